import type { Listed } from './lists';

/** A plugin of a site; `active` and `autoupdate` can be switched on and off (sections 3 and 4). */
export interface Plugin {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly active: boolean;
  readonly autoupdate: boolean;
  readonly author?: string;
  readonly author_url?: string;
  readonly plugin_url?: string;
  readonly network?: boolean;
  readonly update?: { readonly new_version: string; readonly slug?: string } | null;
  readonly log?: readonly string[];
}

export interface PluginBody {
  readonly active?: boolean;
  readonly autoupdate?: boolean;
}

export interface PluginsResponse extends Listed {
  readonly plugins: readonly Plugin[];
}
