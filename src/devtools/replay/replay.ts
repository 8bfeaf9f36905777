import { asyncScheduler, Subject, Subscription } from 'rxjs';
import { isObject } from '../../lib/json';
import type { Entry, Session } from '../monitor/session';
import { EVENTS, isBehaviour } from '../monitor/tag-paths';
import { listenToTags, type TaggedSubscription, type TagListener } from '../../streams/operators/tag';
import type { Behaviours } from '../../streams/state/behaviour';
import { differenceAt, isSame } from './differences';
import { createEnvironment } from './environment';
import { reduceEvents } from './reduce-events';
import type { ReplayParts, ReplayResult, Watcher } from './replay-parts';

/**
 * Milliseconds by which the timers of a browser may be late; a later event counts as a difference.
 */
const TOLERANCE_MS = 100;

/** Events that contain the time of the browser. */
const TIMED: ReadonlySet<string> = new Set(['clock.ticked', 'outbox.looked']);

/**
 * Replays a session in virtual time with the real store. Inputs from outside come at their recorded
 * times and in their order. Events of the panel are held until the recording has them, because the
 * timers of a browser are late by some milliseconds; each must come within the tolerance.
 */
export const replay = (session: Session, parts: ReplayParts, watcher?: Watcher): ReplayResult =>
  session.from === 'start' ? replayFromStart(session, parts, watcher) : reduceEvents(session, parts, watcher);

function replayFromStart(session: Session, parts: ReplayParts, watcher: Watcher | undefined): ReplayResult {
  const { entries, startedAt, initial } = session;
  let final = initial;
  let events = 0;
  let difference: string | undefined;
  const listener = watcher?.listener ?? PASSING;
  const batchOf = (names: readonly string[]): Behaviours =>
    Object.fromEntries(
      names.flatMap((name) => {
        const behaviour = Object.hasOwn(parts.behaviours, name) ? parts.behaviours[name] : undefined;
        return behaviour ? [[name, behaviour]] : [];
      }),
    );
  const running = new Subscription();
  // JSON has no Infinity and no NaN.
  const beganAt = Number.isFinite(initial.now) ? initial.now : startedAt;
  const begin: Parameters<ReplayParts['inVirtualTime']>[0] = (clock) => {
    const { deps, deliver, unrecorded } = createEnvironment(session, parts, watcher?.inputs);
    const behaviours$ = new Subject<Behaviours>();
    const store = parts.startStore(deps, behaviours$, initial);
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
          react(() => behaviours$.next(batchOf(entry.names)));
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
      // These contain the time of the browser. The event stays the same object: by it the console
      // knows which stream has emitted it.
      if (TIMED.has(entry.event.type) && isObject(event)) Object.assign(event, entry.event);
      react(() => listener.onNotification(run, 'next', event));
    };
    listenToTags({
      onSubscribe: (run, subscribe) => {
        const begin = (): void => listener.onSubscribe(run, subscribe);
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
        const pass = (): void => listener.onNotification(run, kind, value);
        if (depth > 0 || run.name === EVENTS) react(pass);
        else {
          heldValues.push({ run, pass });
          advance();
        }
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

const PASSING: TagListener = {
  onSubscribe: (_run, subscribe) => subscribe(),
  onNotification: ({ subscriber }, kind, value) => {
    if (kind === 'next') subscriber.next(value);
    else if (kind === 'error') subscriber.error(value);
    else subscriber.complete();
  },
  onUnsubscribe: () => undefined,
};
