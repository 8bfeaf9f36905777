import type { Hono } from 'hono';
import { isRecord, type Json, toJson } from '../model/json';
import { PlatformError } from '../model/platform-error';
import { queryList } from '../http/body';
import type { SandboxEnv } from '../http/env';

/** Executes several GETs in one request. The response has the body of each path, also for errors. */
export function batchRoutes(rest: Hono<SandboxEnv>): void {
  rest.get('/batch', async (context) => {
    const urls = queryList(context, 'urls');
    if (urls.length === 0) throw new PlatformError(400, 'invalid_input', 'Invalid urls');
    const bodies = await Promise.all(
      urls.map(async (url): Promise<[string, Json]> => {
        const path = `/${url.replace(/^\/(rest\/v[\d.]+\/)?/, '')}`;
        if (path.startsWith('/batch'))
          return [url, { error: 'invalid_input', message: 'A batch cannot hold a batch' }];
        const response = await rest.request(path, {}, context.env);
        const body: unknown = await response.json();
        const failed =
          !response.ok && isRecord(body) ? { status_code: response.status, errors: toJson(body) } : undefined;
        return [url, failed ?? toJson(body)];
      }),
    );
    return context.json(Object.fromEntries(bodies));
  });
}
