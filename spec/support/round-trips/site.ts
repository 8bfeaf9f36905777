import { map } from 'rxjs';
import type { Client } from '../../../src/client';
import { own, type RoundTrip, type Step } from './round-trip';

type Noun = Pick<ReturnType<ReturnType<Client['site']>['tag']>, 'add' | 'get' | 'update' | 'delete'>;

const made = { name: 'Biscuits', description: 'To dip' };

/** The `success` of categories and tags is a text, that of other taxonomies a flag. */
const termSteps = (one: Noun, success: true | 'true'): readonly Step[] => [
  [one.add(made), { slug: 'biscuits', ...made, post_count: 0 }],
  [one.get(), { name: 'Biscuits' }],
  [one.update({ name: 'Rusks' }), { slug: 'biscuits', name: 'Rusks' }],
  [one.get(), { name: 'Rusks' }],
  [one.delete(), { slug: 'biscuits', success }],
  [one.get(), '404 UnknownTaxonomyError'],
];

/** Round trips of a site: terms, plugins, settings, domains, advertisements, vouchers and referrers. */
export const siteTrips: readonly RoundTrip[] = [
  { noun: 'categories', steps: (client) => termSteps(client.site(own).category('biscuits'), 'true') },
  { noun: 'tags', steps: (client) => termSteps(client.site(own).tag('biscuits'), 'true') },
  {
    noun: 'terms',
    steps: (client) => {
      const taxonomy = client.site(own).taxonomy('jetpack-portfolio-type');
      return [
        ...termSteps(taxonomy.term('biscuits'), true),
        [taxonomy.term('rusks').add({ name: 'Rusks' }), { slug: 'rusks' }],
        [taxonomy.termsList().pipe(map(({ terms }) => terms.at(-1))), { name: 'Rusks' }],
        [
          client.site(own).postType('jetpack-portfolio').taxonomiesList(),
          { found: 2, taxonomies: [{ name: 'jetpack-portfolio-type' }, {}] },
        ],
      ];
    },
  },
  {
    noun: 'plugins',
    steps: (client) => {
      const { plugin: pluginOf, wpcomPlugin, wpcomPluginsList } = client.site(own);
      const [plugin, fresh] = [pluginOf('akismet'), pluginOf('tea-timer')];
      const active$ = wpcomPluginsList().pipe(map(({ plugins }) => plugins.filter(({ active }) => active)));
      return [
        [plugin.deactivate(), { active: false }],
        [plugin.enableAutoupdate(), { autoupdate: true }],
        [plugin.get(), { active: false, autoupdate: true }],
        [plugin.activate(), { active: true }],
        [plugin.disableAutoupdate(), { autoupdate: false }],
        [plugin.updateVersion(), { version: '5.3.1' }],
        [fresh.get(), '404 UnknownPluginError'],
        [fresh.install(), { slug: 'tea-timer', name: 'Tea Timer', active: false }],
        [fresh.activate(), { active: true }],
        [fresh.delete(), '403 ActivatedPluginError'],
        [fresh.update({ active: false, autoupdate: true }), { active: false, autoupdate: true }],
        [fresh.delete(), { slug: 'tea-timer' }],
        [fresh.get(), '404 UnknownPluginError'],
        [wpcomPlugin('sensei').activate(), { active: true }],
        [active$, [{ slug: 'sensei' }]],
        [wpcomPlugin('sensei').deactivate(), { active: false }],
      ];
    },
  },
  {
    noun: 'settings',
    steps: (client) => {
      const settings = client.site(own).settings();
      const update = { blogname: 'The Slower Kettle', posts_per_page: 5 };
      return [
        [settings.update(update), { updated: update }],
        [settings.get(), { name: 'The Slower Kettle', settings: { posts_per_page: 5 } }],
        [settings.setOption('date_format', 'Y'), { updated: { date_format: 'Y' } }],
        [settings.getOption('date_format'), 'Y'],
        [client.site(own).get(), { name: 'The Slower Kettle' }],
      ];
    },
  },
  {
    noun: 'domains of a site',
    steps: (client) => {
      const domain = client.site(own).domain();
      return [
        [domain.getPrimary(), { domain: 'slow-kettle.inkwell.example' }],
        [domain.setPrimary('slow-kettle.example'), { success: true, domain: 'slow-kettle.example' }],
        [domain.getPrimary(), { domain: 'slow-kettle.example', primary_domain: true }],
        [domain.setRedirect('example.com'), { location: 'example.com' }],
        [domain.getRedirect(), { location: 'example.com' }],
      ];
    },
  },
  {
    noun: 'WordAds',
    steps: (client) => {
      const ads = client.site(own).wordAds();
      const paypal = 'tea@example.com';
      return [
        [ads.tos().get(), { tos: '' }],
        [ads.tos().sign(), { tos: 'signed' }],
        [ads.tos().get(), { tos: 'signed' }],
        [ads.settings().update({ paypal }), { settings: { paypal }, updated: { paypal } }],
        [ads.settings().get(), { settings: { paypal, tos: 'signed' } }],
        [ads.earnings().get(), { ID: own, earnings: {} }],
      ];
    },
  },
  {
    noun: 'vouchers',
    steps: (client) => {
      const vouchers = client.site(own).creditVouchers();
      return [
        [vouchers.list(), { vouchers: { facebook: [{ status: 'available', code: null }] } }],
        [vouchers.assign('facebook'), { voucher: { status: 'assigned', code: 'FB-SECOND-CUP' } }],
        [vouchers.get('facebook'), { vouchers: [{ status: 'assigned' }] }],
        // Errors under a namespace have no `error` field, so the status names this one.
        [vouchers.assign('facebook'), '404 NotFoundError'],
      ];
    },
  },
  {
    noun: 'referrers that are spam',
    steps: (client) => {
      const { statsReferrers, statsReferrersSpamNew, statsReferrersSpamDelete } = client.site(own);
      const spam = 'free-kettles.example';
      const isListed$ = statsReferrers().pipe(map((stats) => JSON.stringify(stats).includes(spam)));
      return [
        [isListed$, true],
        [statsReferrersSpamNew(spam), { success: true }],
        [isListed$, false],
        [statsReferrersSpamDelete(spam), { success: true }],
        [isListed$, true],
      ];
    },
  },
];
