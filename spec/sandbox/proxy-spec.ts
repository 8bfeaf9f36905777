/** @jest-environment node */
import { WebSocket } from 'ws';
import { Visitor } from '../support/visitor';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
beforeEach(() => visitor.control('reset'));
afterAll(() => visitor.sandbox.close());

const login = (query = ''): Promise<Response> =>
  fetch(`${visitor.sandbox.platform}/wp-login${query}`, { redirect: 'manual' });

/** The cookie of a user who has just signed in. */
const cookie = async (): Promise<string> =>
  ((await login()).headers.get('set-cookie') ?? '').split(';')[0] ?? '';

const me = async (headers: Record<string, string>): Promise<number> =>
  (await fetch(`${visitor.sandbox.platform}/rest/v1.1/me`, { headers })).status;

describe('the session of the platform itself', () => {
  it('is an HttpOnly, SameSite cookie that both ways of signing in set', async () => {
    expect((await login()).headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const authorize = '/oauth2/authorize?client_id=1&response_type=token&redirect_uri=http://localhost:1/';
    const response = await fetch(`${visitor.sandbox.platform}${authorize}`, { redirect: 'manual' });
    expect(response.headers.get('set-cookie')).toMatch(/^inkwell_\d+=.+HttpOnly; SameSite=Lax/);
  });

  it('redirects only to addresses on this machine', async () => {
    const there = await login('?redirect_to=http://localhost:1/panel');
    expect([there.status, there.headers.get('location')]).toEqual([302, 'http://localhost:1/panel']);
    const elsewhere = await login('?redirect_to=https://example.com/');
    expect([elsewhere.status, elsewhere.headers.get('set-cookie')]).toEqual([400, null]);
  });

  it('is accepted only with the header of the proxy page, and not from other origins', async () => {
    const own = { Cookie: await cookie() };
    const proxied = { ...own, 'X-Inkwell-Proxy': '1' };
    expect(await me(own)).toBe(403);
    expect(await me({ 'X-Inkwell-Proxy': '1' })).toBe(403);
    expect(await me({ ...proxied, Origin: 'http://localhost:1' })).toBe(403);
    expect(await me({ ...proxied, Origin: visitor.sandbox.platform })).toBe(200);
    expect(await me(proxied)).toBe(200);
  });

  it('cannot be used by other pages, because the preflight response does not allow the header', async () => {
    const response = await fetch(`${visitor.sandbox.platform}/rest/v1.1/me`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:1', 'Access-Control-Request-Headers': 'x-inkwell-proxy' },
    });
    expect(response.headers.get('access-control-allow-headers')).not.toContain('inkwell');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('ends with a sign-out', async () => {
    const headers = { Cookie: await cookie(), 'X-Inkwell-Proxy': '1' };
    await visitor.control('sign-out');
    expect(await me(headers)).toBe(403);
  });

  it('opens a socket for pages of the platform only', async () => {
    const address = `${visitor.sandbox.platform.replace('http', 'ws')}/pinghub/wpcom/me/newest-note-data`;
    const headers = { Cookie: await cookie() };
    const open = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = new WebSocket(address, ['pinghub'], { origin, headers });
        socket.once('open', () => resolve('open')).once('error', (error) => resolve(error.message));
      });
    expect(await open(visitor.sandbox.platform)).toBe('open');
    expect(await open('http://localhost:1')).toContain('401');
  });
});

describe('the proxy page', () => {
  const page = (): Promise<Response> => fetch(`${visitor.sandbox.platform}/wp-admin/rest-proxy/?v=2.0`);

  it('may be embedded by the panel, the host page and the origins that are added', async () => {
    const { panel, host } = visitor.sandbox;
    const first = (await page()).headers.get('content-security-policy');
    expect(first).toBe(`frame-ancestors 'self' ${panel} ${host}`);
    await visitor.control('proxy-parents', { origins: ['http://127.0.0.1:9'] });
    const response = await page();
    expect(response.headers.get('content-security-policy')).toBe(`${String(first)} http://127.0.0.1:9`);
    expect(await response.text()).toContain('http://127.0.0.1:9');
    await visitor.control('reset');
    expect((await page()).headers.get('content-security-policy')).toBe(first);
  });

  it.each(["http://a.b'; x", 'http://a.b;x', 'http://a,b', "http://a'b", 'http://a.b/', 'null', '*', ' '])(
    'rejects a parent that is not an origin: %p',
    async (origin) => {
      const first = (await page()).headers.get('content-security-policy');
      expect(await visitor.control('proxy-parents', { origins: [origin] })).toMatchObject({
        error: 'invalid_input',
      });
      expect((await page()).headers.get('content-security-policy')).toBe(first);
    },
  );
});
