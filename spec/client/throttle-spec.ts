import { defer, map, mergeMap, NEVER, of, takeUntil, timer } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { throttledTransport, type ThrottleOptions } from '../../src/client/throttle';
import type { Transport } from '../../src/client/transports/transport';
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
        const sent$ = transport.send(transportRequest(`https://${origin === 'c' ? 'a' : origin}.example/me`));
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
