import { asyncScheduler, type Subscription } from 'rxjs';
import type { TaggedRun } from '../operators/tag';
import { EVENTS } from './names';
import { matcher } from './patterns';

export type Kind = 'next' | 'error' | 'complete';

/** Something that a stream says, and that waits. */
interface Waiting {
  readonly run: TaggedRun;
  readonly kind: Kind;
  readonly value: unknown;
}

/** Faults to try: streams that are held, that are late, that fail. */
export interface Gate {
  /** Passes on what a stream says: now, later, or when it is held no more. */
  readonly told: (run: TaggedRun, kind: Kind, value: unknown) => void;
  /** Whether this one is to fail instead of beginning. */
  readonly failsToBegin: (run: TaggedRun) => boolean;
  readonly begun: (run: TaggedRun, begin: () => void) => void;
  readonly pause: (names: readonly string[]) => void;
  /** Ends what was put upon these. Gives how many values had waited, and how many of them were too many to keep. */
  readonly resume: (names: readonly string[]) => { readonly waited: number; readonly dropped: number };
  /** From now on; 0 ends it, and what is late comes at once. */
  readonly delay: (names: readonly string[], ms: number) => void;
  readonly failNext: (pattern: string, times: number) => void;
  /** Holds all events and all beginnings, so that nothing is done while a past is looked at. */
  readonly holdAll: (isHeld: boolean) => void;
}

/** Of a stream that is forgotten while it is held, only so much is kept. */
const MAX_WAITING = 1000;

/** `deliver` gives a stream's subscriber what it is to have. */
export function createGate(deliver: (run: TaggedRun, kind: Kind, value: unknown) => void): Gate {
  const paused = new Set<string>();
  const delays = new Map<string, number>();
  const failures = new Map<string, { readonly matches: (name: string) => boolean; left: number }>();
  /** When the last that a run has said is to be heard: nothing later may come before it. */
  const due = new WeakMap<TaggedRun, number>();
  /** What is late, in the order in which it was said. */
  const late = new Map<Waiting, Subscription>();
  let waiting: Waiting[] = [];
  let begins: (() => unknown)[] = [];
  let dropped = 0;
  let isAllHeld = false;

  const isPaused = ({ name }: TaggedRun): boolean => (name === EVENTS ? isAllHeld : paused.has(name));
  const keep = (each: Waiting): void => {
    waiting.push(each);
    if (waiting.length <= MAX_WAITING) return;
    waiting.shift();
    dropped += 1;
  };
  const pass = (each: Waiting): void => {
    if (isPaused(each.run) || waiting.some(({ run }) => run === each.run)) keep(each);
    else deliver(each.run, each.kind, each.value);
  };
  const release = (): number => {
    const all = waiting;
    waiting = [];
    all.forEach(pass);
    return all.length - waiting.length;
  };
  const hurry = (names: readonly string[]): number => {
    const hurried = [...late].filter(([{ run }]) => names.includes(run.name));
    for (const [each, timer] of hurried) {
      timer.unsubscribe();
      due.delete(each.run);
      pass(each);
    }
    return hurried.length;
  };
  return {
    told: (run, kind, value) => {
      const now = asyncScheduler.now();
      const at = Math.max(now + (delays.get(run.name) ?? 0), due.get(run) ?? 0);
      const each = { run, kind, value };
      if (at <= now) {
        pass(each);
        return;
      }
      due.set(run, at);
      const timer = asyncScheduler.schedule(() => {
        late.delete(each);
        pass(each);
      }, at - now);
      late.set(each, timer);
      timer.add(() => late.delete(each));
      run.subscriber.add(timer);
    },
    failsToBegin: ({ name }) => {
      const failure = [...failures.values()].find(({ matches, left }) => left > 0 && matches(name));
      if (failure) failure.left -= 1;
      return failure !== undefined;
    },
    begun: ({ subscriber }, begin) => {
      if (!isAllHeld) begin();
      // Who has gone meanwhile wants nothing any more.
      else begins.push(() => !subscriber.closed && begin());
    },
    pause: (names) => names.forEach((name) => paused.add(name)),
    resume: (names) => {
      for (const name of names) {
        paused.delete(name);
        delays.delete(name);
      }
      for (const [pattern, { matches }] of failures) if (names.some(matches)) failures.delete(pattern);
      const waited = hurry(names) + release();
      const report = { waited, dropped };
      dropped = 0;
      return report;
    },
    delay: (names, ms) => {
      for (const name of names)
        if (ms > 0) delays.set(name, ms);
        else delays.delete(name);
      if (ms === 0) hurry(names);
    },
    failNext: (pattern, times) => failures.set(pattern, { matches: matcher(pattern), left: times }),
    holdAll: (isHeld) => {
      isAllHeld = isHeld;
      if (isHeld) return;
      const held = begins;
      begins = [];
      held.forEach((begin) => begin());
      release();
    },
  };
}
