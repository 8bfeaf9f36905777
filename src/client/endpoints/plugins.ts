import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type { Plugin, PluginBody } from '../types/plugin';
import { whole } from './shapes';

/** A switch of a plugin, thrown (section 4). */
const set = (body: PluginBody) => ({ sends: () => ({ body }) });

/** What is switched on and off at any plugin. */
const switchesAt = <const Path extends `/sites/${string}`>(path: Path) => ({
  update: endpoint<Plugin, [body: PluginBody]>()(`PUT ${path}`, whole),
  activate: endpoint<Plugin>()(`PUT ${path}`, set({ active: true })),
  deactivate: endpoint<Plugin>()(`PUT ${path}`, set({ active: false })),
});

/** Section 7, "Plugins". */
export const plugin = noun({
  at: ['plugin'],
  calls: {
    get: endpoint<Plugin>()('GET /sites/{site}/plugins/{plugin}'),
    ...switchesAt('/sites/{site}/plugins/{plugin}'),
    updateVersion: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}/update'),
    install: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}/install'),
    delete: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}/delete'),
    enableAutoupdate: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}', set({ autoupdate: true })),
    disableAutoupdate: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}', set({ autoupdate: false })),
  },
});

/** The plugins that the platform itself provides. */
export const wpcomPlugin = noun({
  at: ['plugin'],
  calls: switchesAt('/sites/{site}/wpcom-plugins/{plugin}'),
});
