import type { JsonObject } from '../json';

/** A plugin that is installed on a site. */
export interface Plugin {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  /** The newest version; equals `version` if no update is available. */
  readonly latest: string;
  readonly active: boolean;
  readonly autoupdate: boolean;
}

/** The plugins of a new site. */
export const initialPlugins: readonly Plugin[] = [
  {
    slug: 'akismet',
    name: 'Akismet',
    description: 'Keeps spam out of the comments.',
    version: '5.3',
    latest: '5.3.1',
    active: true,
    autoupdate: false,
  },
  {
    slug: 'hello-dolly',
    name: 'Hello Dolly',
    description: 'Not a plugin so much as a song.',
    version: '1.7.2',
    latest: '1.7.2',
    active: false,
    autoupdate: false,
  },
];

/** The platform's own plugins, which can only be switched on and off. */
export const initialWpcomPlugins: readonly Plugin[] = ['gumroad', 'sensei', 'facebook'].map((slug) => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  description: `${slug} for sites of the platform`,
  version: '1.0',
  latest: '1.0',
  active: false,
  autoupdate: true,
}));

/** Creates a newly installed plugin. */
export const newPlugin = (slug: string): Plugin => ({
  slug,
  name: slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
  description: '',
  version: '1.0.0',
  latest: '1.0.0',
  active: false,
  autoupdate: false,
});

/** A plugin in the format of the REST API. */
export const pluginShape = (plugin: Plugin): JsonObject => ({
  id: `${plugin.slug}/${plugin.slug}`,
  slug: plugin.slug,
  name: plugin.name,
  display_name: plugin.name,
  description: plugin.description,
  version: plugin.version,
  active: plugin.active,
  autoupdate: plugin.autoupdate,
  network: false,
  author: 'Inkwell',
  author_url: 'https://example.com/',
  plugin_url: `https://example.com/plugins/${plugin.slug}/`,
  ...(plugin.latest !== plugin.version && { update: { slug: plugin.slug, new_version: plugin.latest } }),
});
