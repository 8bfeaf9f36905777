/** @jest-environment node */
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterAll(() => visitor.sandbox.close());

const JSON_TYPE = { 'Content-Type': 'application/json' };

const answerTo = (init: RequestInit, path = 'proxy-parents'): Promise<Response> =>
  fetch(`${visitor.sandbox.platform}/sandbox/${path}`, init);

/** What an origin's page may do with a control, before it does it and then. */
async function granted(origin: string, method: string): Promise<readonly (string | null)[]> {
  const preflight = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'content-type',
  };
  const answers = [
    await answerTo({ method: 'OPTIONS', headers: preflight }, 'state'),
    await answerTo({ headers: { Origin: origin } }, 'state'),
  ];
  return answers.map(({ headers }) => headers.get('access-control-allow-origin'));
}

describe('the controls', () => {
  it.each([
    ['a plain text', { 'Content-Type': 'text/plain' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['text that only speaks of JSON', { 'Content-Type': 'text/plain; application/json' }],
    ['what says nothing of its type', {}],
  ])('do nothing for %s, which pages send without asking', async (_, headers) => {
    const body = new TextEncoder().encode('{"origins":["http://evil.example"]}');
    const answer = await answerTo({ method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toMatchObject([415, { error: 'unsupported_media_type' }]);
    expect(visitor.sandbox.platformModel.proxyParents).not.toContain('http://evil.example');
  });

  it('are for the pages of the sandbox alone', async () => {
    const { panel, host, platform } = visitor.sandbox;
    for (const origin of [panel, host, platform])
      expect(await granted(origin, 'POST')).toEqual([origin, origin]);
    for (const origin of ['http://evil.example', 'null', panel.replace('localhost', '127.0.0.1')])
      expect(await granted(origin, 'POST')).toEqual([null, null]);
  });

  it('stay closed to a page that may embed the proxy page', async () => {
    const origin = 'http://127.0.0.1:9';
    await visitor.control('proxy-parents', { origins: [origin] });
    expect(await granted(origin, 'DELETE')).toEqual([null, null]);
    await visitor.control('reset');
  });

  it('take JSON with its character set, too', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    expect((await answerTo({ method: 'POST', headers, body: '{"origins":[]}' })).status).toBe(200);
    expect((await answerTo({ method: 'POST', headers: JSON_TYPE }, 'reset')).status).toBe(200);
  });

  it('leave the platform open to everybody', async () => {
    const answer = await fetch(`${visitor.sandbox.platform}/rest/v1.1/me`, {
      headers: { Origin: 'http://evil.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
