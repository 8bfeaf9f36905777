import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { authorizationRequired, invalidToken } from '../model/platform-error';
import type { Platform } from '../platform';
import { readBody } from './body';
import type { SandboxContext, SandboxEnv } from './env';
import { faultResponse } from './fault-response';
import { ruledHeaders, ruledText } from './response-rules';

/** Logs each request and its result. */
export function logRequests(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const query = Object.fromEntries(
      Object.entries(context.req.queries()).map(([name, values]) => [
        name,
        values.length === 1 ? (values[0] ?? '') : values,
      ]),
    );
    const entry = platform.log.start({ method: context.req.method, path: context.req.path, query });
    context.set('logEntry', entry);
    const { outgoing } = context.env;
    outgoing.on('close', () => {
      entry.aborted = !outgoing.writableFinished;
      entry.status = entry.aborted ? 0 : outgoing.statusCode;
    });
    entry.body = await readBody(context).catch(() => null);
    await next();
  };
}

/** Adds the platform's time to each response, and gaps to its lists if the rules require them. */
export function followRules(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(ruledHeaders(platform))) context.header(name, value);
    if (!platform.world.rules.gaps || !context.res.ok) return;
    const text = await context.res.clone().text();
    const { headers } = context.res;
    context.res = undefined;
    context.res = new Response(ruledText(platform, text), { headers });
  };
}

/** Delays requests and injects faults. */
export function injectFaults(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const { slowMs } = platform.faultInjection;
    const { world } = platform;
    const { incoming } = context.env;
    if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
    // A reset happened during the delay. The request must not change the new state, which may
    // belong to another spec.
    if (platform.world !== world) {
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    const { method, url = context.req.path } = incoming;
    const fault = platform.faultInjection.take(method ?? '', url);
    if (fault === undefined) {
      await next();
      return undefined;
    }
    const entry = context.get('logEntry');
    if (entry) entry.fault = String(fault.kind);
    return faultResponse(context, fault, next);
  };
}

/** Rejects a malformed body with `invalid_input` (400), even on routes that do not read the body. */
export const requireReadableBody: MiddlewareHandler<SandboxEnv> = async (context, next) => {
  if (context.req.method !== 'GET') await readBody(context);
  await next();
};

/**
 * Accepts requests with a valid token, and requests of the proxy page for a signed-in blogger.
 * Public posts need no token.
 */
export function authorise(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const [, token] = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (token === undefined && isProxied(platform, context)) {
      await next();
      return;
    }
    const state = token === undefined ? 'none' : platform.tokens.stateOf(token);
    if (state === 'none' && isPublic(context)) context.set('isAnonymous', true);
    else if (state === 'none') throw authorizationRequired();
    else if (state !== 'valid') throw invalidToken();
    await next();
  };
}

/** Whether the request reads public posts: one post or a list. */
const isPublic = ({ req: { method, path } }: SandboxContext): boolean =>
  method === 'GET' && /\/(freshly-pressed|sites\/[^/]+\/posts(\/[^/]+)?)\/?$/.test(path);

/**
 * Whether the request comes from the platform's proxy page for a signed-in blogger. Other pages
 * cannot send the header: it needs a preflight request, which does not allow it.
 */
function isProxied(platform: Platform, { req }: SandboxContext): boolean {
  const origin = req.header('origin');
  return (
    req.header(PROXY_HEADER) === '1' &&
    (origin === undefined || origin === platform.origin) &&
    platform.sessions.isSignedIn(req.header('cookie'))
  );
}

const PROXY_HEADER = 'x-inkwell-proxy';
