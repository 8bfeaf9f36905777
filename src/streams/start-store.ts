import {
  asyncScheduler,
  BehaviorSubject,
  ignoreElements,
  merge,
  mergeMap,
  type Observable,
  observeOn,
  queueScheduler,
  retry,
  share,
  Subject,
  subscribeOn,
  tap,
  timer,
} from 'rxjs';
import type { Behaviour } from './behaviour';
import type { Deps } from './deps';
import { tag } from './operators/tag';
import type { Event } from './state/events';
import { reduce } from './state/reducer';
import { initialState, type State } from './state/state';
import type { Store } from './store';
import { RESTART_MS } from './timing';

/** The store, and what makes it live: one subscription to `run$` runs everything, ending it stops everything. */
export interface RunningStore extends Store {
  readonly run$: Observable<never>;
}

/** Behaviours by their names. */
export type Behaviours = Readonly<Record<string, Behaviour>>;

/**
 * The behaviours may come in several lots; each is at work from when it has come.
 *
 * Events are folded into the state first, then told to the effects, whose answers join the same queue: an effect always
 * sees the state after the event that woke it (design, pattern 2).
 */
export function startStore(
  deps: Deps,
  behaviours$: Observable<Behaviours>,
  initial: State = initialState,
): RunningStore {
  const input$ = new Subject<Event>();
  const state$ = new BehaviorSubject<State>({
    ...initial,
    hasHost: deps.host.isEmbedded,
    now: asyncScheduler.now(),
  });
  const events$ = input$.pipe(
    observeOn(queueScheduler),
    tag('events'),
    tap((event) => state$.next(reduce(state$.value, event))),
    share(),
  );
  const running$ = behaviours$.pipe(
    mergeMap((behaviours) =>
      merge(
        ...Object.entries(behaviours).map(([name, behaviour]) =>
          behaviour(events$, state$, deps).pipe(tag(name), restarted(name, deps)),
        ),
        // On the queue: what a behaviour says at once waits until all the others of its lot listen.
      ).pipe(subscribeOn(queueScheduler)),
    ),
  );
  // Events are folded even while no behaviour listens to them.
  const folded$ = events$.pipe(restarted('state', deps), ignoreElements());
  const run$ = merge(folded$, running$).pipe(
    tap((event) => input$.next(event)),
    ignoreElements(),
  );
  return { state$: state$.asObservable(), send: (event) => input$.next(event), run$ };
}

/** A behaviour that fails is a defect: it is reported, and starts again instead of ending the others. */
const restarted = (name: string, { report }: Pick<Deps, 'report'>) =>
  retry<Event>({
    delay: (error: unknown) => {
      report(`the behaviour ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      return timer(RESTART_MS);
    },
  });
