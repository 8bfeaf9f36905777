import { asyncScheduler, defer, Observable, type SchedulerLike, type Subscription } from 'rxjs';
import { validateOptions } from './request/validate';
import { steadyNow } from './steady-now';
import { type Transport, type TransportEvent, withSend } from './transports/transport';

export interface ThrottleOptions {
  /** The maximum number of concurrent requests per origin. */
  readonly inFlight?: number;
  /** The maximum number of requests per origin that start in a second, evenly spaced. */
  readonly perSecond?: number;
  readonly scheduler?: SchedulerLike;
}

/** The queue of one origin: running requests, and those that wait for their turn. */
class Gate {
  running = 0;
  /** When the next request may start, in milliseconds of the scheduler's clock. */
  nextAt = -Infinity;
  readonly waiting = new Set<() => void>();
  timer: Subscription | undefined;
  isProceeding = false;
}

/** Milliseconds of lateness that later requests make up for, if an interval is shorter. */
const MAX_LATE_MS = 20;

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
      // Timers are late, so the next requests make up for it, but not for a page that was suspended.
      gate.nextAt = (isLate ? Math.max(gate.nextAt, now - Math.max(spaceMs, MAX_LATE_MS)) : now) + spaceMs;
      start();
    }
    gate.isProceeding = false;
  };

  return withSend(
    transport,
    (request) =>
      new Observable<TransportEvent>((subscriber) => {
        const { origin } = new URL(request.url);
        const gate = gates.get(origin) ?? new Gate();
        gates.set(origin, gate);
        const start = (): void => {
          subscriber.next({ type: 'sent' });
          defer(() => transport.send(request)).subscribe(subscriber);
          subscriber.add(() => {
            gate.running -= 1;
            proceed(gate);
          });
        };
        gate.waiting.add(start);
        subscriber.add(() => {
          if (gate.waiting.delete(start)) proceed(gate);
        });
        subscriber.next({ type: 'queued' });
        proceed(gate);
      }),
  );
}
