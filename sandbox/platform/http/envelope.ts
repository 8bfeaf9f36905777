import type { MiddlewareHandler } from 'hono';
import { parseJson, type Json, type JsonObject } from '../model/json';
import type { SandboxContext, SandboxEnv } from './env';

/**
 * The envelope, for clients that cannot see statuses and headers: `?http_envelope=1` wraps an answer of the versioned API
 * as `{ code, headers: [{ name, value }], body }`, `?_envelope` one of a namespace as `{ body, status, headers: {} }`.
 * Both travel with status 200, errors too.
 */
export const enveloped: MiddlewareHandler<SandboxEnv> = async (context, next) => {
  await next();
  const wrap = wrapperFor(context);
  if (wrap === undefined || !(context.res.headers.get('content-type') ?? '').includes('json')) return;
  const { status, headers } = context.res;
  const text = await context.res.clone().text();
  const body = parsed(text);
  // An answer that is broken on purpose stays broken: the envelope is no first aid.
  if (body === undefined) return;
  const pairs = [...headers].filter(([name]) => !name.startsWith('access-control-'));
  const answer = new Response(JSON.stringify(wrap(status, pairs, body)), { status: 200, headers });
  context.res = undefined;
  context.res = answer;
};

type Wrap = (status: number, headers: readonly (readonly [string, string])[], body: Json) => JsonObject;

function wrapperFor(context: SandboxContext): Wrap | undefined {
  const asked = (name: string): boolean => {
    const value = context.req.query(name);
    return value !== undefined && value !== '0' && value !== 'false';
  };
  const versioned = context.req.path.startsWith('/rest/');
  if (versioned && asked('http_envelope')) {
    return (code, headers, body) => ({
      code,
      headers: headers.map(([name, value]) => ({ name, value })),
      body,
    });
  }
  if (asked('_envelope'))
    return (status, headers, body) => ({ body, status, headers: Object.fromEntries(headers) });
  return undefined;
}

function parsed(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
