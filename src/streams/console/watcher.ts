import { asyncScheduler } from 'rxjs';
import { type TaggedRun, taggedRuns, type TagListener } from '../operators/tag';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { createGate, type Gate, type Kind } from './gate';
import { behaviourOf, EVENTS, isBehaviour } from './names';
import { isEvent } from './event-shapes';
import { createRing, type Ring } from './ring';

/** Something that a tagged stream did. */
export interface Happening {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly name: string;
  /** Which of all subscriptions. */
  readonly run: number;
  readonly kind: 'subscribe' | Kind | 'unsubscribe';
  readonly value?: unknown;
  /** The number of the event that started this subscription; undefined where none did, or it was before the console. */
  readonly cause?: number | undefined;
  /** The deepest stream that an error came through: 'polling > fetch list'. */
  readonly path?: string | undefined;
}

/** An event that was folded into the state. */
export interface Told {
  /** Counts events from 1, as the console has heard them. */
  readonly number: number;
  readonly at: number;
  readonly event: Event;
  /** The stream that said it, or undefined: the blogger did. */
  readonly by: string | undefined;
  /** The event that woke that stream; undefined for time, the network and all else outside. */
  readonly cause: number | undefined;
  /** The streams that it woke. */
  readonly woke: readonly string[];
  readonly before: State;
  readonly after: State;
}

/** What is known of a tag. */
export interface Tally {
  readonly name: string;
  active: number;
  emissions: number;
  errors: number;
  last: unknown;
  lastAt: number | undefined;
}

export interface Watcher extends TagListener {
  readonly gate: Gate;
  readonly happenings: Ring<Happening>;
  readonly told$: Ring<Told>;
  readonly tallies: ReadonlyMap<string, Tally>;
  /** The errors of streams, whether or not they were caught. */
  readonly errors: Ring<Happening>;
  /** Whether a stream of this name has ever begun. */
  readonly hasBegun: (name: string) => boolean;
  /** Lets the streams of these names fail: those that are active now, else those that begin next. Gives how many fail now. */
  readonly fail: (names: readonly string[], pattern: string, times: number) => number;
  /** What follows from this at once has come from outside, and not by time. */
  readonly inside: (act: () => void) => void;
  /** Told each happening, and each event when it has been folded; returns a function that stops. */
  readonly listen: (listener: WatchListener) => () => void;
}

export interface WatchListener {
  readonly happened?: (happening: Happening) => void;
  /** An event, before it is folded. */
  readonly folding?: (told: Told) => void;
  readonly folded?: (told: Told) => void;
  /** A subscription begins, or is about to; `isAwake` when it does so in answer to an event or to another stream. */
  readonly began?: (name: string, isAwake: boolean) => void;
  /** A stream speaks, and nothing but time has made it. */
  readonly spoke?: (name: string) => void;
}

/** How much is kept: enough for an hour, and some megabytes at most. */
export const MAX_HAPPENINGS = 4000;
export const MAX_EVENTS = 1000;
const MAX_ERRORS = 200;

/** What is going on while a stream speaks: which event is being dealt with, or whose subscription it is. */
interface Context {
  readonly cause: number | undefined;
  readonly path: string | undefined;
  readonly woke: string[] | undefined;
}

const OUTSIDE: Context = { cause: undefined, path: undefined, woke: undefined };

interface RunFacts {
  readonly id: number;
  readonly cause: number | undefined;
}

/** Listens to all tagged streams. `current` gives the state as it is. */
export function createWatcher(current: () => State): Watcher {
  const happenings = createRing<Happening>(MAX_HAPPENINGS);
  const told$ = createRing<Told>(MAX_EVENTS);
  const errors = createRing<Happening>(MAX_ERRORS);
  const tallies = new Map<string, Tally>();
  const facts = new WeakMap<TaggedRun, RunFacts>();
  const paths = new WeakMap<object, string>();
  const listeners = new Set<WatchListener>();
  /** What behaviours have said that is not dealt with yet. */
  const origins: { readonly event: unknown; readonly by: string; readonly cause: number | undefined }[] = [];
  let runs = 0;
  let context: Context | undefined;
  let dispatching: Told | undefined;

  const within = (next: Context, act: () => void): void => {
    const before = context;
    context = next;
    try {
      act();
    } finally {
      context = before;
    }
  };
  /** Who listens must not stop the panel. */
  const announce = (tell: (listener: WatchListener) => void): void => {
    for (const listener of [...listeners])
      try {
        tell(listener);
      } catch {
        listeners.delete(listener);
      }
  };
  const tallyOf = (name: string): Tally => {
    const known = tallies.get(name);
    if (known) return known;
    const tally: Tally = { name, active: 0, emissions: 0, errors: 0, last: undefined, lastAt: undefined };
    tallies.set(name, tally);
    return tally;
  };
  const factsOf = (run: TaggedRun, cause?: number): RunFacts => {
    const known = facts.get(run);
    if (known) return known;
    const fresh = { id: (runs += 1), cause };
    facts.set(run, fresh);
    return fresh;
  };
  const tell = (run: TaggedRun, kind: Happening['kind'], value?: unknown): void => {
    const { id, cause } = factsOf(run);
    const happening: Happening = {
      at: asyncScheduler.now(),
      name: run.name,
      run: id,
      kind,
      value,
      // An error within the dealing with an event has come of that event, and not of what began the stream.
      cause: kind === 'error' ? (dispatching?.number ?? cause) : cause,
      path: kind === 'error' ? pathOf(run, value) : undefined,
    };
    happenings.push(happening);
    if (kind === 'error') errors.push(happening);
    announce(({ happened }) => happened?.(happening));
  };
  /** An error comes through several streams on its way out: the first of them is where it was. */
  const pathOf = ({ name }: TaggedRun, error: unknown): string => {
    if (typeof error !== 'object' || error === null) return name;
    // Each event changes the state: where it has not, what folds it has failed, before any behaviour could.
    const isFolding = current() === dispatching?.before;
    const path = paths.get(error) ?? (isFolding ? 'state' : name);
    paths.set(error, path);
    return path;
  };
  /** The event that begins a stream: the one that is being dealt with, or that of the stream that it is a part of. */
  const causeOf = (run: TaggedRun): number | undefined => {
    // Its turn has come because the one before it is done, and not because of what began that one.
    if (context?.path === run.name) return undefined;
    if (context) return context.cause;
    const wholes = [...taggedRuns].filter(({ name }) => isPartOf(run.name, name));
    const deepest = Math.max(...wholes.map(({ name }) => name.length));
    const [whole, ...others] = wholes.filter(({ name }) => name.length === deepest);
    // Of several that are under way at once, nobody can tell which one it was.
    return whole && others.length === 0 ? facts.get(whole)?.cause : undefined;
  };

  const dispatch = (run: TaggedRun, event: Event): void => {
    const index = origins.findIndex((origin) => origin.event === event);
    const [origin] = index < 0 ? [] : origins.splice(index, 1);
    const number = told$.count() + 1;
    const woke: string[] = [];
    const before = current();
    const at = asyncScheduler.now();
    const told = { number, at, event, by: origin?.by, cause: origin?.cause, woke, before, after: before };
    told$.push(told);
    announce(({ folding }) => folding?.(told));
    dispatching = told;
    try {
      within({ cause: number, path: undefined, woke }, () => run.subscriber.next(event));
    } finally {
      dispatching = undefined;
    }
    told.after = current();
    announce(({ folded }) => folded?.(told));
  };
  const deliver = (run: TaggedRun, kind: Kind, value: unknown): void => {
    const tally = tallyOf(run.name);
    if (kind === 'next') {
      tally.emissions += 1;
      tally.last = value;
      tally.lastAt = asyncScheduler.now();
    } else if (kind === 'error') tally.errors += 1;
    if (!context && run.name !== EVENTS) announce(({ spoke }) => spoke?.(run.name));
    tell(run, kind, value);
    if (run.name === EVENTS && kind === 'next' && isEvent(value)) {
      dispatch(run, value);
      return;
    }
    const { cause } = factsOf(run);
    const act = (): void => {
      if (kind === 'next') run.subscriber.next(value);
      else if (kind === 'error') run.subscriber.error(value);
      else run.subscriber.complete();
    };
    const path =
      context?.path !== undefined && isSameBehaviour(context.path, run.name) ? context.path : run.name;
    if (!isBehaviour(run.name))
      within({ cause: context?.woke ? context.cause : cause, path, woke: context?.woke }, act);
    else {
      if (kind === 'next') origins.push({ event: value, by: path, cause: context?.cause });
      act();
    }
  };
  const gate = createGate(deliver);
  for (const run of taggedRuns) {
    tallyOf(run.name).active += 1;
    factsOf(run);
  }
  return {
    gate,
    hasBegun: (name) => tallies.has(name),
    happenings,
    told$,
    errors,
    tallies,
    begun: (run, begin) => {
      announce(({ began }) => began?.(run.name, context !== undefined));
      tallyOf(run.name).active += 1;
      factsOf(run, causeOf(run));
      context?.woke?.push(run.name);
      tell(run, 'subscribe');
      // No platform answers within the event that asks it, and no behaviour expects it.
      if (gate.failsToBegin(run))
        run.subscriber.add(
          asyncScheduler.schedule(() => !run.subscriber.closed && deliver(run, 'error', injected(run.name))),
        );
      else gate.begun(run, () => (context ? begin() : within(OUTSIDE, begin)));
    },
    told: (run, kind, value) => gate.told(run, kind, value),
    ended: (run) => {
      tallyOf(run.name).active -= 1;
      tell(run, 'unsubscribe');
    },
    inside: (act) => within(context ?? OUTSIDE, act),
    fail: (names, pattern, times) => {
      const active = [...taggedRuns].filter(({ name }) => names.includes(name)).slice(0, times);
      for (const run of active) deliver(run, 'error', injected(run.name));
      if (active.length < times) gate.failNext(pattern, times - active.length);
      return active.length;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSameBehaviour = (a: string, b: string): boolean => behaviourOf(a) === behaviourOf(b);

/** 'reply > send > attempt' is a part of 'reply > send' and of 'reply'. */
const isPartOf = (name: string, whole: string): boolean => name.startsWith(`${whole} > `);

const injected = (name: string): Error => new Error(`${name} fails because the console said so`);
