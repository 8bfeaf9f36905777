import { map, NEVER, of, timer } from 'rxjs';
import { WebSocket } from 'ws';
import type { Transport } from '../../src/client';
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

  it('throws without a path', () => {
    const connect = (): void => {
      const { pinghub } = wpcom(() => ({}));
      // @ts-expect-error it needs a path, and who listens
      pinghub.connect();
    };
    expect(connect).toThrow(new TypeError('path is not a string'));
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
    let end: unknown;
    await new Promise((resolve) =>
      pinghub.connect(path, (error, event) => {
        if (error !== null) {
          end = error;
          return;
        }
        events.push(event);
        if (events.length === 1) void visitor.control('comment', { text: 'A comment.' });
        if (events.length === 2) resolve(undefined);
      }),
    );
    expect(events).toMatchObject([
      { response: { type: 'open' } },
      { response: { type: 'message', data: expect.stringContaining('note_id') as string } },
    ]);
    expect(Object.keys(pinghub.conns)).toEqual([path]);
    pinghub.disconnect(path);
    expect([end, pinghub.conns]).toEqual([{ type: 'close' }, {}]);
  });

  it("gives errors wpcom's fields, and the headers beside them", async () => {
    const facts = { error: 'unknown_note', status: 404, statusCode: 404, name: 'UnknownNoteError' };
    await expect(instance().req.get('/notifications/1')).rejects.toMatchObject(facts);
    const told = await new Promise((resolve) =>
      instance().req.get('/notifications/1', (...all: readonly unknown[]) => resolve(all)),
    );
    const headers = expect.objectContaining({
      status: 404,
      'content-type': expect.any(String) as string,
    }) as object;
    expect(told).toMatchObject([{ ...facts, message: expect.any(String) as string }, null, headers]);
  });

  it('gives the headers of an envelope, and its status', async () => {
    const told = await new Promise((resolve) =>
      instance().req.get('/me', { http_envelope: 1 }, (...all: readonly unknown[]) => resolve(all)),
    );
    expect(told).toMatchObject([null, { username: expect.any(String) as string }, { status: 200 }]);
  });

  it('says that a file cannot be read where there is none, and is not terminated', async () => {
    const upload = instance().site(2101).addMediaFiles('/there/is/none.png');
    await expect(upload).rejects.toMatchObject({ name: 'FileSystemError', code: 'ENOENT' });
  });
});

describe("the handler's time", () => {
  const options = (transport: Transport) => ({ apiOrigin: 'https://platform.test', transport });

  it('has no limit of its own, as wpcom has none', () => {
    jest.useFakeTimers();
    const answer$ = timer(3_600_000).pipe(map(() => ({ status: 200, body: { ID: 1 } })));
    const told = jest.fn();
    const late = requestHandler(options({ send: () => answer$, connect: () => NEVER }));
    wpcom(late).me().get(told);
    jest.advanceTimersByTime(3_600_000);
    expect(told).toHaveBeenCalledWith(null, { ID: 1 }, { status: 200 });
    jest.useRealTimers();
  });

  it("tells an error with the platform's own message, as wpcom does", async () => {
    const body = { error: 'unauthorized', message: 'User cannot do this.', data: 1 };
    const send: Transport['send'] = () => of({ status: 403, body });
    const call = wpcom(requestHandler(options({ send, connect: () => NEVER })))
      .me()
      .get();
    await expect(call).rejects.toMatchObject({ ...body, name: 'UnauthorizedError', statusCode: 403, body });
  });
});
