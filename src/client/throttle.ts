import { asyncScheduler, Observable, type SchedulerLike, Subscription } from 'rxjs';
import type { Transport, TransportEvent } from './transports/transport';

export interface ThrottleOptions {
  /** The maximum number of concurrent requests per origin. */
  readonly inFlight?: number;
  /** The maximum number of requests per origin that start in a second, evenly spaced. */
  readonly perSecond?: number;
  readonly scheduler?: SchedulerLike;
}

/** The queue of one origin: running requests, and those that wait for their turn. */
interface Gate {
  running: number;
  /** When the next request may start, in milliseconds of the scheduler's clock. */
  nextAt: number;
  readonly waiting: Set<() => void>;
  timer: Subscription | undefined;
}

/**
 * A transport that queues the requests to each origin in the order of subscription. Unsubscribing
 * from a waiting request removes the request. The time limits of a call include its time in the
 * queue.
 * @throws TypeError if a limit is not a positive number, or `inFlight` is not an integer.
 */
export function throttledTransport(
  transport: Transport,
  { inFlight = Infinity, perSecond = Infinity, scheduler = asyncScheduler }: ThrottleOptions,
): Transport {
  for (const [name, value] of Object.entries({ inFlight, perSecond }))
    if (typeof value !== 'number' || !(value > 0)) throw new TypeError(`${name} is not a number above 0`);
  if (inFlight % 1 > 0) throw new TypeError('inFlight is not a whole number');
  const spaceMs = 1000 / perSecond;
  const gates = new Map<string, Gate>();
  const gateOf = (origin: string): Gate => {
    const gate = gates.get(origin) ?? { running: 0, nextAt: -Infinity, waiting: new Set(), timer: undefined };
    gates.set(origin, gate);
    return gate;
  };

  /** Starts the requests that may start now, and schedules the next turn. */
  const proceed = (gate: Gate): void => {
    gate.timer?.unsubscribe();
    gate.timer = undefined;
    for (const start of gate.waiting) {
      if (gate.running >= inFlight) return;
      const now = scheduler.now();
      if (gate.nextAt > now) {
        gate.timer = scheduler.schedule(() => proceed(gate), gate.nextAt - now);
        return;
      }
      gate.waiting.delete(start);
      gate.running += 1;
      gate.nextAt = now + spaceMs;
      start();
    }
  };

  return {
    ...transport,
    // Passed on explicitly, because the spread does not copy methods of a class.
    connect: (channel) => transport.connect(channel),
    send: (request) =>
      new Observable<TransportEvent>((subscriber) => {
        const gate = gateOf(new URL(request.url).origin);
        const start = (): void => {
          const sent = transport.send(request).subscribe(subscriber);
          sent.add(() => {
            gate.running -= 1;
            proceed(gate);
          });
          subscriber.add(sent);
        };
        subscriber.add(() => {
          if (gate.waiting.delete(start)) proceed(gate);
        });
        gate.waiting.add(start);
        proceed(gate);
      }),
  };
}
