import { map } from 'rxjs';
import { inTurn, own, type RoundTrip } from './round-trip';

const made = { name: 'Biscuits', description: 'To dip' };
/** The `success` of categories and tags is a text, that of other taxonomies a flag. */
const seenOfTerm = (success: true | 'true') => [
  { slug: 'biscuits', name: 'Biscuits', description: 'To dip', post_count: 0 },
  { name: 'Biscuits' },
  { slug: 'biscuits', name: 'Rusks' },
  { name: 'Rusks' },
  { slug: 'biscuits', success },
  '404 UnknownTaxonomyError',
];

/** Round trips of a site: terms, plugins, settings. */
export const siteTrips: readonly RoundTrip[] = [
  {
    noun: 'categories',
    take: (client) => {
      const one = client.site(own).category('biscuits');
      return inTurn(
        one.add(made),
        one.get(),
        one.update({ name: 'Rusks' }),
        one.get(),
        one.delete(),
        one.get(),
      );
    },
    sees: seenOfTerm('true'),
  },
  {
    noun: 'tags',
    take: (client) => {
      const one = client.site(own).tag('biscuits');
      return inTurn(
        one.add(made),
        one.get(),
        one.update({ name: 'Rusks' }),
        one.get(),
        one.delete(),
        one.get(),
      );
    },
    sees: seenOfTerm('true'),
  },
  {
    noun: 'terms',
    take: (client) => {
      const taxonomy = client.site(own).taxonomy('jetpack-portfolio-type');
      const one = taxonomy.term('biscuits');
      return inTurn(
        one.add(made),
        one.get(),
        one.update({ name: 'Rusks' }),
        taxonomy.termsList().pipe(map(({ terms }) => terms.at(-1))),
        one.delete(),
        one.get(),
        client.site(own).postType('jetpack-portfolio').taxonomiesList(),
      );
    },
    sees: [...seenOfTerm(true), { found: 2, taxonomies: [{ name: 'jetpack-portfolio-type' }, {}] }],
  },
  {
    noun: 'plugins',
    take: (client) => {
      const plugin = client.site(own).plugin('akismet');
      const fresh = client.site(own).plugin('tea-timer');
      return inTurn(
        plugin.deactivate(),
        plugin.enableAutoupdate(),
        plugin.get(),
        plugin.activate(),
        plugin.disableAutoupdate(),
        plugin.updateVersion(),
        fresh.get(),
        fresh.install(),
        fresh.activate(),
        fresh.delete(),
        fresh.update({ active: false, autoupdate: true }),
        fresh.delete(),
        fresh.get(),
      );
    },
    sees: [
      { active: false },
      { autoupdate: true },
      { active: false, autoupdate: true },
      { active: true },
      { autoupdate: false },
      { version: '5.3.1' },
      '404 UnknownPluginError',
      { slug: 'tea-timer', name: 'Tea Timer', active: false },
      { active: true },
      '403 ActivatedPluginError',
      { active: false, autoupdate: true },
      { slug: 'tea-timer' },
      '404 UnknownPluginError',
    ],
  },
  {
    noun: 'plugins of the platform',
    take: (client) => {
      const plugin = client.site(own).wpcomPlugin('sensei');
      return inTurn(
        plugin.activate(),
        client
          .site(own)
          .wpcomPluginsList()
          .pipe(map(({ plugins }) => plugins.filter(({ active }) => active))),
        plugin.deactivate(),
      );
    },
    sees: [{ active: true }, [{ slug: 'sensei' }], { active: false }],
  },
  {
    noun: 'settings',
    take: (client) => {
      const settings = client.site(own).settings();
      return inTurn(
        settings.update({ blogname: 'The Slower Kettle', posts_per_page: 5 }),
        settings.get(),
        settings.setOption('date_format', 'Y'),
        settings.getOption('date_format'),
        client.site(own).get(),
      );
    },
    sees: [
      { updated: { blogname: 'The Slower Kettle', posts_per_page: 5 } },
      { name: 'The Slower Kettle', settings: { posts_per_page: 5 } },
      { updated: { date_format: 'Y' } },
      'Y',
      { name: 'The Slower Kettle' },
    ],
  },
];
