import { asyncScheduler, Observable, type SchedulerLike, Subscription } from 'rxjs';
import type { Transport, TransportEvent } from './transports/transport';

export interface ThrottleOptions {
  /** The most requests of an origin that run at the same time. */
  readonly inFlight?: number;
  /** The most requests of an origin that start in a second, evenly spaced. */
  readonly perSecond?: number;
  readonly scheduler?: SchedulerLike;
}

/** The requests of one origin: those that run, and those that wait for their turn. */
interface Gate {
  running: number;
  /** When the next request may start, in milliseconds of the scheduler. */
  nextAt: number;
  readonly waiting: Set<() => void>;
  timer: Subscription | undefined;
}

/**
 * A transport whose requests to an origin wait for their turn, in the order of subscription. A request
 * that is unsubscribed from while it waits is never sent. The time limits of a call include its wait.
 * @throws TypeError if a limit is not a number above 0, and a whole one for `inFlight`.
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

  /** Starts the requests whose turn it is, and plans the next turn. */
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
    // The spread does not copy the methods of a class.
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
