import { asyncScheduler, Subject, Subscription } from 'rxjs';
import { inVirtualTime } from '../../spec/support/day/virtual-time';
import { EVENTS, isBehaviour } from '../../src/streams/console/tag-paths';
import { formatValue } from '../../src/streams/console/format-value';
import type { Entry, Session } from '../../src/streams/console/session';
import { initialBehaviours } from '../../src/streams/behaviours/initial';
import { backgroundBehaviours } from '../../src/streams/behaviours/background';
import { deferredBehaviours } from '../../src/streams/behaviours/deferred';
import { listenToTags, type TaggedSubscription } from '../../src/streams/operators/tag';
import { startStore } from '../../src/streams/start-store';
import type { Behaviours } from '../../src/streams/state/behaviour';
import type { Event } from '../../src/streams/state/events';
import { reduce } from '../../src/streams/reducer';
import type { State } from '../../src/streams/state/state';
import { createEnvironment } from './environment';

/** The result of a replay. */
export interface ReplayResult {
  readonly final: State;
  readonly events: number;
  /** The first difference from the recording; undefined if there is none. */
  readonly difference: string | undefined;
}

/**
 * Milliseconds by which the timers of a browser may be late; a later event counts as a difference.
 */
const TOLERANCE_MS = 100;

const ALL: Behaviours = { ...initialBehaviours, ...backgroundBehaviours, ...deferredBehaviours };

/**
 * Replays a session in virtual time with the real store. Inputs from outside come at their recorded
 * times and in their order. Events of the panel are held until the recording has them, because the
 * timers of a browser are late by some milliseconds; each must come within the tolerance.
 */
export const replay = (session: Session): ReplayResult =>
  session.from === 'start' ? replayFromStart(session) : reduceEvents(session);

/**
 * Reduces the events of a session that was not recorded from the start; what was pending is
 * unknown.
 */
function reduceEvents({ initial, entries }: Session): ReplayResult {
  const events = entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
  return { final: events.reduce(reduce, initial), events: events.length, difference: undefined };
}

function replayFromStart(session: Session): ReplayResult {
  const { entries, startedAt, initial } = session;
  let final = initial;
  let events = 0;
  let difference: string | undefined;
  inVirtualTime((clock) => {
    const { deps, deliver, unrecorded } = createEnvironment(session);
    const behaviours$ = new Subject<Behaviours>();
    const store = startStore(deps, behaviours$, initial);
    const running = new Subscription();
    const heldValues: { readonly run: TaggedSubscription; readonly pass: () => void }[] = [];
    const heldStarts: { readonly run: TaggedSubscription; readonly begin: () => void }[] = [];
    const started = new Set<string>();
    let next = 0;
    let isBusy = false;
    let isOver = false;
    /** The depth of nested reactions to an entry, which run synchronously, as in the recording. */
    let depth = 0;
    const react = (act: () => void): void => {
      depth += 1;
      act();
      depth -= 1;
    };
    const scheduleNext = (ms: number): void => void asyncScheduler.schedule(advance, ms);
    /** The recorded events that are still to come. */
    const expected = entries.flatMap((entry) => (entry.kind === 'event' ? [entry] : []));
    let lastEvent: unknown;

    /** Performs an entry; false if the panel has not reached it yet. */
    const perform = (entry: Entry): boolean => {
      switch (entry.kind) {
        case 'request':
        case 'channel':
          return true;
        case 'batch':
          react(() => behaviours$.next(Object.fromEntries(entry.names.flatMap((name) => named(name)))));
          return true;
        case 'begin':
          return release(heldStarts, entry.name, ({ begin }) => begin());
        case 'emitted':
          return release(heldValues, entry.name, ({ pass }) => pass());
        case 'event':
          if (entry.by === undefined && expected.includes(entry)) react(() => store.send(entry.event));
          return !expected.includes(entry);
        default: {
          let isTaken = false;
          react(() => (isTaken = deliver(entry)));
          return isTaken;
        }
      }
    };
    const release = <T extends { readonly run: TaggedSubscription }>(
      held: T[],
      name: string,
      act: (each: T) => void,
    ): boolean => {
      const index = held.findIndex(({ run }) => run.name === name && !run.subscriber.closed);
      const [found] = index < 0 ? [] : held.splice(index, 1);
      if (found) react(() => act(found));
      return found !== undefined;
    };
    const advance = (): void => {
      if (isBusy || isOver) return;
      isBusy = true;
      for (let entry = entries[next]; entry; entry = entries[next]) {
        const lateMs = asyncScheduler.now() - startedAt - entry.at;
        if (lateMs < 0) {
          scheduleNext(-lateMs);
          break;
        }
        if (!perform(entry)) {
          if (lateMs >= TOLERANCE_MS) stop(differenceAt(entry, lastEvent, unrecorded));
          else scheduleNext(TOLERANCE_MS - lateMs);
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
      // Timers may still be set in this turn.
      asyncScheduler.schedule(() => clock.halt());
    };
    /** Passes an event on if it equals the next recorded one. */
    const passEvent = (run: TaggedSubscription, event: unknown): void => {
      const [entry] = expected;
      lastEvent = event;
      if (!entry || !isSame(event, entry.event)) {
        if (entry) stop(differenceAt(entry, lastEvent, unrecorded));
        return;
      }
      expected.shift();
      events += 1;
      // A clock tick contains the time of the browser.
      react(() => run.subscriber.next(entry.event.type === 'clock.ticked' ? entry.event : event));
    };
    listenToTags({
      onSubscribe: (run, begin) => {
        const isFirst = isBehaviour(run.name) && !started.has(run.name);
        started.add(run.name);
        if (isFirst || depth > 0 || run.name === EVENTS) react(begin);
        else {
          heldStarts.push({ run, begin });
          advance();
        }
      },
      onNotification: (run, kind, value) => {
        if (run.name === EVENTS && kind === 'next') {
          passEvent(run, value);
          return;
        }
        const pass = (): void => {
          if (kind === 'next') run.subscriber.next(value);
          else if (kind === 'error') run.subscriber.error(value);
          else run.subscriber.complete();
        };
        if (depth > 0 || run.name === EVENTS) react(pass);
        else {
          heldValues.push({ run, pass });
          advance();
        }
      },
      onUnsubscribe: () => undefined,
    });
    store.state$.subscribe((state) => (final = state));
    asyncScheduler.schedule(() => {
      running.add(store.run$.subscribe());
      advance();
    }, startedAt - initial.now);
    asyncScheduler.schedule(
      () => {
        const left = entries[next];
        stop(left && differenceAt(left, lastEvent, unrecorded));
      },
      startedAt - initial.now + session.lastsMs + TOLERANCE_MS,
    );
  }, initial.now);
  return { final, events, difference };
}

const named = (name: string): [string, Behaviours[string]][] => {
  const behaviour = ALL[name];
  return behaviour ? [[name, behaviour]] : [];
};

/** Compares events as JSON, except the time of day, which is that of the browser. */
const isSame = (a: unknown, b: Event): boolean => asJson(a) === asJson(b);
const asJson = (event: unknown): string =>
  JSON.stringify(event, (key, value: unknown) => (key === 'now' ? undefined : value));

const time = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;

function differenceAt({ at, ...what }: Entry, lastEvent: unknown, unrecorded: readonly string[]): string {
  const sent = unrecorded.map((line) => `; it has sent ${line}, which is not in the recording`).join('');
  return `At ${time(at)} the recording has ${formatValue(what, 300)}; the last event of the panel is ${formatValue(lastEvent, 300)}${sent}.`;
}
