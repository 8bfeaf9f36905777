import { filter, firstValueFrom, map, mergeMap, NEVER, of, takeUntil, timer } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { createClient } from '../../src/client';
import { batchedTransport } from '../../src/client/batch';
import {
  isResponse,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from '../../src/client/transports/transport';
import { more, named, table } from '../support/table';
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

const PLATFORMS: Readonly<Record<string, typeof answerOf>> = {
  'without batches': (each) => (each.api.path === '/batch' ? { status: 404, body: {} } : answerOf(each)),
  'that forgets b': (each) =>
    each.api.path === '/batch' ? { status: 200, body: { '/a': { path: '/a' } } } : answerOf(each),
  'that is busy': () => ({ status: 503, body: { error: 'busy' } }),
};

/** The letter of a request, or those of a batch in parentheses. */
function lettersOf({ url }: TransportRequest): string {
  const urls = new URL(url).searchParams.getAll('urls[]');
  const letters = Object.entries(REQUESTS).flatMap(([letter, each]) =>
    url === each.url || urls.includes(each.url.slice(ROOT.length)) ? letter : [],
  );
  if (urls.length === 0) return letters.join('');
  const query = urls.map((each) => `urls%5B%5D=${encodeURIComponent(each)}`).join('&');
  return url === `${ROOT}/batch?${query}` ? `(${letters.join('')})` : url;
}

/** `sent` has the times and letters of the requests, `bodies` what the answers of some letters contain. */
cases(
  'a batched transport',
  (m, { calls, given, sent, answered, bodies }) => {
    const { platform, cancel, ...options } = more(given, 'platform', 'cancel', 'waitMs', 'maxUrls');
    const seen: string[] = [];
    const answers = new Map<string, string>();
    const network: Transport = {
      send: (each) => {
        seen.push(`${m.scheduler.now()} ${lettersOf(each)}`);
        return timer(10).pipe(map(() => (named(PLATFORMS, platform) ?? answerOf)(each)));
      },
      connect: () => NEVER,
    };
    const numbers = Object.entries(options).flatMap(([name, value]) =>
      value === '' ? [] : [[name, Number(value)] as const],
    );
    const transport = batchedTransport(network, Object.fromEntries(numbers));
    const letters$ = m.hot<string>(calls).pipe(
      mergeMap((letter) => {
        // A call `x` of `a` is cancelled.
        const sent$ = transport
          .send(REQUESTS[letter === 'x' ? 'a' : letter] ?? request('/'))
          .pipe(filter(isResponse));
        return (letter === 'x' ? sent$.pipe(takeUntil(m.cold(cancel))) : sent$).pipe(
          map((event) => {
            answers.set(letter, JSON.stringify('body' in event && event.body));
            return letter;
          }),
        );
      }),
    );
    m.expect(letters$).toBeObservable(answered);
    m.flush();
    expect(seen.join(', ')).toBe(sent);
    for (const [letter = '', text = ''] of bodies.split(', ').map((each) => each.split(' ')))
      if (text !== '') expect(answers.get(letter)).toContain(`"${text}"`);
  },
  table(`
  calls    | given                     | sent                           | answered        | bodies               | name
  (ab)     |                           | 0 (ab)                         | 10ms (ab)       | a /a, b /b?number=1  | sends simultaneous GETs as one, and answers each of them
  a 19ms b |                           | 0 a, 20 b                      | 10ms a 19ms b   | a /a                 | sends a GET that stays alone by itself
  (aa)     |                           | 0 a                            | 10ms (aa)       |                      | sends equal GETs once
  a 2ms b  | waitMs: 5                 | 5 (ab)                         | 15ms (ab)       |                      | waits for others
  (abc)    | maxUrls: 2                | 0 (ab), 0 c                    | 10ms (abc)      |                      | begins another batch after \`maxUrls\`
  (abpkne) |                           | 0 p, 0 k, 0 n, 0 e, 0 (ab)     | 10ms (pkneab)   |                      | sends by itself what a batch cannot have
  (atv)    |                           | 0 a, 0 t, 0 v                  | 10ms (atv)      |                      | does not mix tokens and versions
  (ag)     |                           | 0 (ag)                         | 10ms (ag)       | a /a, g unknown_post | gives a GET that failed its own status
  (ab)     | platform: without batches | 0 (ab), 10 a, 10 b             | 20ms (ab)       | a /a                 | sends each GET by itself if there are no batches
  (ab)     | platform: that forgets b  | 0 (ab), 10 b                   | 10ms a 9ms b    |                      | sends a GET by itself that the batch does not answer
  (ab)     | platform: that is busy    | 0 (ab)                         | 10ms (ab)       | a busy, b busy       | gives every GET the refusal of the batch
  (xb)     | cancel: 2ms x; waitMs: 5  | 5 b                            | 15ms b          |                      | leaves out a GET that is unsubscribed from before the batch is sent
  x        | cancel: 2ms x; waitMs: 5  |                                | -               |                      | sends nothing if every GET is unsubscribed from
`),
);

test('the time limit of a GET that the batch lacks begins when the GET is sent itself', async () => {
  const slow: Transport = {
    send: (each) =>
      timer(800).pipe(
        map(() => (each.api.path === '/batch' ? { status: 404, body: {} } : { status: 200, body: {} })),
      ),
    connect: () => NEVER,
  };
  const client = createClient({
    apiOrigin: 'https://api.example',
    transport: batchedTransport(slow),
    timeoutMs: 1000,
  });
  jest.useFakeTimers();
  try {
    const answers = [client.site(1).get(), client.site(2).get()].map((call$) => firstValueFrom(call$));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await Promise.all(answers)).toEqual([{}, {}]);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['waitMs is negative', { waitMs: -1 }],
  ['waitMs is not a number', { waitMs: NaN }],
  ['maxUrls is below 2', { maxUrls: 1 }],
  ['options.maxUrl is not known', { maxUrl: 5 }],
])('an option out of range throws: %s', (message, options) => {
  const network: Transport = { send: () => of(), connect: () => NEVER };
  expect(() => void Reflect.apply(batchedTransport, undefined, [network, options])).toThrow(
    new TypeError(message),
  );
});
