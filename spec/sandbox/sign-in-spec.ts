/** @jest-environment node */
import { WebSocket } from 'ws';
import { signIn, Visitor } from '../support/visitor';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await Visitor.arrive({ notes: 5 });
});
afterEach(() => visitor.sandbox.close());

const authorize = (query: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`${visitor.sandbox.platform}/oauth2/authorize?${query}`, { redirect: 'manual', ...options });
const decide = (query: string, decision: string): Promise<Response> =>
  authorize(query, { method: 'POST', body: new URLSearchParams({ decision }) });

describe('sign-in', () => {
  it('redirects at once with a token and the state if the app was approved before', async () => {
    const response = await authorize(
      'client_id=1&response_type=token&redirect_uri=http://localhost:8888/&state=a%26b',
    );
    expect(response.status).toBe(302);
    const address = new URL(response.headers.get('location') ?? '');
    const fragment = Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
    expect(address.origin).toBe('http://localhost:8888');
    expect(fragment).toMatchObject({
      expires_in: '86400',
      token_type: 'bearer',
      site_id: '0',
      scope: 'global',
      state: 'a&b',
    });
    expect(fragment.access_token).toHaveLength(64);
  });

  it('asks for consent after a sign-out, which revokes all tokens', async () => {
    await visitor.control('sign-out');
    expect((await visitor.rest('GET', '/me')).status).toBe(400);
    const query = 'client_id=1&response_type=token&redirect_uri=http://localhost:8888/&state=s';
    const page = await (await authorize(query)).text();
    expect(page).toContain('Continue as Wilhelmina');
    const cancelled = await decide(query, 'cancel');
    expect(cancelled.headers.get('location')).toMatch(/#error=access_denied&error_description=.+&state=s$/);
    expect((await decide(query, 'continue')).headers.get('location')).toContain('access_token=');
  });

  it.each([
    ['response_type=token&redirect_uri=http://localhost:1/'],
    ['client_id=1&response_type=code&redirect_uri=http://localhost:1/'],
    ['client_id=1&response_type=token'],
    ['client_id=1&response_type=token&redirect_uri=https://example.com/'],
    ['client_id=1&response_type=token&redirect_uri=javascript:alert(1)'],
  ])('answers %s with an error page instead of a redirect', async (query) => {
    const response = await authorize(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});

describe('tokens', () => {
  it('are required and must be known', async () => {
    const bare = await fetch(`${visitor.sandbox.platform}/rest/v1.1/me`);
    expect([bare.status, await bare.json()]).toEqual([
      403,
      expect.objectContaining({ error: 'authorization_required' }),
    ]);
    const headers = { Authorization: 'Bearer nonsense' };
    const wrong = await fetch(`${visitor.sandbox.platform}/rest/v1.1/me`, { headers });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_token' }),
    ]);
  });

  it('are optional for public posts, which then have no personal flags', async () => {
    const bare = async (path: string) => {
      const response = await fetch(`${visitor.sandbox.platform}/rest/v1.1${path}`);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    await visitor.rest('POST', '/sites/2101/posts/new', { title: 'Not yet', status: 'draft' });
    const drafts = await visitor.rest('GET', '/sites/2101/posts?status=draft');
    const [draft] = drafts.body.posts as { ID: number }[];
    const all = await bare('/sites/2101/posts?status=any&number=100');
    expect(all.status).toBe(200);
    expect(JSON.stringify(all.body)).not.toContain('Not yet');
    expect(await bare(`/sites/2101/posts/${String(draft?.ID)}`)).toMatchObject({ status: 404 });
    const { body } = await bare('/freshly-pressed');
    const [post] = body.posts as { ID: number; site_ID: number; i_like: boolean }[];
    expect(post?.i_like).toBe(false);
    const path = `/sites/${String(post?.site_ID)}/posts/${String(post?.ID)}`;
    expect(await bare(path)).toMatchObject({ status: 200, body: { is_following: false } });
    expect(await bare(`${path}/likes/mine`)).toMatchObject({ status: 403 });
  });

  it('are unique and expire', async () => {
    expect(await signIn(visitor.sandbox)).not.toBe(await signIn(visitor.sandbox));
    await visitor.control('sign-in-policy', { expiresIn: 0 });
    const shortLived = new Visitor(visitor.sandbox, await signIn(visitor.sandbox));
    expect(await shortLived.rest('GET', '/me')).toMatchObject({
      status: 400,
      body: { error: 'invalid_token' },
    });
  });

  it('are required for the channel, as a header or as a subprotocol', async () => {
    const { socket } = await visitor.listen();
    expect(socket.protocol).toBe('pinghub');
    const address = `${visitor.sandbox.platform.replace('http', 'ws')}/pinghub/wpcom/me/newest-note-data`;
    const withHeader = new WebSocket(address, { headers: { Authorization: `Bearer ${visitor.token}` } });
    await new Promise((resolve) => withHeader.once('open', resolve));
    const without = new WebSocket(address);
    const status = await new Promise((resolve) =>
      without
        .once('unexpected-response', (_, response) => resolve(response.statusCode))
        .once('error', () => undefined),
    );
    expect(status).toBe(401);
  });
});
