import { asyncScheduler, defer, Observable, type SchedulerLike, type Subscription } from 'rxjs';
import { validateOptions } from './request/validate';
import { steadyNow } from './steady-now';
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
  isProceeding: boolean;
}

/**
 * A transport that queues the requests to each origin in the order of subscription. Unsubscribing
 * from a waiting request removes the request. The time limits of a call begin when its turn comes.
 * @throws TypeError if an option is unknown, if a limit is not a positive number, or if `inFlight` is
 *   not an integer.
 */
export function throttledTransport(transport: Transport, options: ThrottleOptions): Transport {
  validateOptions(options, { inFlight: 'any', perSecond: 'any', scheduler: 'object' });
  const { inFlight = Infinity, perSecond = Infinity, scheduler = asyncScheduler } = options;
  for (const [name, value] of Object.entries({ inFlight, perSecond }))
    if (typeof value !== 'number' || !(value > 0)) throw new TypeError(`${name} is not a number above 0`);
  if (inFlight % 1 > 0) throw new TypeError('inFlight is not a whole number');
  const spaceMs = 1000 / perSecond;
  const gates = new Map<string, Gate>();
  const gateOf = (origin: string): Gate => {
    const gate = gates.get(origin) ?? {
      running: 0,
      nextAt: -Infinity,
      waiting: new Set(),
      timer: undefined,
      isProceeding: false,
    };
    gates.set(origin, gate);
    return gate;
  };

  /** Starts the requests that may start now, and schedules the next turn. */
  const proceed = (gate: Gate): void => {
    // A request that ends at once calls this function again; the loop below then goes on.
    if (gate.isProceeding) return;
    const isLate = gate.timer !== undefined;
    gate.timer?.unsubscribe();
    gate.timer = undefined;
    gate.isProceeding = true;
    for (const start of gate.waiting) {
      const now = steadyNow(scheduler);
      if (gate.nextAt > now) gate.timer = scheduler.schedule(() => proceed(gate), gate.nextAt - now);
      if (gate.nextAt > now || gate.running >= inFlight) break;
      gate.waiting.delete(start);
      gate.running += 1;
      // Timers are late, so the next request makes up for it, by one interval at most.
      gate.nextAt = (isLate ? Math.max(gate.nextAt, now - spaceMs) : now) + spaceMs;
      start();
    }
    gate.isProceeding = false;
  };

  return {
    ...transport,
    // Passed on explicitly, because the spread does not copy methods of a class.
    connect: (channel) => transport.connect(channel),
    send: (request) =>
      new Observable<TransportEvent>((subscriber) => {
        const gate = gateOf(new URL(request.url).origin);
        const start = (): void => {
          subscriber.next({ type: 'sent' });
          const sent = defer(() => transport.send(request)).subscribe(subscriber);
          sent.add(() => {
            gate.running -= 1;
            proceed(gate);
          });
          subscriber.add(sent);
        };
        subscriber.add(() => {
          if (gate.waiting.delete(start)) proceed(gate);
        });
        subscriber.next({ type: 'queued' });
        gate.waiting.add(start);
        proceed(gate);
      }),
  };
}
