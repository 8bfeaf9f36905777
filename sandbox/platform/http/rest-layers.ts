import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { authorizationRequired, invalidToken } from '../model/platform-error';
import type { Platform } from '../platform';
import { readBody } from './body';
import type { SandboxContext, SandboxEnv } from './env';
import { spoiled } from './faults';

/** Writes each request down, with how it ended. */
export function logged(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const query = Object.fromEntries(
      Object.entries(context.req.queries()).map(([name, values]) => [
        name,
        values.length === 1 ? (values[0] ?? '') : values,
      ]),
    );
    const entry = platform.log.start({ method: context.req.method, path: context.req.path, query });
    context.set('logged', entry);
    const { outgoing } = context.env;
    outgoing.on('close', () => {
      entry.aborted = !outgoing.writableFinished;
      entry.status = entry.aborted ? 0 : outgoing.statusCode;
    });
    entry.body = await readBody(context).catch(() => null);
    await next();
  };
}

/** Delays and spoils answers as the weather has it. */
export function weathered(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const { slowMs } = platform.weather;
    const { world } = platform;
    const { incoming } = context.env;
    if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
    // A request from before a reset must not change the world after it, which may be another spec's.
    if (platform.world !== world) {
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    const { method, url = context.req.path } = incoming;
    const fault = platform.weather.take(method ?? '', url);
    if (fault === undefined) {
      await next();
      return undefined;
    }
    const entry = context.get('logged');
    if (entry) entry.fault = String(fault.kind);
    return spoiled(context, fault, next);
  };
}

/** Refuses what cannot be read, even where nobody would read it: `invalid_input` (400). */
export const readable: MiddlewareHandler<SandboxEnv> = async (context, next) => {
  if (context.req.method !== 'GET') await readBody(context);
  await next();
};

/**
 * Lets only bearers of a valid token through, and the proxy page on behalf of who is signed in to the platform. Public posts are
 * for those without a token, too.
 */
export function authorised(platform: Platform): MiddlewareHandler<SandboxEnv> {
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

/** Posts that are for everybody, and lists of them. */
const isPublic = ({ req: { method, path } }: SandboxContext): boolean =>
  method === 'GET' && /\/(freshly-pressed|sites\/[^/]+\/posts(\/[^/]+)?)\/?$/.test(path);

/**
 * Whether the platform's own proxy page asks, for somebody who is signed in. The header is what other pages cannot forge:
 * it needs a preflight, which does not allow it.
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
