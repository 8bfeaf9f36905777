import { ReplayError, type ReplayParts } from '../replay/replay-parts';

/** The maximum duration of a replay in milliseconds, because a replay blocks the page. */
const MAX_MS = 15_000;

interface Timer {
  due: number;
  readonly everyMs: number;
  readonly act: () => void;
}

/**
 * Runs a function in virtual time. Until it returns, RxJS gets its timers and its clock from here,
 * and nothing else can run in this page.
 */
export const inVirtualTime: ReplayParts['inVirtualTime'] = (begin, at) => {
  const { setInterval, clearInterval, setTimeout } = globalThis;
  const { now } = Date;
  const deadline = performance.now() + MAX_MS;
  const timers = new Map<number, Timer>();
  let time = at;
  let count = 0;
  const add = (act: () => void, ms: number, everyMs: number): number => {
    count += 1;
    timers.set(count, { act, due: time + ms, everyMs });
    return count;
  };
  const msOf = (ms: unknown): number => (typeof ms === 'number' && ms > 0 ? ms : 0);
  Object.assign(globalThis, {
    setInterval: (act: (...args: unknown[]) => void, ms: unknown, ...args: unknown[]) =>
      add(() => act(...args), msOf(ms), msOf(ms)),
    clearInterval: (id: number) => timers.delete(id),
    // RxJS reports uncaught errors in a timer.
    setTimeout: (act: () => void, ms: unknown) => add(act, msOf(ms), Infinity),
  });
  Object.assign(Date, { now: () => time });
  try {
    begin({ halt: () => timers.clear() });
    for (let next = firstOf(timers); next; next = firstOf(timers)) {
      if (performance.now() > deadline)
        throw new ReplayError(`the replay took more than ${MAX_MS / 1000} s and was stopped`);
      const [id, timer] = next;
      time = timer.due;
      if (timer.everyMs === Infinity) timers.delete(id);
      else timer.due += timer.everyMs;
      timer.act();
    }
  } finally {
    Object.assign(globalThis, { setInterval, clearInterval, setTimeout });
    Object.assign(Date, { now });
  }
};

/** Returns the timer that is due first; among several, the one that was set first. */
function firstOf(timers: ReadonlyMap<number, Timer>): readonly [number, Timer] | undefined {
  let first: readonly [number, Timer] | undefined;
  for (const each of timers) if (!first || each[1].due < first[1].due) first = each;
  return first;
}
