import { asyncScheduler, Subject, Subscription } from 'rxjs';
import { inVirtualTime } from '../../spec/support/day/virtual-time';
import { EVENTS, isBehaviour } from '../../src/streams/console/names';
import { shown } from '../../src/streams/console/patterns';
import type { Entry, Session } from '../../src/streams/console/session';
import { effects } from '../../src/streams/effects';
import { acting } from '../../src/streams/effects/acting';
import { listenToTags, type TaggedRun } from '../../src/streams/operators/tag';
import { sources } from '../../src/streams/sources';
import { type Behaviours, startStore } from '../../src/streams/start-store';
import type { Event } from '../../src/streams/state/events';
import { reduce } from '../../src/streams/state/reducer';
import type { State } from '../../src/streams/state/state';
import { createStage } from './stage';

/** What came of a session that was lived through once more. */
export interface Replayed {
  readonly final: State;
  readonly events: number;
  /** Where the panel of today did otherwise than the recorded one; undefined where it did the same to the end. */
  readonly difference: string | undefined;
}

/** A browser's timers are a little late, and now and then a millisecond early; more is another panel. */
const PATIENCE_MS = 100;

const ALL: Behaviours = { ...effects, ...acting, ...sources };

/**
 * Lives through a session in virtual time, with the real store: what came from outside comes again, at its time and in its
 * order. What the panel itself says is held until the recording has it, because a browser's timers are late by
 * milliseconds that no virtual clock knows; that it says it, and within 100 ms, is what is being looked at.
 */
export const replay = (session: Session): Replayed =>
  session.from === 'start' ? relive(session) : fold(session);

/** From the middle of a panel's life nobody knows what was under way: the events are folded once more, and that is all. */
function fold({ initial, entries }: Session): Replayed {
  const events = entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
  return { final: events.reduce(reduce, initial), events: events.length, difference: undefined };
}

function relive(session: Session): Replayed {
  const { entries, startedAt, initial } = session;
  let final = initial;
  let events = 0;
  let difference: string | undefined;
  inVirtualTime((clock) => {
    const { deps, give, strange } = createStage(session);
    const lots$ = new Subject<Behaviours>();
    const store = startStore(deps, lots$, initial);
    const running = new Subscription();
    const told: { readonly run: TaggedRun; readonly pass: () => void }[] = [];
    const begins: { readonly run: TaggedRun; readonly begin: () => void }[] = [];
    const begun = new Set<string>();
    let next = 0;
    let isBusy = false;
    let isOver = false;
    /** How deep we are in what an event, an answer or a beginning sets going: that follows at once, as it did then. */
    let depth = 0;
    const within = (act: () => void): void => {
      depth += 1;
      act();
      depth -= 1;
    };
    const later = (ms: number): void => void asyncScheduler.schedule(conduct, ms);
    /** The events that are still to come. */
    const expected = entries.flatMap((entry) => (entry.kind === 'event' ? [entry] : []));
    let said: unknown;

    /** False while the panel has not done yet what this entry is about. */
    const perform = (entry: Entry): boolean => {
      switch (entry.kind) {
        case 'request':
        case 'channel':
          return true;
        case 'lot':
          within(() => lots$.next(Object.fromEntries(entry.names.flatMap((name) => named(name)))));
          return true;
        case 'begin':
          return release(begins, entry.name, ({ begin }) => begin());
        case 'told':
          return release(told, entry.name, ({ pass }) => pass());
        case 'event':
          if (entry.by === undefined && expected.includes(entry)) within(() => store.send(entry.event));
          return !expected.includes(entry);
        default: {
          let isTaken = false;
          within(() => (isTaken = give(entry)));
          return isTaken;
        }
      }
    };
    const release = <T extends { readonly run: TaggedRun }>(
      held: T[],
      name: string,
      act: (each: T) => void,
    ): boolean => {
      const index = held.findIndex(({ run }) => run.name === name && !run.subscriber.closed);
      const [found] = index < 0 ? [] : held.splice(index, 1);
      if (found) within(() => act(found));
      return found !== undefined;
    };
    const conduct = (): void => {
      if (isBusy || isOver) return;
      isBusy = true;
      for (let entry = entries[next]; entry; entry = entries[next]) {
        const lateMs = asyncScheduler.now() - startedAt - entry.at;
        if (lateMs < 0) {
          later(-lateMs);
          break;
        }
        if (!perform(entry)) {
          if (lateMs >= PATIENCE_MS) stop(differs(entry, said, strange));
          else later(PATIENCE_MS - lateMs);
          break;
        }
        next += 1;
      }
      isBusy = false;
    };
    const stop = (because?: string): void => {
      if (isOver) return;
      isOver = true;
      difference = because;
      listenToTags(null);
      running.unsubscribe();
      // What is being done just now may set more timers.
      asyncScheduler.schedule(() => clock.halt());
    };
    /** What is said follows from what was done so far: it is what was said then, or this is another panel. */
    const fold = (run: TaggedRun, event: unknown): void => {
      const [entry] = expected;
      said = event;
      if (!entry || !isSame(event, entry.event)) {
        if (entry) stop(differs(entry, said, strange));
        return;
      }
      expected.shift();
      events += 1;
      // The browser's own time is part of this one.
      within(() => run.subscriber.next(entry.event.type === 'clock.ticked' ? entry.event : event));
    };
    listenToTags({
      begun: (run, begin) => {
        const isFirst = isBehaviour(run.name) && !begun.has(run.name);
        begun.add(run.name);
        if (isFirst || depth > 0 || run.name === EVENTS) within(begin);
        else {
          begins.push({ run, begin });
          conduct();
        }
      },
      told: (run, kind, value) => {
        if (run.name === EVENTS && kind === 'next') {
          fold(run, value);
          return;
        }
        const pass = (): void => {
          if (kind === 'next') run.subscriber.next(value);
          else if (kind === 'error') run.subscriber.error(value);
          else run.subscriber.complete();
        };
        if (depth > 0 || run.name === EVENTS) within(pass);
        else {
          told.push({ run, pass });
          conduct();
        }
      },
      ended: () => undefined,
    });
    store.state$.subscribe((state) => (final = state));
    asyncScheduler.schedule(() => {
      running.add(store.run$.subscribe());
      conduct();
    }, startedAt - initial.now);
    asyncScheduler.schedule(
      () => {
        const left = entries[next];
        stop(left && differs(left, said, strange));
      },
      startedAt - initial.now + session.lastsMs + PATIENCE_MS,
    );
  }, initial.now);
  return { final, events, difference };
}

const named = (name: string): [string, Behaviours[string]][] => {
  const behaviour = ALL[name];
  return behaviour ? [[name, behaviour]] : [];
};

/** As JSON has them; the time of day is the browser's. */
const isSame = (a: unknown, b: Event): boolean => asJson(a) === asJson(b);
const asJson = (event: unknown): string =>
  JSON.stringify(event, (key, value: unknown) => (key === 'now' ? undefined : value));

const time = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;

function differs({ at, ...what }: Entry, said: unknown, strange: readonly string[]): string {
  const asked = strange.map((line) => `; it has asked for ${line}, as the recorded one did not`).join('');
  return `At ${time(at)} the recording has ${shown(what, 300)}; the panel has last said ${shown(said, 300)}${asked}.`;
}
