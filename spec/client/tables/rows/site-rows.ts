import type { Group, Site } from './row';

const vouchers = '/wp-json/wpcom/v2/sites/1/vouchers';

/** Settings, plugins, lists and statistics of a site, below /sites/1. */
export const SITE_ROWS: readonly Group<Site>[] = [
  [
    '[calls-of-follows] follows',
    [
      ['GET /follows/mine', (s) => s.follow().mine()],
      ['PUT /follows/new', (s) => s.follow().add()],
      ['DELETE /follows/mine/delete', (s) => s.follow().delete()],
    ],
  ],
  [
    '[calls-of-site-settings] settings',
    [
      ['GET /domains/primary', (s) => s.domain().getPrimary()],
      ['PUT /domains/primary {"domain":"a.test"}', (s) => s.domain().setPrimary('a.test')],
      ['GET /domains/redirect', (s) => s.domain().getRedirect()],
      ['PUT /domains/redirect {"location":"b.test"}', (s) => s.domain().setRedirect('b.test')],
      ['GET /settings', (s) => s.settings().get()],
      ['GET /settings?fields=settings', (s) => s.settings().getOption('blogname')],
      ['PUT /settings {"blogname":"A name"}', (s) => s.settings().update({ blogname: 'A name' })],
      ['PUT /settings {"blogname":"A name"}', (s) => s.settings().setOption('blogname', 'A name')],
    ],
  ],
  [
    '[calls-of-plugins] [fields-of-a-plugin] [plugin-toggles] plugins',
    [
      ['GET /plugins/a%2Fb', (s) => s.plugin('a/b').get()],
      ['PUT /plugins/a%2Fb {"active":true}', (s) => s.plugin('a/b').update({ active: true })],
      ['PUT /plugins/a%2Fb {"active":true}', (s) => s.plugin('a/b').activate()],
      ['PUT /plugins/a%2Fb {"active":false}', (s) => s.plugin('a/b').deactivate()],
      ['PUT /plugins/a%2Fb {"autoupdate":true}', (s) => s.plugin('a/b').enableAutoupdate()],
      ['PUT /plugins/a%2Fb {"autoupdate":false}', (s) => s.plugin('a/b').disableAutoupdate()],
      ['PUT /plugins/a%2Fb/update', (s) => s.plugin('a/b').updateVersion()],
      ['PUT /plugins/a%2Fb/install', (s) => s.plugin('a/b').install()],
      ['PUT /plugins/a%2Fb/delete', (s) => s.plugin('a/b').delete()],
      [
        'PUT /wpcom-plugins/gallery {"active":true}',
        (s) => s.wpcomPlugin('gallery').update({ active: true }),
      ],
      ['PUT /wpcom-plugins/gallery {"active":true}', (s) => s.wpcomPlugin('gallery').activate()],
      ['PUT /wpcom-plugins/gallery {"active":false}', (s) => s.wpcomPlugin('gallery').deactivate()],
    ],
  ],
  [
    '[calls-of-vouchers] vouchers',
    [
      [`GET ${vouchers}`, (s) => s.creditVouchers().list()],
      [`GET ${vouchers}/google`, (s) => s.creditVouchers().get('google')],
      [`POST ${vouchers}/google/assign {}`, (s) => s.creditVouchers().assign('google')],
    ],
  ],
  [
    '[calls-of-wordads] [terms-of-service] WordAds',
    [
      ['GET /wordads/settings', (s) => s.wordAds().settings().get()],
      ['POST /wordads/settings {"paypal":"a"}', (s) => s.wordAds().settings().update({ paypal: 'a' })],
      ['GET /wordads/earnings', (s) => s.wordAds().earnings().get()],
      ['GET /wordads/tos', (s) => s.wordAds().tos().get()],
      ['POST /wordads/tos {"tos":"signed"}', (s) => s.wordAds().tos().update({ tos: 'signed' })],
      ['POST /wordads/tos {"tos":"signed"}', (s) => s.wordAds().tos().sign()],
    ],
  ],
  [
    '[other-calls-of-a-site] others',
    [
      ['GET /post-counts/page', (s) => s.postCounts('page')],
      ['GET /shortcodes/render?shortcode=%5Ba%5D', (s) => s.renderShortcode('[a]')],
      ['GET /embeds/render?embed_url=https%3A%2F%2Fa.test', (s) => s.renderEmbed('https://a.test')],
    ],
  ],
  [
    '[list-endpoints] lists',
    [
      ['GET /categories', (s) => s.categoriesList()],
      ['GET /comments', (s) => s.commentsList()],
      ['GET /domains', (s) => s.domainsList()],
      ['GET /embeds', (s) => s.embedsList()],
      ['GET /follows', (s) => s.followsList()],
      ['GET /media', (s) => s.mediaList()],
      ['GET /page-templates', (s) => s.pageTemplates()],
      ['GET /plugins', (s) => s.pluginsList()],
      ['GET /posts', (s) => s.postsList()],
      ['GET /post-types', (s) => s.postTypesList()],
      ['GET /shortcodes', (s) => s.shortcodesList()],
      ['GET /tags', (s) => s.tagsList()],
      ['GET /users', (s) => s.usersList()],
      ['GET /wpcom-plugins', (s) => s.wpcomPluginsList()],
    ],
  ],
  [
    '[stats-endpoints] statistics',
    [
      ['GET /stats', (s) => s.stats()],
      ['GET /stats/clicks', (s) => s.statsClicks()],
      ['GET /stats/comment-followers', (s) => s.statsCommentFollowers()],
      ['GET /stats/comments', (s) => s.statsComments()],
      ['GET /stats/country-views', (s) => s.statsCountryViews()],
      ['GET /stats/followers', (s) => s.statsFollowers()],
      ['GET /stats/insights', (s) => s.statsInsights()],
      ['GET /stats/publicize', (s) => s.statsPublicize()],
      ['GET /stats/referrers', (s) => s.statsReferrers()],
      ['GET /stats/search-terms', (s) => s.statsSearchTerms()],
      ['GET /stats/streak', (s) => s.statsStreak()],
      ['GET /stats/summary', (s) => s.statsSummary()],
      ['GET /stats/tags', (s) => s.statsTags()],
      ['GET /stats/top-authors', (s) => s.statsTopAuthors()],
      ['GET /stats/top-posts', (s) => s.statsTopPosts()],
      ['GET /stats/video-plays', (s) => s.statsVideoPlays()],
      ['GET /stats/visits', (s) => s.statsVisits()],
      ['GET /stats/video/6', (s) => s.statsVideo(6)],
      ['GET /stats/post/2', (s) => s.statsPostViews(2)],
      ['POST /stats/referrers/spam/new?domain=a.test', (s) => s.statsReferrersSpamNew('a.test')],
      ['POST /stats/referrers/spam/delete?domain=a.test', (s) => s.statsReferrersSpamDelete('a.test')],
    ],
  ],
];
