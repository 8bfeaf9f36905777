import { defer, mergeMap, NEVER, of, timer } from 'rxjs';
import { map, takeUntil } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { throttledTransport, type ThrottleOptions } from '../../src/client/throttle';
import type { Transport } from '../../src/client/transports/transport';
import { transportRequest } from './support/transport-request';

cases(
  'a throttled transport',
  (m, { options, calls, cancel = '-', started, answered }) => {
    const starts: string[] = [];
    const network: Transport = {
      send: ({ url }) =>
        defer(() => {
          starts.push(`${m.scheduler.now()} ${new URL(url).hostname[0] ?? ''}`);
          return timer(10).pipe(map(() => ({ status: 200, body: {} })));
        }),
      connect: () => NEVER,
    };
    const transport = throttledTransport(network, options);
    const answers$ = m.hot<string>(calls).pipe(
      mergeMap((origin) => {
        const sent$ = transport.send(transportRequest(`https://${origin === 'c' ? 'a' : origin}.example/me`));
        // A call `c` of the origin `a` is cancelled.
        return (origin === 'c' ? sent$.pipe(takeUntil(m.cold(cancel))) : sent$).pipe(map(() => origin));
      }),
    );
    m.expect(answers$).toBeObservable(answered);
    m.flush();
    expect(starts).toEqual(started);
  },
  [
    {
      name: 'starts at most so many requests of an origin at the same time, in their order',
      options: { inFlight: 2 } as ThrottleOptions,
      calls: '(aaaaa)',
      started: ['0 a', '0 a', '10 a', '10 a', '20 a'],
      answered: '10ms (aa) 6ms (aa) 6ms a',
    },
    {
      name: 'starts at most so many requests of an origin in a second, evenly spaced',
      options: { perSecond: 50 } as ThrottleOptions,
      calls: '(aaa)',
      started: ['0 a', '20 a', '40 a'],
      answered: '10ms a 19ms a 19ms a',
    },
    {
      name: 'lets origins not wait for each other',
      options: { inFlight: 1 } as ThrottleOptions,
      calls: '(aab)',
      started: ['0 a', '0 b', '10 a'],
      answered: '10ms (ab) 6ms a',
    },
    {
      name: 'never sends a request that is unsubscribed from while it waits, and goes on with the next one',
      options: { inFlight: 1 } as ThrottleOptions,
      calls: '(aca)',
      cancel: '5ms x',
      started: ['0 a', '10 a'],
      answered: '10ms a 9ms a',
    },
  ],
);

test.each<[message: string, options: ThrottleOptions]>([
  ['inFlight is not a number above 0', { inFlight: 0 }],
  ['inFlight is not a number above 0', { inFlight: NaN }],
  ['perSecond is not a number above 0', { perSecond: 0 }],
  ['perSecond is not a number above 0', { perSecond: -1 }],
  ['inFlight is not a whole number', { inFlight: 1.5 }],
])('an option out of range throws: %s (%#)', (message, options) => {
  const transport: Transport = { send: () => of(), connect: () => NEVER };
  expect(() => throttledTransport(transport, options)).toThrow(new TypeError(message));
});
