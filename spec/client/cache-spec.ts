import { defer, mergeMap, NEVER, type Observable, of, retry, Subject, switchMap, timer } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { cachedTransport } from '../../src/client/cache';
import { createSend } from '../../src/client/request/send';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
} from '../../src/client/transports/transport';
import { more, table } from '../support/table';
import { transportRequest } from './support/transport-request';

/** A request such as 'GET /me', optionally with its token. */
const request = (line: string): TransportRequest => {
  const [method = '', url = '', token = 'mine'] = line.split(' ');
  return transportRequest(url, { method, headers: { Authorization: `Bearer ${token}` } });
};

const events: Record<string, TransportEvent> = {
  s: { type: 'started' },
  a: { status: 200, text: '{"a":1}' },
  e: { status: 500, text: 'e' },
  h: { status: 200, text: '<html>' },
  n: { status: 200, text: '' },
  f: { status: 200, text: '{"code":403,"body":{"error":"unauthorized"}}' },
};

/**
 * A network that answers each request with the next of these streams, and then with the last one.
 */
function network(answers: readonly Observable<TransportEvent>[]): { transport: Transport; sent: string[] } {
  const sent: string[] = [];
  const send: Transport['send'] = ({ method, url }) =>
    defer(() => {
      sent.push(`${method} ${url}`);
      return answers[Math.min(sent.length, answers.length) - 1] ?? NEVER;
    });
  return { transport: { send, connect: () => NEVER }, sent };
}

const REQUESTS: Readonly<Record<string, string>> = {
  a: 'GET /me',
  t: 'GET /me yours',
  u: 'GET /you',
  e: 'GET /me?http_envelope=1',
  p: 'POST /me',
  x: 'GET /x',
  y: 'GET /y',
  z: 'GET /z',
};

/** `calls` and `sent` have the letters of requests. */
cases(
  'cachedTransport',
  (m, { calls, expected, sent: letters, given }) => {
    const { answers, ...options } = more(given, 'answers', 'maxAgeMs', 'maxEntries');
    const answers$ = (answers === '' ? '-s-(a|)' : answers).split(', ').map((each) => m.cold(each, events));
    const { transport, sent } = network(answers$);
    const limits = Object.entries(options).filter(([, value]) => value !== '');
    const cached = cachedTransport(
      transport,
      Object.fromEntries(limits.map(([name, value]) => [name, Number(value)])),
    );
    const received$ = m.hot<string>(calls, REQUESTS).pipe(mergeMap((line) => cached.send(request(line))));
    m.expect(received$).toBeObservable(expected, events);
    m.flush();
    expect(sent).toEqual(letters.split('').map((letter) => REQUESTS[letter]?.replace(' yours', '')));
  },
  table(`
  calls         | expected                    | sent | given                                  | name
  a 9ms a       | -s-a 6ms a                  | a    |                                        | answers a repeated GET at once
  (aa)          | -(ss)-----(aa)              | a    | answers: -s 8ms (a|)                   | sends one request for simultaneous callers
  a 5ms a       | -s----s---(aa)              | a    | answers: -s 8ms (a|)                   | replays the start of the answer to a caller who joins
  a 9ms t 9ms u | -s-a 7ms s-a 7ms s-a        | atu  |                                        | caches per token and URL
  a 9ms a       | -e 9ms a                    | aa   | answers: -(e|), -(a|)                  | does not cache an error status
  a 9ms a       | -h 9ms a                    | aa   | answers: -(h|), -(a|)                  | does not cache a response that is not JSON
  a 9ms a       | -n 9ms a                    | aa   | answers: -(n|), -(a|)                  | does not cache an empty answer
  e 9ms e       | -f 9ms f                    | ee   | answers: -(f|)                         | does not cache an error in an envelope
  a 101ms aa    | ---a 98ms a-e               | aa   | answers: ---(a|), -(e|); maxAgeMs: 100 | sends a new request when an answer has expired
  a 9ms p 9ms a | a 9ms a 9ms a               | apa  | answers: (a|)                          | never caches a POST, which clears the cache
  ap 18ms a     | --a 7ms a 10ms a            | apa  | answers: 10ms (a|), -(a|)              | does not cache an answer that was pending during a POST
  xyxzxy        | aaaaaa                      | xyzy | answers: (a|); maxEntries: 2           | removes the least recently used answer if there are too many
  (aa) 16ms a   | -(ss) 2ms (aa) 10ms s 5ms a | aa   | answers: -s 5ms (a|); maxEntries: 0    | only shares simultaneous requests with \`maxEntries\` 0
`),
);

describe('a request with several callers', () => {
  it(
    'does not exceed the response timeout of a caller who joins after the answer has begun',
    marbles((m) => {
      const { transport } = network([m.cold('-s 40ms (a|)', events)]);
      const options = { apiOrigin: 'https://platform.test', responseTimeoutMs: 20 };
      const send = createSend(options, cachedTransport(transport));
      const ask = () => send({ verb: 'GET', path: '/me' });
      m.expect(ask()).toBeObservable('42ms (k|)', { k: { a: 1 } });
      const late$ = timer(5).pipe(switchMap(ask));
      m.expect(late$).toBeObservable('42ms (k|)', { k: { a: 1 } });
    }),
  );

  it('is shared again after one of them repeats it at once because it failed', () => {
    const failing = new Subject<TransportEvent>();
    const { transport, sent } = network([failing, NEVER]);
    const cached = cachedTransport(transport);
    const call$ = cached.send(request('GET /me'));
    call$.pipe(retry(1)).subscribe();
    failing.error(new Error('offline'));
    call$.subscribe();
    expect(sent).toEqual(['GET /me', 'GET /me']);
  });

  it(
    'is aborted when the last of them unsubscribes, and sent again after that',
    marbles((m) => {
      const answer$ = m.cold('----(a|)', events);
      const cached = cachedTransport(network([answer$]).transport);
      m.expect(cached.send(request('GET /me')), '^!').toBeObservable('');
      m.expect(cached.send(request('GET /me')), '^--!').toBeObservable('');
      m.expect(cached.send(request('GET /me')), '-----^').toBeObservable('---------(a|)', events);
      m.expect(answer$).toHaveSubscriptions(['^--!', '-----^---!']);
    }),
  );
});

describe('an answer that the transport has parsed', () => {
  const parsed = (): TransportEvent => ({ status: 200, headers: { a: '1' }, body: { list: [{ a: 1 }] } });
  const changed = (answer: TransportEvent): void => {
    if (!isResponse(answer) || !('body' in answer)) return;
    Reflect.set(Object(Reflect.get(Object(answer.body), 'list')), '0', 'changed');
    Reflect.set(answer.headers ?? {}, 'a', 'changed');
  };

  it('cannot be changed by one caller for the callers after it', () => {
    const cached = cachedTransport(network([of(parsed())]).transport);
    const answers: TransportEvent[] = [];
    const ask = () => cached.send(request('GET /me')).subscribe((answer) => answers.push(answer));
    for (let each = 0; each < 3; each += 1) {
      ask();
      expect(answers.at(-1)).toEqual(parsed());
      changed(answers[each] ?? { type: 'started' });
    }
  });

  it('cannot be changed by one caller for another one who shares the request', () => {
    const answer$ = new Subject<TransportEvent>();
    const cached = cachedTransport(network([answer$]).transport);
    const received: TransportEvent[] = [];
    cached.send(request('GET /me')).subscribe(changed);
    cached.send(request('GET /me')).subscribe((answer) => received.push(answer));
    answer$.next(parsed());
    expect(received).toEqual([parsed()]);
  });
});

it('[size-of-the-cache] cachedTransport keeps 1000 answers by default, and none after clear()', () => {
  const { transport, sent } = network([of(events.a ?? { type: 'started' })]);
  const cached = cachedTransport(transport);
  const askAll = (count: number): number => {
    const before = sent.length;
    for (let each = 0; each < count; each += 1) cached.send(request(`GET /${each}`)).subscribe();
    return sent.length - before;
  };
  expect([askAll(1000), askAll(1000)]).toEqual([1000, 0]);
  cached.clear();
  expect(askAll(1000)).toBe(1000);
  cached.send(request('GET /one-more')).subscribe();
  expect([askAll(1), sent.at(-1)]).toEqual([1, 'GET /0']);
});

it.each([
  ['maxEntries is not a number', { maxEntries: NaN }],
  ['maxAgeMs is not a number', { maxAgeMs: NaN }],
  ['maxEntries is not a number', { maxEntries: '5' }],
  ['maxAgeMs is negative', { maxAgeMs: -1 }],
  ['options.maxAge is not known', { maxAge: 5 }],
])('cachedTransport throws if an option is invalid: %s', (message, options) => {
  const { transport } = network([NEVER]);
  expect(() => void Reflect.apply(cachedTransport, undefined, [transport, options])).toThrow(
    new TypeError(message),
  );
});

it('cachedTransport removes an expired answer although the clock was set back', () => {
  jest.useFakeTimers();
  try {
    const { transport, sent } = network([of(events.a ?? { type: 'started' })]);
    const cached = cachedTransport(transport);
    const ask = () => cached.send(request('GET /me')).subscribe();
    ask();
    jest.advanceTimersByTime(59_000);
    jest.setSystemTime(Date.now() - 3_600_000);
    ask();
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(1000);
    ask();
    expect(sent).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

it('cachedTransport connects channels of a transport that is an instance of a class', () => {
  class Custom implements Transport {
    readonly #channel$ = of({ type: 'open' } as const);
    send = () => NEVER;
    connect() {
      return this.#channel$;
    }
  }
  const opened: unknown[] = [];
  cachedTransport(new Custom())
    .connect({ url: '', token: undefined })
    .subscribe((event) => opened.push(event));
  expect(opened).toEqual([{ type: 'open' }]);
});
