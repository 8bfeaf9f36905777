import { asyncScheduler, Subscription } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** The start of every story in epoch milliseconds: 2026-11-20, 6:00 UTC. */
export const DAWN = Date.UTC(2026, 10, 20, 6);

/** More timers than any story sets. */
const MOST_TIMERS = 400_000;

/** The time of a run. The device's clock, which is RxJS's, may differ from the platform's. */
export interface VirtualClock {
  /** The time of the platform, epoch milliseconds. */
  readonly now: () => number;
  /** Sets the device's clock ahead of the platform's. */
  readonly setAhead: (ms: number) => void;
  /** The number of timers that are set. */
  readonly waiting: () => number;
  /** Ends the run and drops all timers. */
  readonly halt: () => void;
}

/**
 * Calls `begin` at this time, in epoch milliseconds, and runs all timers that follow. RxJS's time
 * is virtual, so that this takes no real time. Returns false if the timers had no end.
 */
export function inVirtualTime(begin: (clock: VirtualClock) => void, at = DAWN): boolean {
  // The scheduler needs an assertion for marbles, which are not used here.
  const scheduler = new TestScheduler(() => undefined);
  const schedule = scheduler.schedule.bind(scheduler);
  const halt = (): void => void scheduler.actions.splice(0);
  const { now } = asyncScheduler;
  let aheadMs = 0;
  let timers = 0;
  Object.assign(scheduler, {
    schedule: (...[work, ...timer]: Parameters<TestScheduler['schedule']>): Subscription => {
      timers += 1;
      if (timers <= MOST_TIMERS)
        return schedule(
          function (state) {
            try {
              work.call(this, state);
            } catch (error) {
              // RxJS throws this if a timer has cancelled another one of the same millisecond.
              if (String(error) !== 'Error: Expected a due immediate or interval') throw error;
            }
          },
          ...timer,
        );
      halt();
      return Subscription.EMPTY;
    },
  });
  asyncScheduler.now = () => now() + aheadMs;
  const clock: VirtualClock = {
    now,
    setAhead: (ms) => (aheadMs = ms),
    waiting: () => scheduler.actions.length - 1,
    halt,
  };
  try {
    scheduler.run(() => asyncScheduler.schedule(() => begin(clock), at));
  } finally {
    asyncScheduler.now = now;
  }
  return timers <= MOST_TIMERS;
}
