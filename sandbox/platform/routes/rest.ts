import { Hono } from 'hono';
import { wrapInEnvelope } from '../http/envelope';
import type { SandboxEnv } from '../http/env';
import { errorResponse } from '../http/errors';
import {
  authorise,
  followRules,
  logRequests,
  requireReadableBody,
  injectFaults,
} from '../http/rest-middleware';
import type { Platform } from '../platform';
import { noEndpoint, resourceApp } from './resources';

/** The versioned REST API. All versions have the same routes. */
export function restApi(platform: Platform): Hono<SandboxEnv> {
  const api = new Hono<SandboxEnv>({ strict: false });
  api.use(
    logRequests(platform),
    wrapInEnvelope,
    injectFaults(platform),
    followRules(platform),
    authorise(platform),
    requireReadableBody,
  );
  api.onError((error, context) => errorResponse(context, error));
  api.route('/', resourceApp(platform, errorResponse));
  api.all('*', () => {
    throw noEndpoint();
  });
  return api;
}
