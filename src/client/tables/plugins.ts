import { endpoint } from './endpoint';
import { noun } from './noun';
import type { Plugin, PluginBody } from '../types/plugin';
import { body } from './shapes';

/** A call that sends this body to switch a flag on or off (section 4). */
const set = (body: PluginBody) => ({ sends: () => ({ body }) });

/** The calls that every plugin has. */
const switchesAt = <const Path extends `/sites/${string}`>(path: Path) => ({
  update: endpoint<Plugin, [body: PluginBody]>()(`PUT ${path}`, body),
  activate: endpoint<Plugin>()(`PUT ${path}`, set({ active: true })),
  deactivate: endpoint<Plugin>()(`PUT ${path}`, set({ active: false })),
});

/** Section 7, "Plugins". */
export const plugin = noun({
  binds: ['plugin'],
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

/** Plugins that the platform itself provides. */
export const wpcomPlugin = noun({
  binds: ['plugin'],
  calls: switchesAt('/sites/{site}/wpcom-plugins/{plugin}'),
});
