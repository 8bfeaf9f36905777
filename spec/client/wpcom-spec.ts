import { WebSocket } from 'ws';
import { type Callback, type Params, requestHandler, wpcom } from '../../src/client/wpcom';
import { Visitor } from '../support/visitor';

// A browser has one; Node 20 does not.
Object.assign(globalThis, { WebSocket });

/** An instance whose handler keeps each request, and its callback. */
function recording() {
  const asked: Params[] = [];
  const callbacks: Callback[] = [];
  const wp = wpcom('a token', (params, fn) => {
    asked.push(params);
    callbacks.push(fn);
    return 'what the handler gives';
  });
  return { wp, asked, callbacks };
}

describe('wpcom(token?, requestHandler?)', () => {
  it('makes an instance with new and without, and with either argument left out', () => {
    const handler = (): void => undefined;
    expect(new wpcom('a token', handler)).toBeInstanceOf(wpcom);
    expect(wpcom('a token', handler)).toMatchObject({
      token: 'a token',
      request: handler,
      apiVersion: '1.1',
    });
    expect(wpcom(handler)).toMatchObject({ request: handler });
    expect(wpcom(handler)).not.toHaveProperty('token');
    expect(wpcom()).toHaveProperty('request', expect.any(Function));
  });

  it('gives a callback caller what the handler gives, and the headers that it tells', () => {
    const { wp, callbacks } = recording();
    const told: unknown[] = [];
    expect(wp.me().get((...all: readonly unknown[]) => told.push(...all))).toBe('what the handler gives');
    callbacks[0]?.(null, { ID: 1 }, { status: 200 });
    expect(told).toEqual([null, { ID: 1 }, { status: 200 }]);
  });

  it('sends under another version when the instance is given one, and leaves the query it was given as it is', () => {
    const { wp, asked } = recording();
    const query = { apiNamespace: 'wpcom/v2', number: 1 };
    wp.apiVersion = '1.4';
    void wp.site(1).postsList(query);
    expect(asked).toEqual([
      {
        path: '/sites/1/posts',
        method: 'GET',
        apiVersion: '1.4',
        apiNamespace: 'wpcom/v2',
        query: 'number=1',
      },
    ]);
    expect(query).toEqual({ apiNamespace: 'wpcom/v2', number: 1 });
  });

  it('gives a post the id and slug of what it was added as', async () => {
    const { wp, callbacks } = recording();
    const post = wp.site(1).post();
    const added = post.add({ title: 'A title' });
    callbacks[0]?.(null, { ID: 7, slug: 'a-title' });
    await added;
    expect(post).toMatchObject({ _id: 7, _slug: 'a-title', _sid: '1' });
    expect(post.like()).toMatchObject({ _pid: 7, _sid: '1' });
  });

  it('hears of a new id or slug', () => {
    const { wp, asked } = recording();
    const [post, tag] = [wp.site(1).post(2), wp.site(1).tag('a')];
    post.id(3);
    tag.slug('b');
    void post.get();
    void tag.get();
    expect(asked.map(({ path }) => path)).toEqual(['/sites/1/posts/3', '/sites/1/tags/slug:b']);
    expect(post.getPostPath()).toBe('/sites/1/posts/3');
  });
});

describe('the promises of wpcom', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('have a timeout, and leave the global Promise without one', async () => {
    const { wp } = recording();
    const late = wp.me().get().timeout(1000);
    const rejected = expect(late).rejects.toThrow('Action timed out while waiting for response.');
    await jest.advanceTimersByTimeAsync(1000);
    await rejected;
    expect('timeout' in Promise.prototype).toBe(false);
  });

  it('time out after 30 s by default, and not before (section 9)', async () => {
    const { wp } = recording();
    let isOver = false;
    const over = wp
      .me()
      .get()
      .timeout()
      .catch(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await over;
    expect(isOver).toBe(true);
  });

  it('give what came in time, and stop the clock', async () => {
    const { wp, callbacks } = recording();
    const [answered, refused] = [wp.me().get().timeout(1000), wp.plans().list().timeout(1000)];
    const rejected = expect(refused).rejects.toThrow('refused');
    callbacks[0]?.(null, { ID: 1 });
    callbacks[1]?.(new Error('refused'));
    expect(await answered).toEqual({ ID: 1 });
    await rejected;
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("pinghub with a handler of one's own", () => {
  it('tells each event, and the end, after which it forgets the connection', () => {
    const connection: Record<string, unknown> = {};
    const wp = wpcom(() => connection);
    const told: unknown[] = [];
    wp.pinghub.connect('/a', (...all) => told.push(all));
    expect(wp.pinghub.conns).toHaveProperty(['/a'], connection);
    const say = (name: string, event: unknown): void => {
      const listener = connection[name];
      if (typeof listener === 'function') Reflect.apply(listener, connection, [event]);
    };
    say('onload', 'an event');
    say('onerror', 'the end');
    expect(told).toEqual([
      [null, 'an event'],
      ['the end', null],
    ]);
    expect(wp.pinghub.conns).toEqual({});
  });

  it('throws when the handler gives no connection', () => {
    const wp = wpcom(() => undefined);
    expect(() => wp.pinghub.connect('/a', () => undefined)).toThrow(TypeError);
  });
});

describe('wpcom over real HTTP', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await Visitor.arrive({ notes: 3 });
  });
  afterEach(() => visitor.sandbox.close());
  const instance = () => wpcom(requestHandler({ apiOrigin: visitor.sandbox.platform, token: visitor.token }));

  it('answers promises and callbacks, with the status among the headers', async () => {
    expect(await instance().me().get({ fields: 'ID,username' })).toHaveProperty('username');
    const told = await new Promise((resolve) =>
      instance()
        .me()
        .get((...all: readonly unknown[]) => resolve(all)),
    );
    expect(told).toMatchObject([null, { username: expect.any(String) as string }, { status: 200 }]);
  });

  it('sends PUT and DELETE as POST, as wpcom does', async () => {
    const { log } = visitor.sandbox.platformModel;
    const like = instance().site(2101).post(1).like();
    await like.add().catch(() => undefined);
    await like.del().catch(() => undefined);
    expect(log.list().map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('rejects with the error of the platform, and tells a callback of it', async () => {
    await expect(instance().req.get('/no/such/path')).rejects.toMatchObject({ status: 404 });
    const error = await new Promise((resolve) => instance().req.get('/no/such/path', resolve));
    expect(error).toMatchObject({ status: 404 });
  });

  it('opens a channel, hears of a new note, and closes it', async () => {
    const { pinghub } = instance();
    const events: unknown[] = [];
    const path = '/wpcom/me/newest-note-data';
    await new Promise((resolve) =>
      pinghub.connect(path, (_error, event) => {
        events.push(event);
        if (events.length === 1) void visitor.control('comment', { text: 'A comment.' });
        if (events.length === 2) resolve(undefined);
      }),
    );
    expect(events).toMatchObject([
      { response: { type: 'open' } },
      { response: { type: 'message', data: expect.stringContaining('note_id') as string } },
    ]);
    pinghub.disconnect(path);
  });
});
