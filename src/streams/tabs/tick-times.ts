import type { Tick } from '../state/tick';

/** More events than happen during a request. */
const KEPT_COUNT = 500;

/** The times of the last events: ticks of one tab mean nothing to another, times do. */
export interface TickTimes {
  /** `at` is in epoch milliseconds. */
  readonly add: (tick: Tick, at: number) => void;
  /** When the event with this tick happened; the time of the oldest known one if it is older. */
  readonly timeOf: (tick: Tick) => number;
  /** The last event before this time; 0 if none is known. */
  readonly tickBefore: (at: number) => Tick;
}

export function createTickTimes(): TickTimes {
  const kept: { readonly tick: Tick; readonly at: number }[] = [];
  return {
    add: (tick, at) => {
      kept.push({ tick, at });
      if (kept.length > KEPT_COUNT) kept.shift();
    },
    timeOf: (wanted) => (kept.findLast(({ tick }) => tick <= wanted) ?? kept[0])?.at ?? 0,
    tickBefore: (time) => kept.findLast(({ at }) => at < time)?.tick ?? 0,
  };
}
