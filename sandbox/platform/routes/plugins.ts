import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import { PlatformError, unknown } from '../model/platform-error';
import { newPlugin, type Plugin, pluginShape } from '../model/shelves/plugins';
import type { Shelf } from '../model/shelves/shelf';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { flagOf } from '../model/input';
import type { Platform } from '../platform';
import { changing, ownSiteOf } from './parameters';

/** A site's plugins: switching, updating, installing and deleting them; the platform's own can only be switched. */
export function pluginRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const kinds = [
    { path: '/sites/:site/plugins', name: 'plugins' },
    { path: '/sites/:site/wpcom-plugins', name: 'wpcomPlugins' },
  ] as const;
  for (const { path, name } of kinds) {
    const shelfOf = (context: SandboxContext): Shelf<Plugin> =>
      platform.shelves.of(ownSiteOf(platform, context, 'manage plugins').id)[name];

    rest.get(path, (context) => context.json({ plugins: shelfOf(context).all.map(pluginShape) }));
    rest.get(`${path}/:plugin`, (context) => context.json(pluginShape(pluginOf(shelfOf(context), context))));
    rest.on(changing, `${path}/:plugin`, async (context) => {
      const shelf = shelfOf(context);
      const plugin = pluginOf(shelf, context);
      const changed = switched(plugin, await readInput(context));
      return context.json(pluginShape(shelf.put(plugin.slug, changed)));
    });
  }

  const shelfOf = (context: SandboxContext): Shelf<Plugin> =>
    platform.shelves.of(ownSiteOf(platform, context, 'manage plugins').id).plugins;
  const withLog = (plugin: Plugin, line: string): JsonObject => ({ ...pluginShape(plugin), log: [line] });

  rest.on(changing, '/sites/:site/plugins/:plugin/update', (context) => {
    const shelf = shelfOf(context);
    const plugin = pluginOf(shelf, context);
    const updated = shelf.put(plugin.slug, { ...plugin, version: plugin.latest });
    return context.json(withLog(updated, `Updated to ${plugin.latest}`));
  });

  rest.on(changing, '/sites/:site/plugins/:plugin/install', (context) => {
    const shelf = shelfOf(context);
    const slug = slugOf(context);
    if (shelf.get(slug) !== undefined)
      throw new PlatformError(400, 'plugin_already_installed', 'The plugin is already installed');
    return context.json(withLog(shelf.put(slug, newPlugin(slug)), 'Installed'));
  });

  rest.on(changing, '/sites/:site/plugins/:plugin/delete', (context) => {
    const shelf = shelfOf(context);
    const plugin = pluginOf(shelf, context);
    if (plugin.active)
      throw new PlatformError(403, 'activated_plugin', 'You cannot delete a plugin while it is active');
    shelf.remove(plugin.slug);
    return context.json(withLog(plugin, 'Deleted'));
  });
}

/** A plugin's slug; its id, `akismet/akismet`, says it too. */
const slugOf = (context: SandboxContext): string => (context.req.param('plugin') ?? '').replace(/\/.*$/, '');

function pluginOf(shelf: Shelf<Plugin>, context: SandboxContext): Plugin {
  const plugin = shelf.get(slugOf(context));
  if (plugin === undefined) throw unknown('plugin');
  return plugin;
}

const switched = (plugin: Plugin, input: JsonObject): Plugin => ({
  ...plugin,
  active: flagOf(input, 'active') ?? plugin.active,
  autoupdate: flagOf(input, 'autoupdate') ?? plugin.autoupdate,
});
