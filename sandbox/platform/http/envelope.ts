import type { MiddlewareHandler } from 'hono';
import { type Json, type JsonObject, parseJson } from '../model/json';
import type { SandboxContext, SandboxEnv } from './env';

/**
 * Wraps JSON responses for clients that cannot read statuses and headers: `?http_envelope=1` gives
 * `{ code, headers: [{ name, value }], body }` (versioned API), `?_envelope` gives `{ body, status,
 * headers: {} }` (namespaces). The wrapped response always has status 200, even for errors.
 */
export const wrapInEnvelope: MiddlewareHandler<SandboxEnv> = async (context, next) => {
  await next();
  const wrap = wrapperFor(context);
  if (wrap === undefined || !(context.res.headers.get('content-type') ?? '').includes('json')) return;
  const { status, headers } = context.res;
  const text = await context.res.clone().text();
  const body = parsed(text);
  // A body that is not valid JSON (fault injection) is sent unchanged.
  if (body === undefined) return;
  const pairs = [...headers].filter(([name]) => !name.startsWith('access-control-'));
  const response = new Response(JSON.stringify(wrap(status, pairs, body)), { status: 200, headers });
  context.res = undefined;
  context.res = response;
};

type Wrap = (status: number, headers: readonly (readonly [string, string])[], body: Json) => JsonObject;

function wrapperFor(context: SandboxContext): Wrap | undefined {
  const isSet = (name: string): boolean => {
    const value = context.req.query(name);
    return value !== undefined && value !== '0' && value !== 'false';
  };
  const versioned = context.req.path.startsWith('/rest/');
  if (versioned && isSet('http_envelope')) {
    return (code, headers, body) => ({
      code,
      headers: headers.map(([name, value]) => ({ name, value })),
      body,
    });
  }
  if (isSet('_envelope'))
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
