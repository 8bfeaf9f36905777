import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { JsonObject } from '../model/json';
import { authorizationRequired, invalidToken } from '../model/platform-error';
import type { SandboxContext } from './env';
import { answerError } from './errors';
import type { Fault } from './weather';

const HALF = '{"notes": [{"id": 12, "subj';
const json = { 'content-type': 'application/json' };

/**
 * The answer to a request that meets a fault; a status goes with what the platform would say, or with the fault's body.
 * `handle` does what was asked for, which only a lost answer comes after.
 */
export async function spoiled(
  context: SandboxContext,
  { kind, body }: Fault,
  handle: () => Promise<void>,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  if (typeof kind === 'number') {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? usual(kind));
    return new Response(text, { status: kind, headers: typeof body === 'string' ? {} : json });
  }
  switch (kind) {
    case 'invalid-token':
      return answerError(context, invalidToken());
    case 'authorization-required':
      return answerError(context, authorizationRequired());
    case 'empty':
      return new Response(null, { status: 204 });
    case 'blank':
      return new Response('', { headers: json });
    case 'html':
      // Says that it is JSON, as error pages of proxies like to.
      return new Response('<!doctype html><title>Inkwell</title><p>Back in a minute.</p>', { headers: json });
    case 'broken-json':
      return new Response(HALF, { headers: json });
    case 'reset':
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'lost-answer':
      await handle();
      // Once an answer has begun, the browser does not send the request again by itself.
      outgoing.writeHead(context.res.status, { ...json, 'access-control-allow-origin': '*' });
      outgoing.write(HALF, () => incoming.socket.destroy());
      // The answer that there is now would be sent after all.
      context.res = undefined;
      context.res = RESPONSE_ALREADY_SENT;
      return RESPONSE_ALREADY_SENT;
    case 'stall':
      outgoing.writeHead(200, { ...json, 'access-control-allow-origin': '*' });
      outgoing.write(HALF);
      return silence(context);
    case 'timeout':
      return silence(context);
  }
}

/** Nothing more, until the client has had enough. */
async function silence({ env: { outgoing } }: SandboxContext): Promise<Response> {
  await new Promise((resolve) => outgoing.once('close', resolve));
  return RESPONSE_ALREADY_SENT;
}

function usual(status: number): JsonObject {
  const known: Readonly<Record<number, JsonObject>> = {
    200: {},
    401: { error: 'invalid_token', message: 'The OAuth2 token is invalid.' },
    404: { error: 'unknown_endpoint', message: 'Nothing lives here today' },
    500: { error: 'internal_error', message: 'The kettle has boiled over' },
  };
  return known[status] ?? { error: `fault_${status}`, message: `Bad weather: ${status}` };
}
