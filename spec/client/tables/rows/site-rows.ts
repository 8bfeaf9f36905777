import type { Client } from '../../../../src/client';
import type { Row } from './row';

const plugin = (client: Client) => client.site(1).plugin('a/b');
const wpcomPlugin = (client: Client) => client.site(1).wpcomPlugin('gallery');
const wordAds = (client: Client) => client.site(1).wordAds();
const PLUGIN = '/rest/v1.1/sites/1/plugins/a%2Fb';
const WPCOM_PLUGIN = '/rest/v1.1/sites/1/wpcom-plugins/gallery';

/** Section 7, "Sites", from "Follows" to "Other". */
export const SITE_ROWS: readonly Row[] = [
  [
    '[calls-of-sites-and-posts] GET /sites/{id}',
    (c) => c.site('a.test/blog').get(),
    'GET /rest/v1.1/sites/a.test%2Fblog',
  ],
  [
    '[calls-of-follows] GET /follows/mine',
    (c) => c.site(1).follow().mine(),
    'GET /rest/v1.1/sites/1/follows/mine',
  ],
  [
    '[calls-of-follows] PUT /follows/new',
    (c) => c.site(1).follow().add(),
    'PUT /rest/v1.1/sites/1/follows/new',
  ],
  [
    '[calls-of-follows] delete /follows/mine/delete',
    (c) => c.site(1).follow().delete(),
    'DELETE /rest/v1.1/sites/1/follows/mine/delete',
  ],
  ['GET /domains/primary', (c) => c.site(1).domain().getPrimary(), 'GET /rest/v1.1/sites/1/domains/primary'],
  [
    '[calls-of-site-settings] PUT /domains/primary (domain)',
    (c) => c.site(1).domain().setPrimary('a.test'),
    'PUT /rest/v1.1/sites/1/domains/primary {"domain":"a.test"}',
  ],
  [
    'GET /domains/redirect',
    (c) => c.site(1).domain().getRedirect(),
    'GET /rest/v1.1/sites/1/domains/redirect',
  ],
  [
    '[calls-of-site-settings] PUT /domains/redirect (location)',
    (c) => c.site(1).domain().setRedirect('b.test'),
    'PUT /rest/v1.1/sites/1/domains/redirect {"location":"b.test"}',
  ],
  ['[calls-of-plugins] GET /plugins/{slug}', (c) => plugin(c).get(), `GET ${PLUGIN}`],
  ['PUT /plugins/{slug}', (c) => plugin(c).update({ active: true }), `PUT ${PLUGIN} {"active":true}`],
  [
    '[fields-of-a-plugin] PUT /plugins/{slug}, active',
    (c) => plugin(c).activate(),
    `PUT ${PLUGIN} {"active":true}`,
  ],
  [
    '[plugin-toggles] PUT /plugins/{slug}, not active',
    (c) => plugin(c).deactivate(),
    `PUT ${PLUGIN} {"active":false}`,
  ],
  [
    '[fields-of-a-plugin] PUT /plugins/{slug}, autoupdate',
    (c) => plugin(c).enableAutoupdate(),
    `PUT ${PLUGIN} {"autoupdate":true}`,
  ],
  [
    '[plugin-toggles] PUT /plugins/{slug}, no autoupdate',
    (c) => plugin(c).disableAutoupdate(),
    `PUT ${PLUGIN} {"autoupdate":false}`,
  ],
  ['[calls-of-plugins] PUT /plugins/{slug}/update', (c) => plugin(c).updateVersion(), `PUT ${PLUGIN}/update`],
  ['[calls-of-plugins] PUT /plugins/{slug}/install', (c) => plugin(c).install(), `PUT ${PLUGIN}/install`],
  ['PUT /plugins/{slug}/delete', (c) => plugin(c).delete(), `PUT ${PLUGIN}/delete`],
  [
    'wpcom-plugins PUT',
    (c) => wpcomPlugin(c).update({ active: true }),
    `PUT ${WPCOM_PLUGIN} {"active":true}`,
  ],
  ['wpcom-plugins PUT with active', (c) => wpcomPlugin(c).activate(), `PUT ${WPCOM_PLUGIN} {"active":true}`],
  [
    'wpcom-plugins PUT with active false',
    (c) => wpcomPlugin(c).deactivate(),
    `PUT ${WPCOM_PLUGIN} {"active":false}`,
  ],
  [
    '[calls-of-site-settings] GET /settings',
    (c) => c.site(1).settings().get(),
    'GET /rest/v1.1/sites/1/settings',
  ],
  [
    'GET /settings, one of them',
    (c) => c.site(1).settings().getOption('blogname'),
    'GET /rest/v1.1/sites/1/settings?fields=settings',
  ],
  [
    '[calls-of-site-settings] PUT /settings',
    (c) => c.site(1).settings().update({ blogname: 'A name' }),
    'PUT /rest/v1.1/sites/1/settings {"blogname":"A name"}',
  ],
  [
    'PUT /settings, one of them',
    (c) => c.site(1).settings().setOption('blogname', 'A name'),
    'PUT /rest/v1.1/sites/1/settings {"blogname":"A name"}',
  ],
  [
    '[calls-of-vouchers] GET /vouchers',
    (c) => c.site(1).creditVouchers().list(),
    'GET /wp-json/wpcom/v2/sites/1/vouchers',
  ],
  [
    'GET /vouchers/{id}',
    (c) => c.site(1).creditVouchers().get('google'),
    'GET /wp-json/wpcom/v2/sites/1/vouchers/google',
  ],
  [
    '[calls-of-vouchers] POST /vouchers/{id}/assign',
    (c) => c.site(1).creditVouchers().assign('google'),
    'POST /wp-json/wpcom/v2/sites/1/vouchers/google/assign {}',
  ],
  [
    '[calls-of-wordads] GET /wordads/settings',
    (c) => wordAds(c).settings().get(),
    'GET /rest/v1.1/sites/1/wordads/settings',
  ],
  [
    'POST /wordads/settings',
    (c) => wordAds(c).settings().update({ paypal: 'a' }),
    'POST /rest/v1.1/sites/1/wordads/settings {"paypal":"a"}',
  ],
  [
    '[calls-of-wordads] GET /wordads/earnings',
    (c) => wordAds(c).earnings().get(),
    'GET /rest/v1.1/sites/1/wordads/earnings',
  ],
  [
    '[calls-of-wordads] GET /wordads/tos',
    (c) => wordAds(c).tos().get(),
    'GET /rest/v1.1/sites/1/wordads/tos',
  ],
  [
    'POST /wordads/tos',
    (c) => wordAds(c).tos().update({ tos: 'signed' }),
    'POST /rest/v1.1/sites/1/wordads/tos {"tos":"signed"}',
  ],
  [
    '[terms-of-service] POST /wordads/tos, signed',
    (c) => wordAds(c).tos().sign(),
    'POST /rest/v1.1/sites/1/wordads/tos {"tos":"signed"}',
  ],
  [
    '[other-calls-of-a-site] GET /post-counts/{type}',
    (c) => c.site(1).postCounts('page'),
    'GET /rest/v1.1/sites/1/post-counts/page',
  ],
  [
    '[other-calls-of-a-site] GET /shortcodes/render (shortcode)',
    (c) => c.site(1).renderShortcode('[a]'),
    'GET /rest/v1.1/sites/1/shortcodes/render?shortcode=%5Ba%5D',
  ],
  [
    '[other-calls-of-a-site] GET /embeds/render (embed_url)',
    (c) => c.site(1).renderEmbed('https://a.test'),
    'GET /rest/v1.1/sites/1/embeds/render?embed_url=https%3A%2F%2Fa.test',
  ],
  [
    '[stats-endpoints] POST /stats/referrers/spam/new (domain)',
    (c) => c.site(1).statsReferrersSpamNew('a.test'),
    'POST /rest/v1.1/sites/1/stats/referrers/spam/new?domain=a.test',
  ],
  [
    'POST /stats/referrers/spam/delete (domain)',
    (c) => c.site(1).statsReferrersSpamDelete('a.test'),
    'POST /rest/v1.1/sites/1/stats/referrers/spam/delete?domain=a.test',
  ],
  ['stats of a video', (c) => c.site(1).statsVideo(6), 'GET /rest/v1.1/sites/1/stats/video/6'],
  ['stats of a post', (c) => c.site(1).statsPostViews(2), 'GET /rest/v1.1/sites/1/stats/post/2'],
];
