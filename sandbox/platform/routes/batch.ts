import type { Hono } from 'hono';
import { isRecord, toJson, type Json } from '../model/json';
import { PlatformError } from '../model/platform-error';
import { queryList } from '../http/body';
import type { SandboxEnv } from '../http/env';

/** Several GET requests in one: answers an object with each path's body, errors included. */
export function batchRoutes(rest: Hono<SandboxEnv>): void {
  rest.get('/batch', async (context) => {
    const urls = queryList(context, 'urls');
    if (urls.length === 0) throw new PlatformError(400, 'invalid_input', 'Invalid urls');
    const answers = await Promise.all(
      urls.map(async (url): Promise<[string, Json]> => {
        const path = `/${url.replace(/^\/(rest\/v[\d.]+\/)?/, '')}`;
        if (path.startsWith('/batch'))
          return [url, { error: 'invalid_input', message: 'A batch cannot hold a batch' }];
        const answer = await rest.request(path, {}, context.env);
        const body: unknown = await answer.json();
        const failed =
          !answer.ok && isRecord(body) ? { status_code: answer.status, errors: toJson(body) } : undefined;
        return [url, failed ?? toJson(body)];
      }),
    );
    return context.json(Object.fromEntries(answers));
  });
}
