import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { PlatformError } from '../model/platform-error';
import type { Platform } from '../platform';
import { readBody } from './body';
import type { SandboxContext, SandboxEnv } from './env';
import type { FaultKind } from './weather';

/** Writes each request down, with how it ended. */
export function logged(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const body = await readBody(context).catch(() => null);
    const query = Object.fromEntries(
      Object.entries(context.req.queries()).map(([name, values]) => [
        name,
        values.length === 1 ? (values[0] ?? '') : values,
      ]),
    );
    const entry = platform.log.start({ method: context.req.method, path: context.req.path, query, body });
    const { outgoing } = context.env;
    outgoing.on('close', () => {
      entry.aborted = !outgoing.writableFinished;
      entry.status = entry.aborted ? 0 : outgoing.statusCode;
    });
    await next();
  };
}

/** Delays and spoils answers as the weather has it. */
export function weathered(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const { slowMs } = platform.weather;
    if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
    const fault = platform.weather.take(context.req.method, context.req.path);
    if (fault === undefined) {
      await next();
      return undefined;
    }
    return spoiled(context, fault);
  };
}

async function spoiled(context: SandboxContext, fault: FaultKind): Promise<Response> {
  switch (fault) {
    case '500':
      return context.json({ error: 'internal_error', message: 'The kettle has boiled over' }, 500);
    case '404':
      return context.json({ error: 'unknown_endpoint', message: 'Nothing lives here today' }, 404);
    case '401':
      return context.json({ error: 'invalid_token', message: 'The OAuth2 token is invalid.' }, 401);
    case 'broken-json':
      return context.body('{"notes": [{"id": 12, "subj', 200, { 'content-type': 'application/json' });
    case 'reset':
      context.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'timeout':
      await new Promise((resolve) => context.env.outgoing.once('close', resolve));
      return RESPONSE_ALREADY_SENT;
  }
}

/** Lets only bearers of a valid token through. */
export function authorised(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    const [, token] = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const state = token === undefined ? 'none' : platform.tokens.stateOf(token);
    if (state === 'none') {
      const message = 'An active access token must be used to query information about the current user.';
      throw new PlatformError(401, 'authorization_required', message);
    }
    if (state === 'expired') throw new PlatformError(401, 'authorization_required', 'The token has expired.');
    if (state === 'unknown') throw new PlatformError(401, 'invalid_token', 'The OAuth2 token is invalid.');
    await next();
  };
}
