import { ReplayError, type ReplayParts } from '../replay/replay-parts';

/** A replay that takes longer is stopped, in milliseconds: it blocks the panel's page. */
const MAX_MS = 15_000;

interface Timer {
  due: number;
  readonly everyMs: number;
  readonly act: () => void;
}

/**
 * Time that passes at once, in this page. Until it returns, RxJS gets its timers and its time from
 * here; nothing else can run meanwhile.
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
    // RxJS reports uncaught errors by a timer.
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

/** The timer that is due first; of several, the one that was set first. */
function firstOf(timers: ReadonlyMap<number, Timer>): readonly [number, Timer] | undefined {
  let first: readonly [number, Timer] | undefined;
  for (const each of timers) if (!first || each[1].due < first[1].due) first = each;
  return first;
}
