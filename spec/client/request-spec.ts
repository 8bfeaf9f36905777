import { defer, firstValueFrom, from, NEVER, type Observable, of } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import type { ApiError } from '../../src/client/errors';
import { terminatedError, timeoutError } from '../../src/client/errors';
import { type ApiRequest, type ClientOptions, createSend, exchanges } from '../../src/client/request';
import type { Transport, TransportEvent, TransportRequest } from '../../src/client/transports/transport';

const ok: TransportEvent = { status: 200, headers: { 'x-a': '1' }, text: '{"ok":true}' };

/** A transport that answers with this stream, and keeps what it was to send. */
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

/** What goes out for a call. */
async function outgoing(
  request: ApiRequest,
  options: Partial<ClientOptions> = {},
): Promise<TransportRequest> {
  const { transport, sent } = recorder();
  await firstValueFrom(createSend({ apiOrigin, ...options }, transport)(request));
  const [only] = sent;
  if (only === undefined || sent.length > 1) throw new Error(`${sent.length} requests`);
  return only;
}

describe('a request goes to', () => {
  it.each<[string, Partial<ApiRequest>, Partial<ClientOptions>, string]>([
    ['version 1 where nobody says', {}, {}, '/rest/v1/me'],
    ["the client's version", {}, { apiVersion: '1.1' }, '/rest/v1.1/me'],
    ["the call's version", { apiVersion: '1.2' }, { apiVersion: '1.1' }, '/rest/v1.2/me'],
    ['a namespace', { apiNamespace: 'wpcom/v2' }, { apiVersion: '1.1' }, '/wp-json/wpcom/v2/me'],
    ['wp/v2 where the namespace has no name', { apiNamespace: '' }, {}, '/wp-json/wp/v2/me'],
    [
      "a namespace at the platform's root",
      { apiNamespace: 'wpcom/v2' },
      { namespaceRoot: '' },
      '/wpcom/v2/me',
    ],
    ['a query', { query: { ids: [1, 2] } }, {}, '/rest/v1/me?ids%5B%5D=1&ids%5B%5D=2'],
    ['a query that is ready', { query: 'a=%20' }, {}, '/rest/v1/me?a=%20'],
    ['no query where it is empty', { query: {} }, {}, '/rest/v1/me'],
  ])('%s', async (_rule, request, options, path) => {
    expect((await outgoing({ ...me, ...request }, options)).url).toBe(apiOrigin + path);
  });
});

describe('a request goes out', () => {
  it('with the token of the moment at which it goes', async () => {
    let token: string | undefined = 'old';
    const { transport, sent } = recorder();
    const call$ = createSend({ apiOrigin, token: () => token }, transport)(me);
    token = 'new';
    await firstValueFrom(call$);
    token = undefined;
    await firstValueFrom(call$);
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer new', undefined]);
  });

  it('with its body as JSON, and with a form instead of it', async () => {
    const body = { a: [1] };
    expect(await outgoing({ ...me, verb: 'POST', body })).toMatchObject({
      body: '{"a":[1]}',
      headers: { 'Content-Type': 'application/json' },
      api: { body },
    });
    const formData = [['title', 'x']] as const;
    const form = await outgoing({ ...me, verb: 'POST', body, formData });
    expect(form).toMatchObject({ formData });
    expect([form.body, form.headers['Content-Type'], form.api.body]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('in the terms of the API too, for a transport that hands it on', async () => {
    const request = { ...me, query: { a: 1 } };
    expect((await outgoing(request, { apiVersion: '1.1', token: 't' })).api).toEqual({
      path: '/me',
      query: 'a=1',
      apiVersion: '1.1',
      token: 't',
    });
    expect((await outgoing({ ...me, apiNamespace: 'wp/v2' })).api).toEqual({
      path: '/me',
      query: '',
      apiNamespace: 'wp/v2',
    });
  });

  it.each(['PUT', 'DELETE'] as const)(
    'as POST where a platform knows no %s, but for namespaces',
    async (verb) => {
      const methods = async (options: Partial<ClientOptions>): Promise<string[]> => [
        (await outgoing({ ...me, verb }, options)).method,
        (await outgoing({ ...me, verb, apiNamespace: 'wp/v2' }, options)).method,
      ];
      expect(await methods({})).toEqual([verb, verb]);
      expect(await methods({ postOnly: true })).toEqual(['POST', verb]);
    },
  );

  it('to outlive the page only when it is asked to', async () => {
    expect([(await outgoing(me)).keepalive, (await outgoing({ ...me, keepalive: true })).keepalive]).toEqual([
      false,
      true,
    ]);
  });

  it('when it is subscribed to, each time anew', async () => {
    const { transport, sent } = recorder();
    const call$ = createSend({ apiOrigin }, transport)(me);
    expect(sent).toEqual([]);
    await firstValueFrom(call$);
    await firstValueFrom(call$);
    expect(sent).toHaveLength(2);
  });

  it('never, when its body is no JSON: that throws at the call', () => {
    const send = createSend({ apiOrigin }, recorder().transport);
    expect(() => send({ ...me, verb: 'POST', body: { a: 1n } })).toThrow(TypeError);
  });
});

describe('an answer', () => {
  const answered = (event: TransportEvent, request: Partial<ApiRequest> = {}): Promise<unknown> =>
    firstValueFrom(exchanges({ apiOrigin }, recorder(of(event)).transport, { ...me, ...request }));

  it('is its JSON, with its status and headers for who wants them', async () => {
    expect(await answered(ok)).toEqual({ status: 200, headers: { 'x-a': '1' }, body: { ok: true } });
  });

  it('may come parsed', async () => {
    expect(await answered({ status: 201, body: [1] })).toEqual({ status: 201, headers: {}, body: [1] });
  });

  it.each<[string, TransportEvent, number, unknown]>([
    ['null', { status: 200, text: 'null' }, 200, 'null'],
    ['a number', { status: 200, text: '5' }, 200, '5'],
    ['a text', { status: 201, text: '"x"' }, 201, '"x"'],
    ['null that comes parsed', { status: 204, body: null }, 204, null],
  ])('that is no list and no object cannot be parsed: %s', async (_what, event, status, body) => {
    await expect(answered(event)).rejects.toMatchObject({
      message: 'Parser is unable to parse the response',
      status,
      body,
    });
  });

  it.each([{ code: 204, body: null }, { code: 200 }])(
    'is no answer in an envelope either: %j',
    async (body) => {
      const answer = answered({ status: 200, body }, { query: { http_envelope: 1 } });
      await expect(answer).rejects.toMatchObject({ name: 'ParseError', status: body.code });
    },
  );

  it("in an envelope has the envelope's headers, also as an error", async () => {
    const query = { http_envelope: 1 };
    const body = { code: 200, headers: { 'X-A': 2 }, body: {} };
    expect(await answered({ status: 200, body }, { query })).toMatchObject({ headers: { 'X-A': '2' } });
    const refused = answered({ status: 200, body: { ...body, code: 403 } }, { query });
    await expect(refused).rejects.toMatchObject({ status: 403, headers: { 'X-A': '2' } });
  });

  it.each<[string, Partial<ApiRequest>, object]>([
    ['/rest', { query: { http_envelope: 1 } }, { code: 201, headers: {}, body: [1] }],
    ['a namespace', { query: '_envelope=1', apiNamespace: 'wp/v2' }, { status: 201, headers: {}, body: [1] }],
  ])('is what an envelope holds, under %s', async (_where, request, body) => {
    expect(await answered({ status: 200, body }, request)).toMatchObject({ status: 201, body: [1] });
  });

  it.each<[string, Partial<ApiRequest>]>([
    ['nobody asked for one', {}],
    ['the query says no', { query: { http_envelope: false, _envelope: 1 } }],
    ["the query is another family's", { query: { http_envelope: 1 }, apiNamespace: 'wp/v2' }],
  ])('is no envelope where %s', async (_why, request) => {
    const body = { code: 404, status: 404, body: [1] };
    expect(await answered({ status: 200, body }, request)).toMatchObject({ body });
  });

  it('that should be an envelope and is none cannot be parsed', async () => {
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
  /** When the transport was left. */
  readonly left?: string;
}

const rules: Case[] = [
  { name: 'is given 30 s in all', answer: '29999ms (a|)', expected: '29999ms (k|)' },
  {
    name: 'is aborted after 30 s, whatever has begun',
    answer: '9s s',
    expected: '30s #',
    error: timeoutError(described, 30_000),
    left: '^ 29999ms !',
  },
  {
    name: 'has 30 s from the last that was heard of an upload: one that moves is not cut',
    answer: 'p 28s p 28s p 29s (a|)',
    expected: '85003ms (k|)',
  },
  {
    name: 'is aborted 30 s after an upload has stopped',
    answer: '10s p',
    expected: '40s #',
    error: timeoutError(described, 30_000),
    left: '^ 39999ms !',
  },
  {
    name: 'to files may take for ever where nothing is heard of them',
    request: { formData: [] },
    answer: '60m (a|)',
    expected: '60m (k|)',
  },
  {
    name: 'to files has 30 s from the last that was heard of them',
    request: { formData: [] },
    answer: '60m p 30s (a|)',
    expected: '60m 30s #',
    error: timeoutError(described, 30_000),
  },
  {
    name: 'to files may have a time of its own',
    request: { formData: [], timeoutMs: 5 },
    answer: '-',
    expected: '5ms #',
    error: timeoutError(described, 5),
  },
  {
    name: 'may have a time of its own',
    request: { timeoutMs: 5 },
    answer: '-',
    expected: '5ms #',
    error: timeoutError(described, 5),
    left: '^ 4ms !',
  },
  { name: 'may take for ever', request: { timeoutMs: 0 }, answer: '60m (a|)', expected: '60m (k|)' },
  {
    name: 'may take longer than timers know',
    request: { timeoutMs: Infinity },
    answer: '60m (a|)',
    expected: '60m (k|)',
  },
  {
    name: 'may have to begin sooner than it ends; its own upload does not count',
    request: { responseTimeoutMs: 10 },
    answer: '--p----p-----------',
    expected: '10ms #',
    error: timeoutError(described, 10, 'Response timeout'),
    left: '^ 9ms !',
  },
  {
    name: 'that has begun in time has time to end',
    request: { responseTimeoutMs: 10 },
    answer: '9ms s 20ms (a|)',
    expected: '30ms (k|)',
  },
  {
    name: 'tells how far the upload is to who asks, and then the answer',
    request: { progress: true },
    answer: '-p-s-p-(a|)',
    expected: '-p---p-(A|)',
  },
  ...['--|', 'ss|', 'pp|'].map((answer) => ({
    name: `is an error when the transport ends without one (${answer})`,
    answer,
    expected: '--#',
    error: terminatedError(described, null),
  })),
  { name: 'is the first one, though more may come', answer: 'a-a', expected: '(k|)' },
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
  'is an error when a transport says what is no event: %j',
  async (odd) => {
    const said: TransportEvent[] = [];
    // As JavaScript would: whatever the compiler says.
    Reflect.set(said, 0, odd);
    const answer = firstValueFrom(createSend({ apiOrigin }, recorder(from(said)).transport)(me));
    await expect(answer).rejects.toMatchObject({ name: 'TerminatedError', ...described });
  },
);

it(
  'unsubscribing leaves the transport at once',
  marbles((m) => {
    const answer$ = m.cold('----(a|)', events);
    m.expect(createSend({ apiOrigin }, recorder(answer$).transport)(me), '^-!').toBeObservable('');
    m.expect(answer$).toHaveSubscriptions(['^-!']);
  }),
);
