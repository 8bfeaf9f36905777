import {
  defer,
  filter,
  firstValueFrom,
  lastValueFrom,
  map,
  mergeMap,
  NEVER,
  of,
  Subject,
  takeUntil,
  timer,
  VirtualTimeScheduler,
} from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { createClient } from '../../src/client';
import { cachedTransport } from '../../src/client/cache';
import { throttledTransport, type ThrottleOptions } from '../../src/client/throttle';
import { isResponse, type Transport, type TransportEvent } from '../../src/client/transports/transport';
import { table } from '../support/table';
import { transportRequest } from './support/transport-request';

cases(
  'a throttled transport',
  (m, { options, calls, cancel, started, answered }) => {
    const starts: string[] = [];
    const network: Transport = {
      send: ({ url }) =>
        defer(() => {
          starts.push(`${m.scheduler.now()} ${new URL(url).hostname[0] ?? ''}`);
          return timer(10).pipe(map(() => ({ status: 200, body: {} })));
        }),
      connect: () => NEVER,
    };
    const [option = '', value] = options.split(' ');
    const transport = throttledTransport(network, { [option]: Number(value) });
    const answers$ = m.hot<string>(calls).pipe(
      mergeMap((origin) => {
        const request = transportRequest(`https://${origin === 'c' ? 'a' : origin}.example/me`);
        const sent$ = transport.send(request).pipe(filter(isResponse));
        // A call `c` of the origin `a` is cancelled.
        return (origin === 'c' ? sent$.pipe(takeUntil(m.cold(cancel))) : sent$).pipe(map(() => origin));
      }),
    );
    m.expect(answers$).toBeObservable(answered);
    m.flush();
    expect(starts.join(', ')).toBe(started);
  },
  table(`
  options      | calls   | cancel | started                    | answered                 | name
  inFlight 2   | (aaaaa) |        | 0 a, 0 a, 10 a, 10 a, 20 a | 10ms (aa) 6ms (aa) 6ms a | starts at most so many requests of an origin at the same time, in their order
  perSecond 50 | (aaa)   |        | 0 a, 20 a, 40 a            | 10ms a 19ms a 19ms a     | starts at most so many requests of an origin in a second, evenly spaced
  inFlight 1   | (aab)   |        | 0 a, 0 b, 10 a             | 10ms (ab) 6ms a          | lets origins not wait for each other
  inFlight 1   | (aca)   | 5ms x  | 0 a, 10 a                  | 10ms a 9ms a             | never sends a request that is unsubscribed from while it waits, and goes on with the next one
`),
);

const answered: Transport = { send: () => of({ status: 200, body: {} }), connect: () => NEVER };
const url = 'https://a.example/me';

test('the time limit of a call begins when its request is sent', async () => {
  const network: Transport = {
    ...answered,
    send: () => timer(15).pipe(map(() => ({ status: 200, body: {} }))),
  };
  const transport = throttledTransport(network, { inFlight: 1 });
  const client = createClient({ apiOrigin: 'https://a.example', transport, timeoutMs: 1000 });
  jest.useFakeTimers();
  try {
    const answers = Array.from({ length: 100 }, () => firstValueFrom(client.me().get()));
    await jest.advanceTimersByTimeAsync(1500);
    expect(await Promise.all(answers)).toHaveLength(100);
  } finally {
    jest.useRealTimers();
  }
});

/** A clock whose timers fire late, like those of browsers and Node. */
class LateScheduler extends VirtualTimeScheduler {
  readonly #lateMs: number;
  constructor(lateMs: number) {
    super();
    this.#lateMs = lateMs;
  }

  override schedule: VirtualTimeScheduler['schedule'] = (work, delay = 0, state) =>
    super.schedule(work, delay + this.#lateMs, state);
}

test.each([1, 16])(
  'the rate is kept although timers are %d ms late, and is not exceeded after a pause',
  (lateMs) => {
    const scheduler = new LateScheduler(lateMs);
    const starts: number[] = [];
    const network: Transport = {
      ...answered,
      send: (request) => {
        starts.push(scheduler.now());
        return answered.send(request);
      },
    };
    const transport = throttledTransport(network, { perSecond: 200, scheduler });
    const ask = (): void => {
      for (let each = 0; each < 300; each += 1) transport.send(transportRequest(url)).subscribe();
    };
    ask();
    scheduler.flush();
    expect(starts.filter((at) => at < 1000).length).toBeGreaterThanOrEqual(196);
    expect(starts.filter((at) => at < 1000).length).toBeLessThanOrEqual(200);
    scheduler.schedule(ask, 10_000);
    const before = scheduler.now() + 10_000 + lateMs;
    starts.splice(0);
    scheduler.flush();
    expect(starts.filter((at) => at < before + 100).length).toBeLessThanOrEqual(21);
  },
);

test('any number of requests that end at once are sent without a stack overflow', () => {
  const gets: unknown[] = [];
  const transport = throttledTransport(cachedTransport(answered), { inFlight: 1 });
  const opened$ = new Subject<TransportEvent>();
  const slow = throttledTransport(cachedTransport({ ...answered, send: () => opened$ }), { inFlight: 1 });
  for (const each of [transport, slow])
    for (let count = 0; count < 6000; count += 1)
      each
        .send(transportRequest(url))
        .pipe(filter(isResponse))
        .subscribe((answer) => gets.push(answer));
  opened$.next({ status: 200, body: {} });
  opened$.complete();
  expect(gets).toHaveLength(12_000);
});

test('a transport that throws frees its slot', async () => {
  const send = jest.fn(answered.send).mockImplementationOnce(() => {
    throw new Error('not ready');
  });
  const transport = throttledTransport({ ...answered, send }, { inFlight: 1 });
  await expect(lastValueFrom(transport.send(transportRequest(url)))).rejects.toThrow('not ready');
  expect(await lastValueFrom(transport.send(transportRequest(url)))).toMatchObject({ status: 200 });
});

test('a clock that is set back does not stop the requests', async () => {
  const transport = throttledTransport(answered, { perSecond: 100 });
  await lastValueFrom(transport.send(transportRequest(url)));
  const { now } = Date;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  try {
    expect(await lastValueFrom(transport.send(transportRequest(url)))).toMatchObject({ status: 200 });
  } finally {
    clock.mockRestore();
  }
});

test.each<[message: string, options: ThrottleOptions]>([
  ['inFlight is not a number above 0', { inFlight: 0 }],
  ['inFlight is not a number above 0', { inFlight: NaN }],
  ['perSecond is not a number above 0', { perSecond: 0 }],
  ['perSecond is not a number above 0', { perSecond: -1 }],
  ['inFlight is not a whole number', { inFlight: 1.5 }],
  // @ts-expect-error unknown option
  ['options.inflight is not known', { inflight: 1 }],
])('an option out of range throws: %s (%#)', (message, options) => {
  const transport: Transport = { send: () => of(), connect: () => NEVER };
  expect(() => throttledTransport(transport, options)).toThrow(new TypeError(message));
});
