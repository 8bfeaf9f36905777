import { endpoint } from '../endpoint';
import { noun } from '../noun';
import type { Plugin, PluginBody } from '../types/plugin';
import { whole } from './shapes';

/** A switch of a plugin, thrown (section 4). */
const set = (body: PluginBody) => ({ sends: () => ({ body }) });

/** Section 7, "Plugins". */
export const plugin = noun({
  at: ['plugin'],
  calls: {
    get: endpoint<Plugin>()('GET /sites/{site}/plugins/{plugin}'),
    update: endpoint<Plugin, [body: PluginBody]>()('PUT /sites/{site}/plugins/{plugin}', whole),
    updateVersion: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}/update'),
    install: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}/install'),
    delete: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}/delete'),
    activate: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}', set({ active: true })),
    deactivate: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}', set({ active: false })),
    enableAutoupdate: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}', set({ autoupdate: true })),
    disableAutoupdate: endpoint<Plugin>()('PUT /sites/{site}/plugins/{plugin}', set({ autoupdate: false })),
  },
});

/** The plugins that the platform itself provides. */
export const wpcomPlugin = noun({
  at: ['plugin'],
  calls: {
    update: endpoint<Plugin, [body: PluginBody]>()('PUT /sites/{site}/wpcom-plugins/{plugin}', whole),
    activate: endpoint<Plugin>()('PUT /sites/{site}/wpcom-plugins/{plugin}', set({ active: true })),
    deactivate: endpoint<Plugin>()('PUT /sites/{site}/wpcom-plugins/{plugin}', set({ active: false })),
  },
});
