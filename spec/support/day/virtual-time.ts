import { asyncScheduler } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** When every day begins, epoch milliseconds: 2026-11-20, 6:00 UTC. */
export const DAWN = Date.UTC(2026, 10, 20, 6);

/**
 * Runs what `begin` sets going, at this time (epoch milliseconds), until nothing is left to do. All of RxJS's time is
 * virtual, and takes none.
 */
export function inVirtualTime(begin: (clock: VirtualClock) => void, at = DAWN): void {
  // Nothing is expected of marbles here.
  const scheduler = new TestScheduler(() => undefined);
  scheduler.run(() => {
    asyncScheduler.schedule(
      () => begin({ waiting: () => scheduler.actions.length - 1, halt: () => scheduler.actions.splice(0) }),
      at,
    );
  });
}

export interface VirtualClock {
  /** How many timers are set, besides the one that is running. */
  readonly waiting: () => number;
  /** Ends the run, whatever is still to be done. */
  readonly halt: () => void;
}

/** Milliseconds since the day began. */
export const sinceDawn = (): number => asyncScheduler.now() - DAWN;

/** '13:05:09.250' of a day that begins at 0. */
export const clockTime = (ms: number): string => {
  const [hours, minutes, seconds] = [
    Math.floor(ms / HOUR),
    Math.floor(ms / MINUTE) % 60,
    (ms % MINUTE) / SECOND,
  ];
  return `${two(hours)}:${two(minutes)}:${seconds.toFixed(3).padStart(6, '0')}`;
};

const two = (value: number): string => String(value).padStart(2, '0');
