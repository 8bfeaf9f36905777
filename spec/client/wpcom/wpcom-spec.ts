import { map, NEVER, of, Subject, timer } from 'rxjs';
import type { ChannelEvent, Transport } from '../../../src/client';
import { ApiError } from '../../../src/client/response/errors';
import { type Callback, type Params, requestHandler, wpcom } from '../../../src/client/wpcom';
import { pendingTransport, recordingTransport } from '../support/transports';

const timedOut = 'Action timed out while waiting for response.';

/** An instance whose handler records each request and its callback. */
function recording() {
  const requests: Params[] = [];
  const callbacks: Callback[] = [];
  const wp = wpcom('a token', (params, fn) => {
    requests.push(params);
    callbacks.push(fn);
    return 'a handle';
  });
  return { wp, requests, callbacks };
}

describe('wpcom(token?, requestHandler?)', () => {
  it('works with and without `new`, and with either argument left out', () => {
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

  it('passes headers to a callback, and returns what the handler returns', () => {
    const { wp, callbacks } = recording();
    const received: unknown[] = [];
    expect(wp.me().get((...all: readonly unknown[]) => received.push(...all))).toBe('a handle');
    callbacks[0]?.(null, { ID: 1 }, { status: 200 });
    expect(received).toEqual([null, { ID: 1 }, { status: 200 }]);
  });

  it('sends with the version of the instance, and does not change the query object', () => {
    const { wp, requests } = recording();
    const query = { apiNamespace: 'wpcom/v2', number: 1 };
    wp.apiVersion = '1.4';
    void wp.site(1).postsList(query);
    expect(requests).toEqual([
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

  it('sends with the version and namespace of a target', () => {
    const { wp, requests } = recording();
    void wp.req.get({ path: '/a', apiVersion: '2' });
    void wp.req.get({ path: '/b', apiNamespace: 'wp/v2' });
    void wp.req.post({ path: '/c', apiNamespace: 'wp/v2' });
    void wp.req.del({ path: '/d', apiNamespace: 'wp/v2', apiVersion: '3' });
    expect(requests.map(({ apiVersion, apiNamespace }) => [apiVersion, apiNamespace])).toEqual([
      ['2', undefined],
      ['1.1', 'wp/v2'],
      ['1.1', 'wp/v2'],
      ['3', 'wp/v2'],
    ]);
  });

  it('sends no token after `loadToken` without one', async () => {
    const { transport, sent } = recordingTransport(of({ status: 200, body: {} }));
    const wp = wpcom(requestHandler({ apiOrigin: 'https://api.example', token: 'first', transport }));
    wp.loadToken();
    await wp.me().get();
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('uses a new id or slug that is set on an object', () => {
    const { wp, requests } = recording();
    const [post, tag] = [wp.site(1).post(2), wp.site(1).tag('a')];
    post.id(3);
    tag.slug('b');
    void post.get();
    void tag.get();
    expect(requests.map(({ path }) => path)).toEqual(['/sites/1/posts/3', '/sites/1/tags/slug:b']);
    expect(post.getPostPath()).toBe('/sites/1/posts/3');
  });
});

describe('a promise of wpcom', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['[promise-time-out] after the time that it is given', 1000, 1000],
    ['[promise-default-time-out] after 30 s by default', undefined, 30_000],
  ])('times out %s, and not before (section 9)', async (_when, given, ms) => {
    const { wp } = recording();
    const late = jest.fn();
    void wp.me().get().timeout(given).catch(late);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(late).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(late).toHaveBeenCalledWith(new Error(timedOut));
    expect('timeout' in Promise.prototype).toBe(false);
  });

  it('settles with an answer in time, and clears the timer', async () => {
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

  /** An instance whose requests never end. */
  function pending() {
    const { transport, log } = pendingTransport();
    return { wp: wpcom(requestHandler({ apiOrigin: 'https://platform.test', transport })), log };
  }

  type Wpcom = ReturnType<typeof wpcom>;
  it.each<[what: string, ms: number, call: (wp: Wpcom) => Promise<unknown>, log: readonly string[]]>([
    ['its request', 1000, (wp) => wp.me().get().timeout(1000), ['/me', 'abort /me']],
    [
      'the request of the promise that it was made from',
      1000,
      (wp) =>
        wp
          .me()
          .get()
          .then(() => 1)
          .finally(() => undefined)
          .timeout(1000),
      ['/me', 'abort /me'],
    ],
    [
      'the request that a callback made, also after an earlier time-out',
      3000,
      (wp) =>
        wp
          .me()
          .get()
          .timeout(1000)
          .catch(() => wp.plans().list())
          .timeout(3000),
      ['/me', 'abort /me', '/plans', 'abort /plans'],
    ],
  ])('aborts %s when it times out', async (_what, ms, call, expected) => {
    const { wp, log } = pending();
    const rejected = expect(call(wp)).rejects.toThrow(timedOut);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(log).toEqual(expected.slice(0, -1));
    await jest.advanceTimersByTimeAsync(1);
    await rejected;
    expect(log).toEqual(expected);
  });

  it('can be cancelled, and rejects with the reason or an AbortError', async () => {
    const { wp, log } = pending();
    const [call, other] = [wp.me().get(), wp.plans().list().timeout(1000)];
    call.cancel();
    other.cancel(new Error('a reason'));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(other).rejects.toThrow('a reason');
    expect(log).toEqual(['/me', '/plans', 'abort /me', 'abort /plans']);
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ignores an answer after it was cancelled, and a cancel after the answer', async () => {
    const abort = jest.fn();
    const callbacks: Callback[] = [];
    const wp = wpcom((_params, fn) => {
      callbacks.push(fn);
      return { abort };
    });
    const [answered, cancelled] = [wp.me().get(), wp.me().get()];
    for (const fn of [callbacks[0]]) fn?.(null, { ID: 1 });
    answered.cancel();
    expect(await answered).toEqual({ ID: 1 });
    expect(abort).not.toHaveBeenCalled();
    cancelled.cancel(0);
    callbacks[1]?.(null, { ID: 1 });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled if its handler cannot abort', async () => {
    for (const handle of [undefined, null, 'a handle', {}, { abort: true }]) {
      const call = wpcom(() => handle)
        .me()
        .get();
      call.cancel();
      await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    }
  });

  it('is aborted by the signal in its query, which is not sent', async () => {
    const { wp, log } = pending();
    const aborter = new AbortController();
    const { signal } = aborter;
    const calls = [wp.me().get({ signal }), wp.site(1).post(2).update({ signal }, { title: 'A title' })];
    const received: unknown[] = [];
    wp.plans().list({ signal }, (...all: readonly unknown[]) => received.push(all));
    aborter.abort('a reason');
    for (const call of calls) await expect(call).rejects.toBe('a reason');
    expect(received).toEqual([['a reason']]);
    const sent = ['/me', '/sites/1/posts/2', '/plans'];
    expect(log).toEqual([...sent, ...sent.map((path) => `abort ${path}`)]);
  });

  it('sends nothing if its signal is already aborted', async () => {
    const { wp, log } = pending();
    await expect(wp.me().get({ signal: AbortSignal.abort('a reason') })).rejects.toBe('a reason');
    const fn = jest.fn();
    wp.me().get({ signal: AbortSignal.abort('a reason') }, fn);
    expect(fn).toHaveBeenCalledWith('a reason');
    expect(log).toEqual([]);
  });

  it('has one listener of a signal for any number of calls', () => {
    const { wp } = recording();
    const { signal } = new AbortController();
    const add = jest.spyOn(signal, 'addEventListener');
    for (let count = 0; count < 100; count += 1) void wp.me().get({ signal });
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('keeps no listener of a signal after its answer, and sends a text of that name', async () => {
    const { wp, requests, callbacks } = recording();
    const { signal } = new AbortController();
    const [add, remove] = [jest.spyOn(signal, 'addEventListener'), jest.spyOn(signal, 'removeEventListener')];
    const call = wp.site(1).postsList({ signal, number: 1 });
    callbacks[0]?.(null, {});
    await call;
    expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
    void wp.req.get('/me', { signal: 'x' });
    expect(requests.map(({ query }) => query)).toEqual(['number=1', 'signal=x']);
  });
});

describe('pinghub with a custom handler', () => {
  it('calls back for each event and the end, and then removes the connection', () => {
    const connection: Record<string, unknown> = {};
    const wp = wpcom(() => connection);
    const received: unknown[] = [];
    wp.pinghub.connect('/a', (...all) => received.push(all));
    expect(wp.pinghub.conns).toHaveProperty(['/a'], connection);
    const emit = (name: string, event: unknown): void => {
      const listener = connection[name];
      if (typeof listener === 'function') Reflect.apply(listener, connection, [event]);
    };
    emit('onload', 'an event');
    emit('onerror', 'the end');
    expect(received).toEqual([
      [null, 'an event'],
      ['the end', null],
    ]);
    expect(wp.pinghub.conns).toEqual({});
  });

  it('throws if the handler returns no connection', () => {
    const wp = wpcom(() => undefined);
    expect(() => wp.pinghub.connect('/a', () => undefined)).toThrow(TypeError);
  });
});

describe('requestHandler', () => {
  const options = (transport: Transport) => ({ apiOrigin: 'https://platform.test', transport });

  it('has no time limit, like wpcom', () => {
    jest.useFakeTimers();
    const answer$ = timer(3_600_000).pipe(map(() => ({ status: 200, body: { ID: 1 } })));
    const received = jest.fn();
    const late = requestHandler(options({ send: () => answer$, connect: () => NEVER }));
    wpcom(late).me().get(received);
    jest.advanceTimersByTime(3_600_000);
    expect(received).toHaveBeenCalledWith(null, { ID: 1 }, { status: 200 });
    jest.useRealTimers();
  });

  it.each([
    '{"error":"x","message":"Wait.","retryAfterMs":5000}',
    '{"error":"x","message":"Wait.","__proto__":{"a":1}}',
    '{"error":"x","message":"Wait.","toString":"a","constructor":1}',
  ])("passes an error with the platform's message and its own fields: %s", async (text) => {
    const headers = { 'retry-after': '7' };
    const send: Transport['send'] = () => of({ status: 429, text, headers });
    const call = wpcom(requestHandler(options({ send, connect: () => NEVER }))).me();
    const error: unknown = await call.get().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ error: 'x', status: 429, statusCode: 429, retryAfterMs: 7000 });
    expect(String(error)).toBe('XError: Wait.');
    const outcome = await new Promise((resolve) => call.get((...all: readonly unknown[]) => resolve(all)));
    const facts: unknown = expect.objectContaining({ name: 'XError', statusCode: 429 });
    expect(outcome).toEqual([facts, null, { ...headers, status: 429 }]);
  });

  it('opens a channel, passes its events on, and closes it', async () => {
    const channel$ = new Subject<ChannelEvent>();
    const transport = { send: () => NEVER, connect: () => channel$ };
    const { pinghub } = wpcom(requestHandler(options(transport)));
    const received: unknown[] = [];
    pinghub.connect('/a', (...all) => received.push(all));
    await Promise.resolve();
    const events: readonly ChannelEvent[] = [{ type: 'open' }, { type: 'message', data: '{"note_id":7}' }];
    for (const event of events) channel$.next(event);
    expect(Object.keys(pinghub.conns)).toEqual(['/a']);
    pinghub.disconnect('/a');
    expect([channel$.observed, pinghub.conns]).toEqual([false, {}]);
    expect(received).toMatchObject([
      ...events.map((response) => [null, { response }]),
      [{ type: 'close' }, null],
    ]);
  });

  it('sends no request, and so no token, to another origin that a query names', async () => {
    const send = jest.fn(() => NEVER);
    const handler = requestHandler({ ...options({ send, connect: () => NEVER }), token: 'a-token' });
    const me = () => wpcom(handler).me();
    await expect(me().get({ proxyOrigin: 'http://evil.test' })).rejects.toThrow(
      new TypeError('proxyOrigin is not the origin of this handler'),
    );
    void me().get({ proxyOrigin: 'https://platform.test/' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
