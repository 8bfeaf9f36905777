import { map, mergeMap, NEVER, of, takeUntil, timer } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { batchedTransport, type BatchOptions } from '../../src/client/batch';
import type { Transport, TransportRequest, TransportResponse } from '../../src/client/transports/transport';
import { transportRequest } from './support/transport-request';

const ROOT = 'https://api.example/rest/v1.1';

const request = (path: string, change: Partial<TransportRequest> = {}): TransportRequest => {
  const [name = '', query = ''] = path.split('?');
  return transportRequest(ROOT + path, { api: { path: name, query, apiVersion: '1.1' }, ...change });
};

/** A platform that answers each GET with its path, after 10 ms. */
const answerOf = ({ api }: TransportRequest): TransportResponse => {
  if (api.path !== '/batch') return { status: 200, body: { path: api.path } };
  const urls = new URLSearchParams(api.query).getAll('urls[]');
  const body = urls.map((url) => [
    url,
    url === '/gone'
      ? { status_code: 404, errors: { error: 'unknown_post', message: 'Unknown post' } }
      : { path: url },
  ]);
  return { status: 200, body: Object.fromEntries(body) };
};

const REQUESTS: Readonly<Record<string, TransportRequest>> = {
  a: request('/a'),
  b: request('/b?number=1'),
  c: request('/c'),
  g: request('/gone'),
  p: request('/p', { method: 'POST' }),
  k: request('/k', { keepalive: true }),
  n: request('/n', { api: { path: '/n', query: '', apiNamespace: 'wpcom/v2' } }),
  e: request('/e?http_envelope=1'),
  t: request('/t', { headers: { Authorization: 'Bearer t' } }),
  v: { ...request('/v'), url: 'https://api.example/rest/v1.2/v' },
};

interface Case {
  readonly name: string;
  readonly calls: string;
  readonly cancel?: string;
  readonly options?: BatchOptions;
  /** When each request is sent, and its address below the origin. */
  readonly sent: readonly string[];
  /** The answers by the letters of their requests. */
  readonly answered: string;
  readonly answer?: (request: TransportRequest) => TransportResponse;
  readonly bodies?: Readonly<Record<string, unknown>>;
}

const inBatch = (...urls: readonly string[]): string =>
  `/rest/v1.1/batch?${urls.map((url) => `urls%5B%5D=${encodeURIComponent(url)}`).join('&')}`;

cases<Case>(
  'a batched transport',
  (m, { calls, cancel = '-', options, sent, answered, answer = answerOf, bodies = {} }) => {
    const seen: string[] = [];
    const answers = new Map<string, unknown>();
    const network: Transport = {
      send: (each) => {
        seen.push(`${m.scheduler.now()} ${each.url.slice('https://api.example'.length)}`);
        return timer(10).pipe(map(() => answer(each)));
      },
      connect: () => NEVER,
    };
    const transport = batchedTransport(network, options);
    const letters$ = m.hot<string>(calls).pipe(
      mergeMap((letter) => {
        // A call `x` of `a` is cancelled.
        const sent$ = transport.send(REQUESTS[letter === 'x' ? 'a' : letter] ?? request('/'));
        return (letter === 'x' ? sent$.pipe(takeUntil(m.cold(cancel))) : sent$).pipe(
          map((event) => {
            answers.set(letter, 'body' in event && event.body);
            return letter;
          }),
        );
      }),
    );
    m.expect(letters$).toBeObservable(answered);
    m.flush();
    expect(seen).toEqual(sent);
    expect(Object.fromEntries(answers)).toMatchObject(bodies);
  },
  [
    {
      name: 'sends simultaneous GETs as one, and answers each of them',
      calls: '(ab)',
      sent: [`0 ${inBatch('/a', '/b?number=1')}`],
      answered: '10ms (ab)',
      bodies: { a: { path: '/a' }, b: { path: '/b?number=1' } },
    },
    {
      name: 'sends a GET that stays alone by itself',
      calls: 'a 19ms b',
      sent: ['0 /rest/v1.1/a', '20 /rest/v1.1/b?number=1'],
      answered: '10ms a 19ms b',
      bodies: { a: { path: '/a' } },
    },
    {
      name: 'sends equal GETs once',
      calls: '(aa)',
      sent: ['0 /rest/v1.1/a'],
      answered: '10ms (aa)',
    },
    {
      name: 'waits for others',
      calls: 'a 2ms b',
      options: { waitMs: 5 },
      sent: [`5 ${inBatch('/a', '/b?number=1')}`],
      answered: '15ms (ab)',
    },
    {
      name: 'begins another batch after `maxUrls`',
      calls: '(abc)',
      options: { maxUrls: 2 },
      sent: [`0 ${inBatch('/a', '/b?number=1')}`, '0 /rest/v1.1/c'],
      answered: '10ms (abc)',
    },
    {
      name: 'sends by itself what a batch cannot have',
      calls: '(abpkne)',
      sent: [
        '0 /rest/v1.1/p',
        '0 /rest/v1.1/k',
        '0 /rest/v1.1/n',
        '0 /rest/v1.1/e?http_envelope=1',
        `0 ${inBatch('/a', '/b?number=1')}`,
      ],
      answered: '10ms (pkneab)',
    },
    {
      name: 'does not mix tokens and versions',
      calls: '(atv)',
      sent: ['0 /rest/v1.1/a', '0 /rest/v1.1/t', '0 /rest/v1.2/v'],
      answered: '10ms (atv)',
    },
    {
      name: 'gives a GET that failed its own status',
      calls: '(ag)',
      sent: [`0 ${inBatch('/a', '/gone')}`],
      answered: '10ms (ag)',
      bodies: { a: { path: '/a' }, g: { error: 'unknown_post' } },
    },
    {
      name: 'sends each GET by itself if there are no batches',
      calls: '(ab)',
      answer: (each) => (each.api.path === '/batch' ? { status: 404, body: {} } : answerOf(each)),
      sent: [`0 ${inBatch('/a', '/b?number=1')}`, '10 /rest/v1.1/a', '10 /rest/v1.1/b?number=1'],
      answered: '20ms (ab)',
      bodies: { a: { path: '/a' } },
    },
    {
      name: 'sends a GET by itself that the batch does not answer',
      calls: '(ab)',
      answer: (each) =>
        each.api.path === '/batch' ? { status: 200, body: { '/a': { path: '/a' } } } : answerOf(each),
      sent: [`0 ${inBatch('/a', '/b?number=1')}`, '10 /rest/v1.1/b?number=1'],
      answered: '10ms a 9ms b',
    },
    {
      name: 'gives every GET the refusal of the batch',
      calls: '(ab)',
      answer: () => ({ status: 503, body: { error: 'busy' } }),
      sent: [`0 ${inBatch('/a', '/b?number=1')}`],
      answered: '10ms (ab)',
      bodies: { a: { error: 'busy' }, b: { error: 'busy' } },
    },
    {
      name: 'leaves out a GET that is unsubscribed from before the batch is sent',
      calls: '(xb)',
      cancel: '2ms x',
      options: { waitMs: 5 },
      sent: ['5 /rest/v1.1/b?number=1'],
      answered: '15ms b',
    },
    {
      name: 'sends nothing if every GET is unsubscribed from',
      calls: 'x',
      cancel: '2ms x',
      options: { waitMs: 5 },
      sent: [],
      answered: '-',
    },
  ],
);

test.each([
  ['waitMs is not a number from 0', { waitMs: -1 }],
  ['waitMs is not a number from 0', { waitMs: NaN }],
  ['maxUrls is not a number from 2', { maxUrls: 1 }],
])('an option out of range throws: %s', (message, options) => {
  const network: Transport = { send: () => of(), connect: () => NEVER };
  expect(() => batchedTransport(network, options)).toThrow(new TypeError(message));
});
