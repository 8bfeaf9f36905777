import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { JsonObject } from '../model/json';
import { authorizationRequired, invalidToken } from '../model/platform-error';
import type { SandboxContext } from './env';
import { errorResponse } from './errors';
import type { Fault } from './fault-injection';
import { withoutItems } from './response-rules';

const HALF = '{"notes": [{"id": 12, "subj';
const json = { 'content-type': 'application/json' };

/**
 * Creates the response to a request with a fault. A status comes with the fault's own body or a
 * default one. `handle` processes the request; only `lost-answer`, `unanswered` and `no-items` call
 * it.
 */
export async function faultResponse(
  context: SandboxContext,
  { kind, body, retryAfter }: Fault,
  handle: () => Promise<void>,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  if (typeof kind === 'number') {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? defaultBody(kind));
    const headers = {
      ...(typeof body !== 'string' && json),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
    return new Response(text, { status: kind, headers });
  }
  switch (kind) {
    case 'invalid-token':
      return errorResponse(context, invalidToken());
    case 'authorization-required':
      return errorResponse(context, authorizationRequired());
    case 'empty':
      return new Response(null, { status: 204 });
    case 'blank':
      return new Response('', { headers: json });
    case 'html':
      // Declared as JSON, because error pages of proxies often are.
      return new Response('<!doctype html><title>Inkwell</title><p>Back in a minute.</p>', { headers: json });
    case 'broken-json':
      return new Response(HALF, { headers: json });
    case 'reset':
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'lost-answer':
      await handle();
      // The response must have begun, because otherwise the browser would retry the request by itself.
      outgoing.writeHead(context.res.status, { ...json, 'access-control-allow-origin': '*' });
      outgoing.write(HALF, () => incoming.socket.destroy());
      // Without this, Hono would send the response of `handle`.
      context.res = undefined;
      context.res = RESPONSE_ALREADY_SENT;
      return RESPONSE_ALREADY_SENT;
    case 'no-items': {
      await handle();
      const answer = new Response(withoutItems(await context.res.text()), { headers: json });
      context.res = undefined;
      context.res = answer;
      return answer;
    }
    case 'stall':
      outgoing.writeHead(200, { ...json, 'access-control-allow-origin': '*' });
      outgoing.write(HALF);
      return waitForClose(context);
    case 'unanswered': {
      await handle();
      const closed = await waitForClose(context);
      context.res = undefined;
      context.res = closed;
      return closed;
    }
    case 'timeout':
      return waitForClose(context);
  }
}

/** Sends nothing more, and waits until the client closes the connection. */
async function waitForClose({ env: { outgoing } }: SandboxContext): Promise<Response> {
  await new Promise((resolve) => outgoing.once('close', resolve));
  return RESPONSE_ALREADY_SENT;
}

function defaultBody(status: number): JsonObject {
  const known: Readonly<Record<number, JsonObject>> = {
    200: {},
    401: { error: 'invalid_token', message: 'The OAuth2 token is invalid.' },
    404: { error: 'unknown_endpoint', message: 'There is no such endpoint' },
    500: { error: 'internal_error', message: 'The server failed' },
  };
  return known[status] ?? { error: `fault_${status}`, message: `Injected fault: ${status}` };
}
