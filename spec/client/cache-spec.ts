import { defer, merge, NEVER, type Observable, of, retry, Subject, switchMap, timer } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { cachedTransport, type CacheOptions } from '../../src/client/cache';
import { createSend } from '../../src/client/request/send';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
} from '../../src/client/transports/transport';

/** A request such as 'GET /me', optionally with its token. */
const request = (line: string): TransportRequest => {
  const [method = '', url = '', token = 'mine'] = line.split(' ');
  const headers = { Authorization: `Bearer ${token}` };
  return {
    method,
    url,
    headers,
    keepalive: false,
    progress: false,
    api: { path: url, query: url.split('?')[1] ?? '' },
  };
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

interface Case {
  readonly name: string;
  /** The time, the line and optionally the token of each request, such as '10 GET /me yours'. */
  readonly calls: readonly string[];
  readonly answers?: readonly string[];
  readonly options?: CacheOptions;
  readonly expected: string;
  readonly sent: readonly string[];
}

const rules: Case[] = [
  {
    name: 'answers a repeated GET at once',
    calls: ['0 GET /me', '10 GET /me'],
    expected: '-s-a 6ms (a|)',
    sent: ['GET /me'],
  },
  {
    name: 'sends one request for simultaneous callers',
    calls: ['0 GET /me', '0 GET /me'],
    expected: '-(ss)-----(aa|)',
    answers: ['-s 8ms (a|)'],
    sent: ['GET /me'],
  },
  {
    name: 'replays the start of the answer to a caller who joins the request',
    calls: ['0 GET /me', '6 GET /me'],
    expected: '-s----s---(aa|)',
    answers: ['-s 8ms (a|)'],
    sent: ['GET /me'],
  },
  {
    name: 'caches per token and URL',
    calls: ['0 GET /me mine', '10 GET /me yours', '20 GET /you mine'],
    expected: '-s-a 7ms s-a 7ms s-(a|)',
    sent: ['GET /me', 'GET /me', 'GET /you'],
  },
  {
    name: 'does not cache an error status',
    calls: ['0 GET /me', '10 GET /me'],
    answers: ['-(e|)', '-(a|)'],
    expected: '-e 9ms (a|)',
    sent: ['GET /me', 'GET /me'],
  },
  ...['h', 'n'].map((answer) => ({
    name: `does not cache what the client rejects, so that a retry gets a new answer (${answer})`,
    calls: ['0 GET /me', '10 GET /me'],
    answers: [`-(${answer}|)`, '-(a|)'],
    expected: `-${answer} 9ms (a|)`,
    sent: ['GET /me', 'GET /me'],
  })),
  {
    name: 'does not cache an error in an envelope',
    calls: ['0 GET /me?http_envelope=1', '10 GET /me?http_envelope=1'],
    answers: ['-(f|)', '-(f|)'],
    expected: '-f 9ms (f|)',
    sent: ['GET /me?http_envelope=1', 'GET /me?http_envelope=1'],
  },
  {
    name: 'sends a new request when an answer has expired',
    calls: ['0 GET /me', '102 GET /me', '103 GET /me'],
    answers: ['---(a|)', '-(e|)'],
    options: { maxAgeMs: 100 },
    expected: '---a 98ms a-(e|)',
    sent: ['GET /me', 'GET /me'],
  },
  {
    name: 'never caches a POST, and clears the cache when one is sent',
    calls: ['0 GET /me', '10 POST /me', '20 GET /me'],
    answers: ['(a|)'],
    expected: 'a 9ms a 9ms (a|)',
    sent: ['GET /me', 'POST /me', 'GET /me'],
  },
  {
    name: 'does not cache an answer that was pending during a POST',
    calls: ['0 GET /me', '1 POST /me', '20 GET /me'],
    answers: ['10ms (a|)', '-(a|)'],
    expected: '--a 7ms a 10ms (a|)',
    sent: ['GET /me', 'POST /me', 'GET /me'],
  },
  {
    name: 'removes the least recently used answer when there are too many',
    calls: ['0 GET /1', '1 GET /2', '2 GET /1', '3 GET /3', '4 GET /1', '5 GET /2'],
    answers: ['(a|)'],
    options: { maxEntries: 2 },
    expected: 'aaaaa(a|)',
    sent: ['GET /1', 'GET /2', 'GET /3', 'GET /2'],
  },
  {
    name: 'only shares simultaneous requests with `maxEntries` 0',
    calls: ['0 GET /me', '0 GET /me', '20 GET /me'],
    answers: ['-s 5ms (a|)', '-s 5ms (a|)'],
    options: { maxEntries: 0 },
    expected: '-(ss) 2ms (aa) 10ms s 5ms (a|)',
    sent: ['GET /me', 'GET /me'],
  },
];

cases(
  'cachedTransport',
  (m, { calls, answers = ['-s-(a|)'], options, expected, sent: lines }) => {
    const { transport, sent } = network(answers.map((answer) => m.cold(answer, events)));
    const cached = cachedTransport(transport, options);
    const all$ = merge(
      ...calls.map((call) => {
        const [ms = '', ...line] = call.split(' ');
        return timer(Number(ms)).pipe(switchMap(() => cached.send(request(line.join(' ')))));
      }),
    );
    m.expect(all$).toBeObservable(expected, events);
    m.flush();
    expect(sent).toEqual(lines);
  },
  rules,
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

it.each(['maxEntries', 'maxAgeMs'])(
  'cachedTransport throws if %s is not a number, because answers would never expire',
  (name) => {
    const { transport } = network([NEVER]);
    expect(() => cachedTransport(transport, { [name]: NaN })).toThrow(
      new TypeError(`${name} is not a number`),
    );
  },
);

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
