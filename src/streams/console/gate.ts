import { asyncScheduler } from 'rxjs';
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
  readonly pause: (pattern: string) => void;
  /** Gives how many values had waited, and how many of them were too many to keep. */
  readonly resume: (pattern: string) => { readonly waited: number; readonly dropped: number };
  readonly delay: (pattern: string, ms: number) => void;
  readonly failNext: (pattern: string, times: number) => void;
  /** Holds all events and all beginnings, so that nothing is done while a past is looked at. */
  readonly holdAll: (isHeld: boolean) => void;
}

/** Of a stream that is forgotten while it is held, only so much is kept. */
const MAX_WAITING = 1000;

/** `deliver` gives a stream's subscriber what it is to have. */
export function createGate(deliver: (run: TaggedRun, kind: Kind, value: unknown) => void): Gate {
  const paused = new Map<string, (name: string) => boolean>();
  const delays = new Map<string, { readonly matches: (name: string) => boolean; readonly ms: number }>();
  const failures = new Map<string, { readonly matches: (name: string) => boolean; left: number }>();
  /** When the last that a run has said is to be heard: nothing later may come before it. */
  const due = new WeakMap<TaggedRun, number>();
  let waiting: Waiting[] = [];
  let begins: (() => unknown)[] = [];
  let dropped = 0;
  let isAllHeld = false;

  const isPaused = ({ name }: TaggedRun): boolean =>
    name === EVENTS ? isAllHeld : [...paused.values()].some((matches) => matches(name));
  const delayOf = ({ name }: TaggedRun): number =>
    name === EVENTS
      ? 0
      : Math.max(0, ...[...delays.values()].map(({ matches, ms }) => (matches(name) ? ms : 0)));
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
  return {
    told: (run, kind, value) => {
      const now = asyncScheduler.now();
      const at = Math.max(now + delayOf(run), due.get(run) ?? 0);
      if (at <= now) {
        pass({ run, kind, value });
        return;
      }
      due.set(run, at);
      run.subscriber.add(asyncScheduler.schedule(() => pass({ run, kind, value }), at - now));
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
    pause: (pattern) => paused.set(pattern, matcher(pattern)),
    resume: (pattern) => {
      const matches = matcher(pattern);
      for (const key of [...paused.keys()]) if (key === pattern || matches(key)) paused.delete(key);
      for (const key of [...delays.keys()]) if (key === pattern || matches(key)) delays.delete(key);
      for (const key of [...failures.keys()]) if (key === pattern || matches(key)) failures.delete(key);
      const waited = release();
      const report = { waited, dropped };
      dropped = 0;
      return report;
    },
    delay: (pattern, ms) => {
      if (ms > 0) delays.set(pattern, { matches: matcher(pattern), ms });
      else delays.delete(pattern);
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
