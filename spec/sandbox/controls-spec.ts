/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterAll(() => visitor.sandbox.close());

const send = (init: RequestInit, path = 'proxy-parents'): Promise<Response> =>
  fetch(`${visitor.sandbox.platform}/sandbox/${path}`, init);

/**
 * The allowed origins in the preflight response and in the response, for a request from this
 * origin.
 */
async function allowedOrigins(origin: string, method: string): Promise<readonly (string | null)[]> {
  const preflight = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'content-type',
  };
  const responses = [
    await send({ method: 'OPTIONS', headers: preflight }, 'state'),
    await send({ headers: { Origin: origin } }, 'state'),
  ];
  return responses.map(({ headers }) => headers.get('access-control-allow-origin'));
}

describe('the controls', () => {
  it.each([
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text with a JSON parameter', { 'Content-Type': 'text/plain; application/json' }],
    ['a body without a type', {}],
  ])('reject %s, which pages of other origins can send without a preflight request', async (_, headers) => {
    const body = new TextEncoder().encode('{"origins":["http://evil.example"]}');
    const response = await send({ method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([
      415,
      { error: 'unsupported_media_type' },
    ]);
    expect(visitor.sandbox.platformModel.proxyParents).not.toContain('http://evil.example');
  });

  it('allow only the origins of the sandbox', async () => {
    const { panel, host, platform } = visitor.sandbox;
    for (const origin of [panel, host, platform])
      expect(await allowedOrigins(origin, 'POST')).toEqual([origin, origin]);
    for (const origin of ['http://evil.example', 'null', panel.replace('localhost', '127.0.0.1')])
      expect(await allowedOrigins(origin, 'POST')).toEqual([null, null]);
  });

  it('reject an origin that may only embed the proxy page', async () => {
    const origin = 'http://127.0.0.1:9';
    await visitor.control('proxy-parents', { origins: [origin] });
    expect(await allowedOrigins(origin, 'DELETE')).toEqual([null, null]);
    await visitor.control('reset');
  });
});
