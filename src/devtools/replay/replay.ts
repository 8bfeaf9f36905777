import { asyncScheduler, Subject, Subscription } from 'rxjs';
import { isObject } from '../../lib/json';
import { passOn } from '../monitor/pass-on';
import type { Entry, Session } from '../monitor/session';
import { EVENTS, isBehaviour } from '../monitor/tag-paths';
import { listenToTags, type TaggedSubscription, type TagListener } from '../../streams/operators/tag';
import { reduce } from '../../streams/reducer';
import type { Behaviours } from '../../streams/state/behaviour';
import { differenceAt, isSame } from './differences';
import { createEnvironment } from './environment';
import { reduceEvents } from './reduce-events';
import type { ReplayParts, ReplayResult, Watcher } from './replay-parts';

/** The tolerance in milliseconds for late browser timers. A later event counts as a difference. */
const TOLERANCE_MS = 100;

/** Events that contain a time of the browser. */
const TIMED: ReadonlySet<string> = new Set(['clock.ticked', 'outbox.looked']);

/**
 * Replays a session in virtual time with the real store. Inputs are delivered at their recorded
 * times and in their order. Because browser timers are some milliseconds late, each event of the
 * panel is held until its recorded time; it must occur within the tolerance.
 */
export const replay = (session: Session, parts: ReplayParts, watcher?: Watcher): ReplayResult =>
  session.from === 'start' ? replayFromStart(session, parts, watcher) : reduceEvents(session, parts, watcher);

/**
 * A start or notification of a stream that only a timer caused, held until the recording's next
 * entry of this kind and stream.
 */
interface Held {
  readonly kind: 'begin' | 'emitted';
  readonly run: TaggedSubscription;
  readonly pass: () => void;
}

function replayFromStart(session: Session, parts: ReplayParts, watcher: Watcher | undefined): ReplayResult {
  const { entries, startedAt, initial } = session;
  let final = initial;
  let events = 0;
  let difference: string | undefined;
  const listener = watcher?.listener ?? PASSING;
  const running = new Subscription();
  // JSON cannot represent Infinity and NaN.
  const beganAt = Number.isFinite(initial.now) ? initial.now : startedAt;
  const begin: Parameters<ReplayParts['inVirtualTime']>[0] = (clock) => {
    const { deps, deliver, unrecorded } = createEnvironment(session, parts, watcher?.inputs);
    const behaviours$ = new Subject<Behaviours>();
    const store = parts.startStore(deps, behaviours$, initial, reduce);
    const held: Held[] = [];
    const started = new Set<string>();
    /** The index of the next entry to perform. */
    let next = 0;
    let isAdvancing = false;
    let isOver = false;
    /** The depth of nested entries: the panel handles some entries synchronously, as in the recording. */
    let depth = 0;
    const react = (act: () => void): void => {
      depth += 1;
      act();
      depth -= 1;
    };
    const scheduleNext = (ms: number): void => void asyncScheduler.schedule(advance, ms);
    /** The recorded events that must still occur. */
    const expected = entries.flatMap((entry) => (entry.kind === 'event' ? [entry] : []));
    let lastEvent: unknown;

    /** Performs an entry. Returns false if the panel is not ready for the entry yet. */
    const perform = (entry: Entry): boolean => {
      switch (entry.kind) {
        case 'request':
        case 'channel':
          return true;
        case 'batch':
          react(() => behaviours$.next(pickBehaviours(parts.behaviours, entry.names)));
          return true;
        case 'begin':
        case 'emitted':
          return release(entry.kind, entry.name);
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
    const passOrHold = (each: Held, isFirst: boolean): void => {
      if (isFirst || depth > 0 || each.run.name === EVENTS) react(each.pass);
      else {
        held.push(each);
        advance();
      }
    };
    /** Passes on the first held item of this kind. Returns false if there is none. */
    const release = (kind: Held['kind'], name: string): boolean => {
      const index = held.findIndex(
        (each) => each.kind === kind && each.run.name === name && !each.run.subscriber.closed,
      );
      const [found] = index < 0 ? [] : held.splice(index, 1);
      if (found) react(found.pass);
      return found !== undefined;
    };
    /** Performs the entries that are due, up to the first one that the panel is not ready for. */
    const advance = (): void => {
      if (isAdvancing || isOver) return;
      isAdvancing = true;
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
      isAdvancing = false;
    };
    const stop = (because?: string): void => {
      if (isOver) return;
      isOver = true;
      difference = because;
      listenToTags(null);
      running.unsubscribe();
      // Halts in a later task, because timers may still be set in this one.
      asyncScheduler.schedule(() => clock.halt());
    };
    /** Passes an event on if it equals the next recorded one; otherwise ends the replay. */
    const passEvent = (run: TaggedSubscription, event: unknown): void => {
      const [entry] = expected;
      lastEvent = event;
      if (!entry) return;
      if (!isSame(event, entry.event)) {
        stop(differenceAt(entry, lastEvent, unrecorded));
        return;
      }
      expected.shift();
      events += 1;
      // Copies the recorded times into the event. The object stays the same, because the console
      // identifies its emitter by it.
      if (TIMED.has(entry.event.type) && isObject(event)) Object.assign(event, entry.event);
      react(() => listener.onNotification(run, 'next', event));
    };
    listenToTags({
      onSubscribe: (run, subscribe) => {
        const isFirst = isBehaviour(run.name) && !started.has(run.name);
        started.add(run.name);
        passOrHold({ kind: 'begin', run, pass: () => listener.onSubscribe(run, subscribe) }, isFirst);
      },
      onNotification: (run, kind, value) => {
        if (run.name === EVENTS && kind === 'next') passEvent(run, value);
        else
          passOrHold({ kind: 'emitted', run, pass: () => listener.onNotification(run, kind, value) }, false);
      },
      onUnsubscribe: (run) => listener.onUnsubscribe(run),
    });
    store.state$.subscribe((state) => {
      final = state;
      watcher?.onState(state);
    });
    asyncScheduler.schedule(() => {
      running.add(store.run$.subscribe());
      advance();
    }, startedAt - beganAt);
    asyncScheduler.schedule(
      () => {
        const left = entries[next];
        stop(left && differenceAt(left, lastEvent, unrecorded));
      },
      startedAt - beganAt + session.lastsMs + TOLERANCE_MS,
    );
  };
  try {
    parts.inVirtualTime(begin, beganAt);
  } finally {
    listenToTags(null);
    running.unsubscribe();
  }
  return { final, events, difference };
}

/** The behaviours with these names, in the order of the names; unknown names are ignored. */
const pickBehaviours = (behaviours: Behaviours, names: readonly string[]): Behaviours =>
  Object.fromEntries(
    names.flatMap((name) => {
      const behaviour = Object.hasOwn(behaviours, name) ? behaviours[name] : undefined;
      return behaviour ? [[name, behaviour]] : [];
    }),
  );

/** A watcher that does nothing but pass values on. */
const PASSING: TagListener = {
  onSubscribe: (_run, subscribe) => subscribe(),
  onNotification: passOn,
  onUnsubscribe: () => undefined,
};
