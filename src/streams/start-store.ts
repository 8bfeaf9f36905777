import {
  asyncScheduler,
  BehaviorSubject,
  defer,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  observeOn,
  queueScheduler,
  retry,
  scan,
  share,
  Subject,
  subscribeOn,
  tap,
  timer,
} from 'rxjs';
import { tag, tagByName } from './operators/tag';
import type { Behaviours } from './state/behaviour';
import type { Deps } from './state/deps';
import type { Event } from './state/events';
import type { Reduce } from './state/reduce-with';
import type { State } from './state/state';
import type { Store } from './state/store';
import { RESTART_MS } from './timing';

/** A store. Subscribing to `run$` starts all of its behaviours, and unsubscribing stops them. */
export interface RunningStore extends Store {
  readonly run$: Observable<never>;
}

/** An event, and the state after this event. */
interface Step {
  readonly event: Event;
  readonly state: State;
}

/**
 * Runs behaviours on one queue of events. Behaviours may come in several batches, and each batch starts when it
 * is emitted. An event changes the state before behaviours receive the event. The events that they emit join
 * the same queue, so a behaviour always sees the state after the event ("Rules of the streams" in
 * ARCHITECTURE.md). `reduce` may get more handlers while the store runs.
 */
export function startStore(
  deps: Deps,
  behaviours$: Observable<Behaviours>,
  initial: State,
  reduce: Reduce,
): RunningStore {
  const input$ = new Subject<Event>();
  const state$ = new BehaviorSubject<State>({
    ...initial,
    hasHost: deps.host.isEmbedded,
    isScreenWanted: initial.isScreenWanted && deps.screenWanted$ === undefined,
    now: asyncScheduler.now(),
  });
  const steps$ = defer(() =>
    input$.pipe(
      observeOn(queueScheduler),
      tag('events'),
      scan<Event, Step, Pick<Step, 'state'>>(({ state }, event) => ({ event, state: reduce(state, event) }), {
        state: state$.value,
      }),
    ),
  ).pipe(share());
  const events$ = steps$.pipe(map(({ event }) => event));
  // Subscribed before any behaviour, so that the state is updated first.
  const folded$ = steps$.pipe(
    tap(({ state }) => state$.next(state)),
    ignoreElements(),
    restarted('state', deps),
  );
  const running$ = behaviours$.pipe(
    mergeMap((behaviours) =>
      merge(
        ...Object.entries(behaviours).map(([name, behaviour]) =>
          behaviour(events$, state$, deps).pipe(tagByName(name), restarted(name, deps)),
        ),
        // Subscribed on the queue, so that an event that a behaviour emits at once waits until the whole batch
        // is subscribed.
      ).pipe(subscribeOn(queueScheduler)),
    ),
  );
  const run$ = merge(folded$, running$).pipe(
    tap((event) => input$.next(event)),
    ignoreElements(),
  );
  return { state$, send: (event) => input$.next(event), run$ };
}

/** Restarts a behaviour that fails, and leaves the others running. A failure is a defect, so it is reported. */
const restarted = (name: string, { report }: Pick<Deps, 'report'>) =>
  retry<Event>({
    delay: (error: unknown) => {
      report(`${name} failed: ${String(error)}`);
      return timer(RESTART_MS);
    },
  });
