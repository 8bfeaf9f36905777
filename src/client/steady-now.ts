import type { SchedulerLike } from 'rxjs';

/**
 * The milliseconds of a clock that the user cannot set, to measure durations. A virtual time, as in
 * marble tests, is returned unchanged.
 */
export function steadyNow(scheduler: SchedulerLike): number {
  const now = scheduler.now();
  return Math.abs(now - Date.now()) < 1000 ? performance.now() : now;
}
