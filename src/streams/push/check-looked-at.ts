import {
  asyncScheduler,
  combineLatest,
  distinctUntilChanged,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  pairwise,
  share,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import type { Behaviour, StateStream } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { AWAY_MS, LOOK_CHECK_MS, LOOKED_AT_MS, RETURN_GATHER_MS } from '../timing';

/**
 * Makes a light poll due when the blogger or the network comes back to an open panel after at least 30 s, and
 * when the open push channel has been quiet for 30 s while the blogger looks at the panel (decision
 * silent-channel).
 */
export const checkLookedAt: Behaviour = (events$, state$, { environment }) => {
  const attention$ = environment.attention$.pipe(share());
  const isShown$ = state$.pipe(select(isShown));
  const back$ = merge(returns$(isShown$), returns$(attention$)).pipe(filter(() => isShown(state$.value)));
  const pushes$ = events$.pipe(ofType('push.received'));
  const looked$ = combineLatest([isLookedAt$(isShown$, attention$), isQuiet$(pushes$, state$)]).pipe(
    map(([isLookedAt, isQuiet]) => isLookedAt && isQuiet),
    distinctUntilChanged(),
    filter(Boolean),
  );
  return merge(back$, looked$).pipe(
    // A window that comes back may become visible, focused and online in any order. No poll is requested if one
    // is due by then for another reason.
    exhaustMap(() => {
      const { tick } = state$.value;
      return timer(RETURN_GATHER_MS).pipe(filter(() => state$.value.list.checkDue < tick));
    }),
    map((): Event => ({ type: 'notes.refreshRequested' })),
  );
};

/** Whether the blogger can see the panel, and the browser is online. */
const isShown = ({ isVisible, isPanelOpen, isOnline }: State): boolean =>
  isVisible && isPanelOpen && isOnline;

/** Emits when the value becomes true after it was false for at least 30 s. */
const returns$ = (isThere$: Observable<boolean>): Observable<unknown> =>
  isThere$.pipe(
    map((is) => ({ is, at: asyncScheduler.now() })),
    pairwise(),
    filter(([left, back]) => !left.is && back.is && back.at - left.at >= AWAY_MS),
  );

/** Whether the panel is shown, and the blogger has used it or come back to it in the last two minutes. */
const isLookedAt$ = (isShown$: Observable<boolean>, attention$: Observable<boolean>): Observable<boolean> => {
  const signs$ = attention$.pipe(filter(Boolean), startWith(true));
  const lookedAt$ = signs$.pipe(switchMap(() => falseThenTrue$(LOOKED_AT_MS).pipe(map((is) => !is))));
  return isShown$.pipe(switchMap((is) => (is ? lookedAt$ : of(false))));
};

/** Whether, for 30 s, the open channel has delivered no push and no poll has had a response. */
const isQuiet$ = (pushes$: Observable<unknown>, state$: StateStream): Observable<boolean> =>
  state$.pipe(
    select(({ push, list }) => (push === 'subscribed' && !list.failure ? list.checked : null)),
    switchMap((checked) =>
      checked === null
        ? of(false)
        : pushes$.pipe(
            startWith(null),
            switchMap(() => falseThenTrue$(LOOK_CHECK_MS)),
          ),
    ),
  );

const falseThenTrue$ = (afterMs: number): Observable<boolean> =>
  timer(afterMs).pipe(
    map(() => true),
    startWith(false),
  );
