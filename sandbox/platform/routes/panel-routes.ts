import type { Hono } from 'hono';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { commentRoutes } from './comments';
import { followRoutes } from './follows';
import { likeRoutes } from './likes';
import { notificationRoutes } from './notifications';
import { writeMethods } from './parameters';
import { peopleRoutes } from './people';
import type { RouteTable } from './route-table';

/** The routes that the panel calls. They need no HTTP server, so specs call them in virtual time. */
export const panelRoutes: RouteTable = {
  ...notificationRoutes,
  ...peopleRoutes,
  ...commentRoutes,
  ...likeRoutes,
  ...followRoutes,
};

/** Serves the routes that the panel calls over HTTP. */
export function servePanelRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  for (const [name, route] of Object.entries(panelRoutes)) {
    const [method = '', template = ''] = name.split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, ':$1');
    rest.on(method === 'GET' ? [method] : writeMethods, path, async (context) => {
      const input = method === 'GET' ? {} : await readInput(context);
      return context.json(route(platform, { req: context.req, input }));
    });
  }
}
