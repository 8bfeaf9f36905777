import { defer, firstValueFrom, from, merge, NEVER, type Observable, of, switchMap, tap, timer } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { type ApiError, terminatedError, timeoutError } from '../../../src/client/response/errors';
import type { ApiRequest, ClientOptions } from '../../../src/client/request/options';
import { createAbortableSend } from '../../../src/client/request/abortable-send';
import { retryable } from '../../../src/client/request/retry';
import { createSend, sendForResponse } from '../../../src/client/request/send';
import type { Transport, TransportEvent, TransportRequest } from '../../../src/client/transports/transport';

const ok: TransportEvent = { status: 200, headers: { 'x-a': '1' }, text: '{"ok":true}' };

/** A transport that answers with this stream and records its requests. */
function recorder(answer$: Observable<TransportEvent> = of(ok)): {
  transport: Transport;
  sent: TransportRequest[];
} {
  const sent: TransportRequest[] = [];
  const send: Transport['send'] = (request) =>
    defer(() => {
      sent.push(request);
      return answer$;
    });
  return { transport: { send, connect: () => NEVER }, sent };
}

const apiOrigin = 'https://api.example';
const me: ApiRequest = { verb: 'GET', path: '/me' };

/** The one request that a transport gets for a call. */
async function sentFor(request: ApiRequest, options: Partial<ClientOptions> = {}): Promise<TransportRequest> {
  const { transport, sent } = recorder();
  await firstValueFrom(createSend({ apiOrigin, ...options }, transport)(request));
  const [only] = sent;
  if (only === undefined || sent.length > 1) throw new Error(`${sent.length} requests`);
  return only;
}

describe('a request', () => {
  it.each<[string, Partial<ApiRequest>, Partial<ClientOptions>, string]>([
    ['version 1 by default', {}, {}, '/rest/v1/me'],
    ["the client's version", {}, { apiVersion: '1.1' }, '/rest/v1.1/me'],
    ["the call's version", { apiVersion: '1.2' }, { apiVersion: '1.1' }, '/rest/v1.2/me'],
    ['a namespace', { apiNamespace: 'wpcom/v2' }, { apiVersion: '1.1' }, '/wp-json/wpcom/v2/me'],
    ['wp/v2 if the namespace is empty', { apiNamespace: '' }, {}, '/wp-json/wp/v2/me'],
    [
      "a namespace at the platform's root",
      { apiNamespace: 'wpcom/v2' },
      { namespaceRoot: '' },
      '/wpcom/v2/me',
    ],
    ['a query', { query: { ids: [1, 2] } }, {}, '/rest/v1/me?ids%5B%5D=1&ids%5B%5D=2'],
    ['a query that is already text', { query: 'a=%20' }, {}, '/rest/v1/me?a=%20'],
    ['no query if it is empty', { query: {} }, {}, '/rest/v1/me'],
    [
      "the client's version if the call's is empty",
      { apiVersion: '' },
      { apiVersion: '1.1' },
      '/rest/v1.1/me',
    ],
    ['an origin that ends in a slash', {}, { apiOrigin: `${apiOrigin}/` }, '/rest/v1/me'],
  ])(
    '[versioned-paths] [namespaced-paths] [api-version] is sent to %s',
    async (_what, request, options, path) => {
      expect((await sentFor({ ...me, ...request }, options)).url).toBe(apiOrigin + path);
    },
  );

  it('[bearer-token] has the token that is current when it is sent', async () => {
    let token: string | undefined = 'old';
    const { transport, sent } = recorder();
    const call$ = createSend({ apiOrigin, token: () => token }, transport)(me);
    token = 'new';
    await firstValueFrom(call$);
    token = undefined;
    await firstValueFrom(call$);
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer new', undefined]);
  });

  it('has its body as JSON, or a form instead of a body', async () => {
    const body = { a: [1] };
    expect(await sentFor({ ...me, verb: 'POST', body })).toMatchObject({
      body: '{"a":[1]}',
      headers: { 'Content-Type': 'application/json' },
      api: { body },
    });
    const formData = [['title', 'x']] as const;
    const form = await sentFor({ ...me, verb: 'POST', body, formData });
    expect(form).toMatchObject({ formData });
    expect([form.body, form.headers['Content-Type'], form.api.body]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('also has its parts as API terms, for a transport that passes it on', async () => {
    const request = { ...me, query: { a: 1 } };
    expect((await sentFor(request, { apiVersion: '1.1', token: 't' })).api).toEqual({
      path: '/me',
      query: 'a=1',
      apiVersion: '1.1',
      token: 't',
    });
    expect((await sentFor({ ...me, apiNamespace: 'wp/v2' })).api).toEqual({
      path: '/me',
      query: '',
      apiNamespace: 'wp/v2',
    });
  });

  it.each(['PUT', 'DELETE'] as const)(
    '[http-methods] is sent as POST instead of %s with postOnly, except under a namespace',
    async (verb) => {
      const methods = async (options: Partial<ClientOptions>): Promise<string[]> => [
        (await sentFor({ ...me, verb }, options)).method,
        (await sentFor({ ...me, verb, apiNamespace: 'wp/v2' }, options)).method,
      ];
      expect(await methods({})).toEqual([verb, verb]);
      expect(await methods({ postOnly: true })).toEqual(['POST', verb]);
    },
  );

  it('outlives the page only with keepalive', async () => {
    expect([(await sentFor(me)).keepalive, (await sentFor({ ...me, keepalive: true })).keepalive]).toEqual([
      false,
      true,
    ]);
  });

  it('is sent on each subscription, and not before', async () => {
    const { transport, sent } = recorder();
    const call$ = createSend({ apiOrigin }, transport)(me);
    expect(sent).toEqual([]);
    await firstValueFrom(call$);
    await firstValueFrom(call$);
    expect(sent).toHaveLength(2);
  });

  it('throws at the call if its body is not JSON', () => {
    const send = createSend({ apiOrigin }, recorder().transport);
    expect(() => send({ ...me, verb: 'POST', body: { a: 1n } })).toThrow(TypeError);
  });
});

describe('an answer', () => {
  const answered = (event: TransportEvent, request: Partial<ApiRequest> = {}): Promise<unknown> =>
    firstValueFrom(
      sendForResponse(
        { apiOrigin },
        recorder(of(event)).transport,
        { ...me, ...request },
        (answer) => answer,
      ),
    );

  it('is its JSON, with status and headers', async () => {
    expect(await answered(ok)).toEqual({ status: 200, headers: { 'x-a': '1' }, body: { ok: true } });
  });

  it('may already be parsed', async () => {
    expect(await answered({ status: 201, body: [1] })).toEqual({ status: 201, headers: {}, body: [1] });
  });

  it.each<[string, TransportEvent, number, unknown]>([
    ['null', { status: 200, text: 'null' }, 200, 'null'],
    ['a number', { status: 200, text: '5' }, 200, '5'],
    ['a text', { status: 201, text: '"x"' }, 201, '"x"'],
    ['null that is already parsed', { status: 204, body: null }, 204, null],
  ])('is a ParseError if it is neither an array nor an object: %s', async (_what, event, status, body) => {
    await expect(answered(event)).rejects.toMatchObject({
      message: 'Parser is unable to parse the response',
      status,
      body,
    });
  });

  it.each([{ code: 204, body: null }, { code: 200 }])(
    'is a ParseError if its envelope has no body: %j',
    async (body) => {
      const answer = answered({ status: 200, body }, { query: { http_envelope: 1 } });
      await expect(answer).rejects.toMatchObject({ name: 'ParseError', status: body.code });
    },
  );

  it('has the headers of its envelope, also as an error', async () => {
    const query = { http_envelope: 1 };
    const body = { code: 200, headers: { 'X-A': 2 }, body: {} };
    expect(await answered({ status: 200, body }, { query })).toMatchObject({ headers: { 'X-A': '2' } });
    const refused = answered({ status: 200, body: { ...body, code: 403 } }, { query });
    await expect(refused).rejects.toMatchObject({ status: 403, headers: { 'X-A': '2' } });
  });

  it.each<[string, Partial<ApiRequest>, object]>([
    ['/rest', { query: { http_envelope: 1 } }, { code: 201, headers: {}, body: [1] }],
    ['a namespace', { query: '_envelope=1', apiNamespace: 'wp/v2' }, { status: 201, headers: {}, body: [1] }],
  ])('is the content of its envelope, under %s', async (_where, request, body) => {
    expect(await answered({ status: 200, body }, request)).toMatchObject({ status: 201, body: [1] });
  });

  it('has the headers of an envelope that lists them', async () => {
    const headers = [{ name: 'Retry-After', value: '7' }];
    const body = { status: 429, headers, body: { error: 'too_many' } };
    const answer = answered({ status: 200, body }, { query: { _envelope: '' }, apiNamespace: 'wp/v2' });
    await expect(answer).rejects.toMatchObject({ status: 429, retryAfterMs: 7000 });
  });

  it.each(['_envelope=', '_envelope=0', '_envelope'])(
    'fails by the inner status of an envelope under a namespace: %s',
    async (query) => {
      const body = { status: 404, headers: {}, body: { error: 'unknown' } };
      const answer = answered({ status: 200, body }, { query, apiNamespace: 'wp/v2' });
      await expect(answer).rejects.toMatchObject({ status: 404 });
    },
  );

  it.each<Partial<ApiRequest>>([
    { apiVersion: '1.1/../../../../oauth2/token?x=' },
    { apiVersion: '1 1' },
    { apiNamespace: '../../oauth2' },
    { apiNamespace: 'wp/v2?a=' },
    { apiNamespace: 'wp//v2' },
  ])('is never asked for if it is of no version and no namespace: %j', (request) => {
    expect(() => answered({ status: 200, body: {} }, request)).toThrow(/ is not valid$/);
  });

  it.each<[string, Partial<ApiRequest>]>([
    ['the query does not ask for it', {}],
    ['the query declines it', { query: { http_envelope: false, _envelope: 1 } }],
    ['the query asks in the terms of the other API', { query: { http_envelope: 1 }, apiNamespace: 'wp/v2' }],
  ])('is not read as an envelope if %s', async (_why, request) => {
    const body = { code: 404, status: 404, body: [1] };
    expect(await answered({ status: 200, body }, request)).toMatchObject({ body });
  });

  it('is a ParseError if it should be an envelope and is not', async () => {
    const answer = answered({ status: 200, body: { ok: true } }, { query: { http_envelope: 1 } });
    await expect(answer).rejects.toMatchObject({ name: 'ParseError', body: { ok: true } });
  });
});

const described = { path: '/rest/v1/me', method: 'GET' };
const events: Record<string, TransportEvent> = {
  p: { type: 'progress', loaded: 1, total: 2 },
  s: { type: 'started' },
  a: ok,
};
interface Case {
  readonly name: string;
  readonly request?: Partial<ApiRequest>;
  readonly answer: string;
  readonly expected: string;
  readonly error?: ApiError;
  /** When the transport was subscribed to and unsubscribed from. */
  readonly left?: string;
}

const rules: Case[] = [
  {
    name: '[promise-default-time-out] may take 30 s in all',
    answer: '29999ms (a|)',
    expected: '29999ms (k|)',
  },
  {
    name: 'is aborted after 30 s, even if it has begun',
    answer: '9s s',
    expected: '30s #',
    error: timeoutError(described, 30_000),
    left: '^ 29999ms !',
  },
  {
    name: 'has 30 s from the last progress of an upload, so that one in progress is not aborted',
    answer: 'p 28s p 28s p 29s (a|)',
    expected: '85003ms (k|)',
  },
  {
    name: 'is aborted 30 s after the last progress of an upload',
    answer: '10s p',
    expected: '40s #',
    error: timeoutError(described, 30_000),
    left: '^ 39999ms !',
  },
  {
    name: 'to an upload without progress events has no time limit',
    request: { formData: [] },
    answer: '60m (a|)',
    expected: '60m (k|)',
  },
  {
    name: 'to an upload has 30 s from its first progress event',
    request: { formData: [] },
    answer: '60m p 30s (a|)',
    expected: '60m 30s #',
    error: timeoutError(described, 30_000),
  },
  {
    name: 'to an upload may have a time limit of its own',
    request: { formData: [], timeoutMs: 5 },
    answer: '-',
    expected: '5ms #',
    error: timeoutError(described, 5),
  },
  {
    name: 'may have a time limit of its own',
    request: { timeoutMs: 5 },
    answer: '-',
    expected: '5ms #',
    error: timeoutError(described, 5),
    left: '^ 4ms !',
  },
  {
    name: 'has no time limit if timeoutMs is 0',
    request: { timeoutMs: 0 },
    answer: '60m (a|)',
    expected: '60m (k|)',
  },
  {
    name: 'has no time limit if it is longer than timers support',
    request: { timeoutMs: Infinity },
    answer: '60m (a|)',
    expected: '60m (k|)',
  },
  {
    name: 'must begin within responseTimeoutMs, which the progress of the upload does not extend',
    request: { responseTimeoutMs: 10 },
    answer: '--p----p-----------',
    expected: '10ms #',
    error: timeoutError(described, 10, 'Response timeout'),
    left: '^ 9ms !',
  },
  {
    name: 'that has begun in time may end after responseTimeoutMs',
    request: { responseTimeoutMs: 10 },
    answer: '9ms s 20ms (a|)',
    expected: '30ms (k|)',
  },
  {
    name: 'follows the upload progress if the caller asks for progress',
    request: { progress: true },
    answer: '-p-s-p-(a|)',
    expected: '-p---p-(A|)',
  },
  ...['--|', 'ss|', 'pp|'].map((answer) => ({
    name: `is an error if the transport completes without one (${answer})`,
    answer,
    expected: '--#',
    error: terminatedError(described, null),
  })),
  { name: 'is the first one if the transport emits several', answer: 'a-a', expected: '(k|)' },
];

cases(
  'an answer',
  (m, { request, answer, expected, error, left }) => {
    const answer$ = m.cold(answer, events);
    const call$ = createSend({ apiOrigin }, recorder(answer$).transport)({ ...me, ...request });
    const values = { ...events, k: { ok: true }, A: { type: 'answer', body: { ok: true } } };
    m.expect(call$).toBeObservable(m.cold(expected, values, error));
    if (left !== undefined) m.expect(answer$).toHaveSubscriptions([left]);
  },
  rules,
);

it.each([undefined, null, 5, 'x', []])(
  'an answer is an error if the transport emits something that is not an event: %j',
  async (odd) => {
    const emitted: TransportEvent[] = [];
    // Without the compiler's checks, as JavaScript would.
    Reflect.set(emitted, 0, odd);
    const answer = firstValueFrom(createSend({ apiOrigin }, recorder(from(emitted)).transport)(me));
    await expect(answer).rejects.toMatchObject({ name: 'TerminatedError', ...described });
  },
);

describe('a signal', () => {
  const later = (ms: number, act: () => void): Observable<never> =>
    timer(ms).pipe(
      tap(act),
      switchMap(() => NEVER),
    );

  it(
    'aborts the request, which errors with its reason',
    marbles((m) => {
      const answer$ = m.cold('----(a|)', events);
      const aborter = new AbortController();
      const call$ = createAbortableSend(
        { apiOrigin },
        recorder(answer$).transport,
      )({ ...me, signal: aborter.signal });
      m.expect(
        merge(
          call$,
          later(2, () => aborter.abort('a reason')),
        ),
      ).toBeObservable('--#', {}, 'a reason');
      m.expect(answer$).toHaveSubscriptions(['^-!']);
    }),
  );

  it('sends nothing, not even again, if it is already aborted', async () => {
    const { transport, sent } = recorder();
    const call$ = createAbortableSend({ apiOrigin }, transport)({ ...me, signal: AbortSignal.abort() });
    await expect(firstValueFrom(call$)).rejects.toMatchObject({ name: 'AbortError' });
    await expect(firstValueFrom(call$.pipe(retryable({ retries: 2, delay: 0 })))).rejects.toThrow();
    expect(sent).toEqual([]);
  });

  it('keeps no listener of a request that is over', async () => {
    const { signal } = new AbortController();
    const [add, remove] = [jest.spyOn(signal, 'addEventListener'), jest.spyOn(signal, 'removeEventListener')];
    await firstValueFrom(createAbortableSend({ apiOrigin }, recorder().transport)({ ...me, signal }));
    expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  });
});

it(
  'unsubscribing from a call unsubscribes from the transport at once',
  marbles((m) => {
    const answer$ = m.cold('----(a|)', events);
    m.expect(createSend({ apiOrigin }, recorder(answer$).transport)(me), '^-!').toBeObservable('');
    m.expect(answer$).toHaveSubscriptions(['^-!']);
  }),
);
