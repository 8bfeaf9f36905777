import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import { PlatformError, unknown } from '../model/platform-error';
import { newPlugin, type Plugin, pluginShape } from '../model/collections/plugins';
import type { Collection } from '../model/collections/collection';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { booleanOf } from '../model/input';
import type { Platform } from '../platform';
import { writeMethods, ownSiteOf } from './parameters';

/**
 * Routes that switch, update, install and delete plugins. The platform's own plugins can only be
 * switched on and off.
 */
export function pluginRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const kinds = [
    { path: '/sites/:site/plugins', name: 'plugins' },
    { path: '/sites/:site/wpcom-plugins', name: 'wpcomPlugins' },
  ] as const;
  for (const { path, name } of kinds) {
    const collectionOf = (context: SandboxContext): Collection<Plugin> =>
      platform.collections.of(ownSiteOf(platform, context, 'manage plugins').id)[name];

    rest.get(path, (context) => context.json({ plugins: collectionOf(context).all.map(pluginShape) }));
    rest.get(`${path}/:plugin`, (context) =>
      context.json(pluginShape(pluginOf(collectionOf(context), context))),
    );
    rest.on(writeMethods, `${path}/:plugin`, async (context) => {
      const collection = collectionOf(context);
      const plugin = pluginOf(collection, context);
      const changed = switched(plugin, await readInput(context));
      return context.json(pluginShape(collection.put(plugin.slug, changed)));
    });
  }

  const collectionOf = (context: SandboxContext): Collection<Plugin> =>
    platform.collections.of(ownSiteOf(platform, context, 'manage plugins').id).plugins;
  const withLog = (plugin: Plugin, line: string): JsonObject => ({ ...pluginShape(plugin), log: [line] });

  rest.on(writeMethods, '/sites/:site/plugins/:plugin/update', (context) => {
    const collection = collectionOf(context);
    const plugin = pluginOf(collection, context);
    const updated = collection.put(plugin.slug, { ...plugin, version: plugin.latest });
    return context.json(withLog(updated, `Updated to ${plugin.latest}`));
  });

  rest.on(writeMethods, '/sites/:site/plugins/:plugin/install', (context) => {
    const collection = collectionOf(context);
    const slug = slugOf(context);
    if (collection.get(slug) !== undefined)
      throw new PlatformError(400, 'plugin_already_installed', 'The plugin is already installed');
    return context.json(withLog(collection.put(slug, newPlugin(slug)), 'Installed'));
  });

  rest.on(writeMethods, '/sites/:site/plugins/:plugin/delete', (context) => {
    const collection = collectionOf(context);
    const plugin = pluginOf(collection, context);
    if (plugin.active)
      throw new PlatformError(403, 'activated_plugin', 'You cannot delete a plugin while it is active');
    collection.remove(plugin.slug);
    return context.json(withLog(plugin, 'Deleted'));
  });
}

/** Returns the slug of a plugin. A path may contain its id instead, such as `akismet/akismet`. */
const slugOf = (context: SandboxContext): string => (context.req.param('plugin') ?? '').replace(/\/.*$/, '');

function pluginOf(collection: Collection<Plugin>, context: SandboxContext): Plugin {
  const plugin = collection.get(slugOf(context));
  if (plugin === undefined) throw unknown('plugin');
  return plugin;
}

const switched = (plugin: Plugin, input: JsonObject): Plugin => ({
  ...plugin,
  active: booleanOf(input, 'active') ?? plugin.active,
  autoupdate: booleanOf(input, 'autoupdate') ?? plugin.autoupdate,
});
