import {
  combineLatest,
  distinctUntilChanged,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  shareReplay,
  skip,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { StateStream } from '../state/behaviour';
import type { Deps, TabChannel } from '../state/deps';
import type { Event } from '../state/events';
import { HIDDEN_LEADER_MS, LEADER_HELLO_MS, LEADER_SILENCE_MS } from '../timing';
import type { TabMessage } from './tab-message';

type Heard = Observable<TabMessage>;
type Activity = 'visible' | 'hidden' | 'frozen';

/**
 * Elects one tab of the browser as the leader (decision one-leader-for-a-browser). A lock decides.
 * Visible tabs ask for it; a hidden leader keeps it for up to five minutes, and gives way to a
 * visible tab at once. A page that the browser freezes gives it up, because it runs no code. A tab
 * that hears of no leader leads by itself.
 */
export function lead$(
  { isFrozen$, post }: TabChannel,
  heard$: Heard,
  state$: StateStream,
  { locks }: Pick<Deps, 'locks'>,
): Observable<Event> {
  const isVisible$ = state$.pipe(select(({ isVisible }) => isVisible));
  const activity$ = combineLatest([isVisible$, isFrozen$.pipe(startWith(false))]).pipe(
    map(([isVisible, isFrozen]): Activity => (isFrozen ? 'frozen' : isVisible ? 'visible' : 'hidden')),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  return held$(heard$, activity$, locks.hold('leader')).pipe(
    switchMap((isHeld, index) =>
      merge(
        (isHeld ? leading$ : hello$)(heard$, isVisible$, state$).pipe(tap(post), ignoreElements()),
        isHeld ? of<Event>({ type: 'tabs.led' }) : following$(heard$, activity$, index > 0),
      ),
    ),
  );
}

const leadingOf = (heard$: Heard) => heard$.pipe(filter((message) => message.kind === 'leading'));

/** Whether this tab holds the leader's lock. */
function held$(
  heard$: Heard,
  activity$: Observable<Activity>,
  lock$: Observable<unknown>,
): Observable<boolean> {
  const wanted$ = heard$.pipe(filter((message) => message.kind === 'hello' && message.isVisible));
  const givenUp$ = (isHeld: boolean): Observable<'givenUp'> =>
    activity$.pipe(
      switchMap((activity) => {
        if (activity === 'visible') return NEVER;
        return activity === 'frozen' ? of(null) : merge(wanted$, timer(isHeld ? HIDDEN_LEADER_MS : 0));
      }),
      map(() => 'givenUp'),
    );
  return activity$.pipe(
    filter((activity) => activity === 'visible'),
    exhaustMap(() =>
      lock$.pipe(
        map(() => true),
        startWith(false),
        switchMap((isHeld) => givenUp$(isHeld).pipe(startWith(isHeld))),
        takeWhile((state) => state !== 'givenUp', true),
        map((state) => state === true),
        tag('tabs > hold'),
      ),
    ),
    startWith(false),
    distinctUntilChanged(),
  );
}

/** A tab without the lock follows the leader, or leads by itself if there is none. */
function following$(heard$: Heard, activity$: Observable<Activity>, hasLed: boolean): Observable<Event> {
  const leading$ = leadingOf(heard$);
  const silence$ = leading$.pipe(
    startWith(null),
    switchMap(() => timer(LEADER_SILENCE_MS)),
  );
  const followed$ = leading$.pipe(map(({ push }): Event => ({ type: 'tabs.followed', push })));
  return merge(
    // The push channel closes before the next leader opens its own.
    hasLed ? followed$.pipe(startWith<Event>({ type: 'tabs.followed', push: 'subscribing' })) : followed$,
    activity$.pipe(
      switchMap((activity) => (activity === 'visible' ? silence$ : NEVER)),
      map((): Event => ({ type: 'tabs.led' })),
    ),
  );
}

/** What a leader says: when it is asked, and when its visibility or its push channel changes. */
const leading$ = (
  heard$: Heard,
  isVisible$: Observable<boolean>,
  state$: StateStream,
): Observable<TabMessage> =>
  merge(
    isVisible$,
    heard$.pipe(filter(({ kind }) => kind === 'hello')),
    state$.pipe(
      select(({ push }) => push),
      skip(1),
    ),
  ).pipe(map(() => ({ kind: 'leading', isVisible: state$.value.isVisible, push: state$.value.push })));

/** What another tab says: while it is visible, and when it hears that the leader is hidden. */
const hello$ = (
  heard$: Heard,
  isVisible$: Observable<boolean>,
  state$: StateStream,
): Observable<TabMessage> =>
  merge(
    isVisible$.pipe(switchMap((isVisible) => (isVisible ? timer(0, LEADER_HELLO_MS) : NEVER))),
    leadingOf(heard$).pipe(filter(({ isVisible }) => !isVisible && state$.value.isVisible)),
  ).pipe(map(() => ({ kind: 'hello', isVisible: state$.value.isVisible })));
