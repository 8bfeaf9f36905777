import { firstValueFrom, from, of } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import {
  type ApiError,
  isRetryable,
  terminatedError,
  timeoutError,
} from '../../../src/client/response/errors';
import { type ApiRequest, type ClientOptions, readClientOptions } from '../../../src/client/request/options';
import { createAbortableSend } from '../../../src/client/request/abortable-send';
import type { Query } from '../../../src/client/request/query';
import { retryable } from '../../../src/client/request/retry';
import { createSend, sendForResponse } from '../../../src/client/request/send';
import type { TransportEvent, TransportRequest } from '../../../src/client/transports/transport';
import { named, table } from '../../support/table';
import { recordingTransport } from '../support/transports';

const ok: TransportEvent = { status: 200, headers: { 'x-a': '1' }, text: '{"ok":true}' };

const apiOrigin = 'https://api.example';
const me: ApiRequest = { verb: 'GET', path: '/me' };

/** The one request that a transport gets for a call. */
async function sentFor(request: ApiRequest, options: Partial<ClientOptions> = {}): Promise<TransportRequest> {
  const { transport, sent } = recordingTransport(of(ok));
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
    [
      'an origin that ends in a slash',
      {},
      readClientOptions({ apiOrigin: `${apiOrigin}/` }),
      '/rest/v1.1/me',
    ],
  ])(
    '[versioned-paths] [namespaced-paths] [api-version] is sent to %s',
    async (_what, request, options, path) => {
      expect((await sentFor({ ...me, ...request }, options)).url).toBe(apiOrigin + path);
    },
  );

  it('[bearer-token] has the token that is current when it is sent', async () => {
    let token: string | undefined = 'old';
    const { transport, sent } = recordingTransport(of(ok));
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
    const { transport, sent } = recordingTransport(of(ok));
    const call$ = createSend({ apiOrigin }, transport)(me);
    expect(sent).toEqual([]);
    await firstValueFrom(call$);
    await firstValueFrom(call$);
    expect(sent).toHaveLength(2);
  });

  it('throws at the call if its body is not JSON', () => {
    const send = createSend({ apiOrigin }, recordingTransport(of(ok)).transport);
    expect(() => send({ ...me, verb: 'POST', body: { a: 1n } })).toThrow(TypeError);
  });

  const expired = new Error('The session has expired.');
  const invalid = new TypeError('token is not a header value');
  it.each<[what: string, token: NonNullable<ClientOptions['token']>, error: Error]>([
    [
      'whose function throws',
      () => {
        throw expired;
      },
      expired,
    ],
    ['of two lines', 'two\nlines', invalid],
    ['with a letter beyond ASCII', 'späte', invalid],
    ['of two words', 'two words', invalid],
    ['that is a promise of two lines', () => Promise.resolve('two\nlines'), invalid],
    ['whose promise rejects', () => Promise.reject(expired), expired],
  ])('is not sent with a token %s, which is no reason for a retry', async (_what, token, error) => {
    const { transport, sent } = recordingTransport(of(ok));
    const call = firstValueFrom(createSend({ apiOrigin, token }, transport)(me));
    await expect(call).rejects.toEqual(error);
    expect([sent, isRetryable(error)]).toEqual([[], false]);
  });

  it('[bearer-token] waits for the token if its function returns a promise', async () => {
    const token = () => Promise.resolve('late');
    expect((await sentFor(me, { token })).headers.Authorization).toBe('Bearer late');
  });

  it.each([null, Promise.resolve(null)])(
    'has no token if the function returns %j, as a storage does',
    async (none) => {
      const { transport, sent } = recordingTransport(of(ok));
      const options: ClientOptions = { apiOrigin };
      await firstValueFrom(createSend(Object.assign(options, { token: () => none }), transport)(me));
      expect(sent[0]?.headers).not.toHaveProperty('Authorization');
    },
  );

  it('has no token if that is empty', async () => {
    expect((await sentFor(me, { token: '' })).headers).toEqual({ Accept: 'application/json' });
  });
});

describe('an answer', () => {
  const answered = (event: TransportEvent, request: Partial<ApiRequest> = {}): Promise<unknown> =>
    firstValueFrom(
      sendForResponse(
        { apiOrigin },
        recordingTransport(of(event)).transport,
        { ...me, ...request },
        (answer) => answer,
      ),
    );

  const enveloped: Partial<ApiRequest> = { query: { http_envelope: 1 } };
  const inNamespace = (query: Query | string): Partial<ApiRequest> => ({ query, apiNamespace: 'wp/v2' });
  const inner = { status: 404, body: { error: 'unknown' } };
  const plain = { code: 404, status: 404, body: [1] };

  it.each<[what: string, event: TransportEvent, request: Partial<ApiRequest>, answer: object]>([
    ['its JSON, with status and headers', ok, {}, { ...ok, text: undefined, body: { ok: true } }],
    ['what is already parsed', { status: 201, body: [1] }, {}, { status: 201, headers: {}, body: [1] }],
    [
      'the content of its envelope, with its headers',
      { status: 200, body: { code: 201, headers: { 'X-A': 2 }, body: [1] } },
      enveloped,
      { status: 201, headers: { 'X-A': '2' }, body: [1] },
    ],
    [
      'the content of its envelope, under a namespace',
      { status: 200, body: { status: 201, headers: {}, body: [1] } },
      inNamespace('_envelope=1'),
      { status: 201, body: [1] },
    ],
    ['no envelope if the query does not ask for one', { status: 200, body: plain }, {}, { body: plain }],
    [
      'no envelope if the query declines it',
      { status: 200, body: plain },
      { query: { http_envelope: false, _envelope: 1 } },
      { body: plain },
    ],
    [
      'no envelope if the query asks in the terms of the other API',
      { status: 200, body: plain },
      inNamespace({ http_envelope: 1 }),
      { body: plain },
    ],
  ])('is %s', async (_what, event, request, expected) => {
    expect(await answered(event, request)).toMatchObject(JSON.parse(JSON.stringify(expected)) as object);
  });

  const unreadable = { name: 'ParseError', message: 'Parser is unable to parse the response' };
  it.each<[what: string, event: TransportEvent, request: Partial<ApiRequest>, error: object]>([
    ['it is null', { status: 200, text: 'null' }, {}, { ...unreadable, status: 200, body: 'null' }],
    ['it is a number', { status: 200, text: '5' }, {}, { ...unreadable, body: '5' }],
    ['it is a text', { status: 201, text: '"x"' }, {}, { ...unreadable, status: 201, body: '"x"' }],
    ['it is null, parsed', { status: 204, body: null }, {}, { ...unreadable, status: 204, body: null }],
    [
      'its envelope has no body',
      { status: 200, body: { code: 204, body: null } },
      enveloped,
      { ...unreadable, status: 204 },
    ],
    [
      'its envelope is empty',
      { status: 200, body: { code: 200 } },
      enveloped,
      { ...unreadable, status: 200 },
    ],
    [
      'it should be an envelope and is not',
      { status: 200, body: { ok: true } },
      enveloped,
      { ...unreadable, body: { ok: true } },
    ],
    [
      'the inner status of its envelope is one',
      { status: 200, body: { code: 403, headers: { 'X-A': 2 }, body: {} } },
      enveloped,
      { status: 403, headers: { 'X-A': '2' } },
    ],
    [
      'the inner status is one, in an envelope that lists its headers',
      {
        status: 200,
        body: { status: 429, headers: [{ name: 'Retry-After', value: '7' }], body: { error: 'too_many' } },
      },
      inNamespace({ _envelope: '' }),
      { status: 429, retryAfterMs: 7000 },
    ],
    ...['_envelope=', '_envelope=0', '_envelope'].map(
      (query): [string, TransportEvent, Partial<ApiRequest>, object] => [
        `the inner status is one, under a namespace: ${query}`,
        { status: 200, body: inner },
        inNamespace(query),
        { status: 404 },
      ],
    ),
  ])('[error-envelope] is an error if %s', async (_what, event, request, error) => {
    await expect(answered(event, request)).rejects.toMatchObject(error);
  });

  it.each<Partial<ApiRequest>>([
    { apiVersion: '1.1/../../../../oauth2/token?x=' },
    { apiVersion: '1 1' },
    { apiNamespace: '../../oauth2' },
    { apiNamespace: 'wp/v2?a=' },
    { apiNamespace: 'wp//v2' },
  ])('is never asked for if it is of no version and no namespace: %j', (request) => {
    expect(() => answered({ status: 200, body: {} }, request)).toThrow(/ is not valid$/);
  });
});

const described = { path: '/rest/v1/me', method: 'GET' };
const events: Record<string, TransportEvent> = {
  p: { type: 'progress', loaded: 1, total: 2 },
  s: { type: 'started' },
  q: { type: 'queued' },
  w: { type: 'sent' },
  a: ok,
};
const errors: Readonly<Record<string, ApiError>> = {
  'timeout 5': timeoutError(described, 5),
  'timeout 30000': timeoutError(described, 30_000),
  'response timeout 10': timeoutError(described, 10, 'Response timeout'),
  terminated: terminatedError(described, null),
};
const requests: Readonly<Record<string, Partial<ApiRequest>>> = {
  upload: { formData: [] },
  'upload of 5 ms': { formData: [], timeoutMs: 5 },
  '5 ms': { timeoutMs: 5 },
  '0 ms': { timeoutMs: 0 },
  endless: { timeoutMs: Infinity },
  'begins in 10 ms': { responseTimeoutMs: 10 },
  progress: { progress: true },
};

/** `left` has when the transport was subscribed to and unsubscribed from. */
cases(
  'an answer',
  (m, { answer, expected, request, error, left }) => {
    const answer$ = m.cold(answer, events);
    const options = { ...me, ...named(requests, request) };
    const call$ = createSend({ apiOrigin }, recordingTransport(answer$).transport)(options);
    const values = { ...events, k: { ok: true }, A: { type: 'answer', body: { ok: true } } };
    m.expect(call$).toBeObservable(m.cold(expected, values, named(errors, error)));
    if (left !== '') m.expect(answer$).toHaveSubscriptions([left]);
  },
  table(`
  answer                 | expected     | request         | error               | left        | name
  29999ms (a|)           | 29999ms (k|) |                 |                     |             | [promise-default-time-out] may take 30 s in all
  9s s                   | 30s #        |                 | timeout 30000       | ^ 29999ms ! | is aborted after 30 s, even if it has begun
  p 28s p 28s p 29s (a|) | 85003ms (k|) |                 |                     |             | has 30 s from the last progress of an upload
  10s p                  | 40s #        |                 | timeout 30000       | ^ 39999ms ! | is aborted 30 s after the last progress of an upload
  60m (a|)               | 60m (k|)     | upload          |                     |             | to an upload without progress has no time limit
  60m p 30s (a|)         | 60m 30s #    | upload          | timeout 30000       |             | to an upload has 30 s from its first progress event
  -                      | 5ms #        | upload of 5 ms  | timeout 5           |             | to an upload may have a time limit of its own
  -                      | 5ms #        | 5 ms            | timeout 5           | ^ 4ms !     | may have a time limit of its own
  60m (a|)               | 60m (k|)     | 0 ms            |                     |             | has no time limit if timeoutMs is 0
  60m (a|)               | 60m (k|)     | endless         |                     |             | has no time limit if it is longer than timers support
  --p----p-----------    | 10ms #       | begins in 10 ms | response timeout 10 | ^ 9ms !     | must begin within responseTimeoutMs, which the progress of the upload does not extend
  9ms s 20ms (a|)        | 30ms (k|)    | begins in 10 ms |                     |             | that has begun in time may end after responseTimeoutMs
  q 60m w 28s (a|)       | 3628002ms (k|) |               |                     |             | has its time from when a request that was queued is sent
  q 60m w                | 3630001ms #  |                 | timeout 30000       |             | is aborted 30 s after a request that was queued is sent
  q 60m w 9ms s 9ms (a|) | 3600021ms (k|) | begins in 10 ms |                   |             | has its time to begin from when the request is sent
  -p-s-p-(a|)            | -p---p-(A|)  | progress        |                     |             | follows the upload progress if the caller asks for progress
  --|                    | --#          |                 | terminated          |             | is an error if the transport completes without one
  ss|                    | --#          |                 | terminated          |             | is an error if the transport completes after its start
  pp|                    | --#          |                 | terminated          |             | is an error if the transport completes after its progress
  a-a                    | (k|)         |                 |                     |             | is the first one if the transport emits several
`),
);

it.each([undefined, null, 5, 'x', []])(
  'an answer is an error if the transport emits something that is not an event: %j',
  async (odd) => {
    const emitted: TransportEvent[] = [];
    // Without the compiler's checks, as JavaScript would.
    Reflect.set(emitted, 0, odd);
    const answer = firstValueFrom(createSend({ apiOrigin }, recordingTransport(from(emitted)).transport)(me));
    await expect(answer).rejects.toMatchObject({ name: 'TerminatedError', ...described });
  },
);

describe('a signal', () => {
  it('sends nothing, not even again, if it is already aborted', async () => {
    const { transport, sent } = recordingTransport(of(ok));
    const call$ = createAbortableSend({ apiOrigin }, transport)({ ...me, signal: AbortSignal.abort() });
    await expect(firstValueFrom(call$)).rejects.toMatchObject({ name: 'AbortError' });
    await expect(firstValueFrom(call$.pipe(retryable({ retries: 2, delay: 0 })))).rejects.toThrow();
    expect(sent).toEqual([]);
  });

  it('keeps no listener of a request that is over', async () => {
    const { signal } = new AbortController();
    const [add, remove] = [jest.spyOn(signal, 'addEventListener'), jest.spyOn(signal, 'removeEventListener')];
    await firstValueFrom(
      createAbortableSend({ apiOrigin }, recordingTransport(of(ok)).transport)({ ...me, signal }),
    );
    expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  });
});

it(
  'unsubscribing from a call unsubscribes from the transport at once',
  marbles((m) => {
    const answer$ = m.cold('----(a|)', events);
    m.expect(createSend({ apiOrigin }, recordingTransport(answer$).transport)(me), '^-!').toBeObservable('');
    m.expect(answer$).toHaveSubscriptions(['^-!']);
  }),
);
