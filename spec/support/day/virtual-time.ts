import { asyncScheduler } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** The start of every day in epoch milliseconds: 2026-11-20, 6:00 UTC. */
export const DAWN = Date.UTC(2026, 10, 20, 6);

/**
 * Calls `begin` at this time, in epoch milliseconds, and runs all timers that follow. RxJS's time
 * is virtual, so that this takes no real time.
 */
export function inVirtualTime(begin: (clock: VirtualClock) => void, at = DAWN): void {
  // The scheduler needs an assertion for marbles, which are not used here.
  const scheduler = new TestScheduler(() => undefined);
  scheduler.run(() => {
    asyncScheduler.schedule(
      () => begin({ waiting: () => scheduler.actions.length - 1, halt: () => scheduler.actions.splice(0) }),
      at,
    );
  });
}

export interface VirtualClock {
  /** The number of timers that are set. */
  readonly waiting: () => number;
  /** Ends the run and drops all timers. */
  readonly halt: () => void;
}

/** Milliseconds since the day began. */
export const sinceDawn = (): number => asyncScheduler.now() - DAWN;

/** The time of day, e.g. '13:05:09.250'. */
export const clockTime = (ms: number): string => {
  const [hours, minutes, seconds] = [
    Math.floor(ms / HOUR),
    Math.floor(ms / MINUTE) % 60,
    (ms % MINUTE) / SECOND,
  ];
  return `${two(hours)}:${two(minutes)}:${seconds.toFixed(3).padStart(6, '0')}`;
};

const two = (value: number): string => String(value).padStart(2, '0');
