import { Hono } from 'hono';
import { enveloped } from '../http/envelope';
import type { SandboxEnv } from '../http/env';
import { answerError } from '../http/errors';
import { authorised, logged, readable, weathered } from '../http/rest-layers';
import type { Platform } from '../platform';
import { noEndpoint, nouns } from './nouns';

/** The REST API as every version of it answers. */
export function restApi(platform: Platform): Hono<SandboxEnv> {
  const api = new Hono<SandboxEnv>({ strict: false });
  api.use(logged(platform), enveloped, weathered(platform), authorised(platform), readable);
  api.onError((error, context) => answerError(context, error));
  api.route('/', nouns(platform, answerError));
  api.all('*', () => {
    throw noEndpoint();
  });
  return api;
}
