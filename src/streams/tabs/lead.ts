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
  ReplaySubject,
  share,
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
import { parseTabMessage, type TabMessage } from './tab-message';

const LEADER_LOCK = 'leader';

type Activity = 'visible' | 'hidden' | 'frozen';

/**
 * Elects one tab of the browser as the leader (decision one-leader-for-a-browser). A lock decides.
 * Visible tabs ask for it; a hidden leader keeps it for up to five minutes, and gives way to a
 * visible tab at once. A page that the browser freezes gives it up, because it runs no code. A tab
 * that hears of no leader leads by itself.
 */
export function lead$(tabs: TabChannel, state$: StateStream, deps: Pick<Deps, 'locks'>): Observable<Event> {
  const heard$ = tabs.messages$.pipe(
    map(parseTabMessage),
    filter((message) => message !== undefined),
    share(),
  );
  const isVisible$ = state$.pipe(select(({ isVisible }) => isVisible));
  const activity$ = combineLatest([isVisible$, tabs.isFrozen$.pipe(startWith(false))]).pipe(
    map(([isVisible, isFrozen]): Activity => (isFrozen ? 'frozen' : isVisible ? 'visible' : 'hidden')),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const isHeld$ = held$(heard$, activity$, deps).pipe(share({ connector: () => new ReplaySubject(1) }));
  return merge(
    told$(isHeld$, heard$, isVisible$, state$).pipe(
      tap((message) => tabs.post(message)),
      ignoreElements(),
    ),
    wants$(heard$, state$).pipe(
      tap((message) => tabs.post(message)),
      ignoreElements(),
    ),
    heard$.pipe(
      filter(({ kind }) => kind === 'wants'),
      map((): Event => ({ type: 'tabs.listWanted' })),
    ),
    isHeld$.pipe(
      switchMap((isHeld, index) => {
        if (isHeld) return of<Event>({ type: 'tabs.led' });
        const follows$ = following$(heard$, activity$);
        // The push channel closes before the next leader opens its own.
        return index === 0
          ? follows$
          : follows$.pipe(startWith<Event>({ type: 'tabs.followed', push: 'subscribing' }));
      }),
    ),
  );
}

const leadingOf = (heard$: Observable<TabMessage>) =>
  heard$.pipe(filter((message) => message.kind === 'leading'));

/**
 * Tells each leader that this tab has a list on its screen. The list itself comes first: it makes
 * the leader keep one, too.
 */
const wants$ = (heard$: Observable<TabMessage>, state$: StateStream): Observable<TabMessage> =>
  state$.pipe(
    select(({ isScreenWanted, isLoading }) => isScreenWanted && !isLoading),
    switchMap((hasScreen) => (hasScreen ? leadingOf(heard$).pipe(startWith(null)) : NEVER)),
    map(() => ({ kind: 'wants' })),
  );

/** Whether this tab holds the leader's lock. */
function held$(
  heard$: Observable<TabMessage>,
  activity$: Observable<Activity>,
  { locks }: Pick<Deps, 'locks'>,
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
      locks.hold(LEADER_LOCK).pipe(
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

/** What a tab without the lock does: it follows the leader, or leads itself if there is none. */
function following$(heard$: Observable<TabMessage>, activity$: Observable<Activity>): Observable<Event> {
  const leading$ = leadingOf(heard$);
  const silence$ = leading$.pipe(
    startWith(null),
    switchMap(() => timer(LEADER_SILENCE_MS)),
  );
  return merge(
    leading$.pipe(map(({ push }): Event => ({ type: 'tabs.followed', push }))),
    activity$.pipe(
      switchMap((activity) => (activity === 'visible' ? silence$ : NEVER)),
      map((): Event => ({ type: 'tabs.led' })),
    ),
  );
}

/** What this tab says about leading. */
function told$(
  isHeld$: Observable<boolean>,
  heard$: Observable<TabMessage>,
  isVisible$: Observable<boolean>,
  state$: StateStream,
): Observable<TabMessage> {
  const hello = (): TabMessage => ({ kind: 'hello', isVisible: state$.value.isVisible });
  const leading = (): TabMessage => ({
    kind: 'leading',
    isVisible: state$.value.isVisible,
    push: state$.value.push,
  });
  const asked$ = heard$.pipe(filter(({ kind }) => kind === 'hello'));
  const push$ = state$.pipe(
    select(({ push }) => push),
    skip(1),
  );
  const hidden$ = leadingOf(heard$).pipe(filter(({ isVisible }) => !isVisible && state$.value.isVisible));
  return isHeld$.pipe(
    switchMap((isHeld) =>
      isHeld
        ? merge(isVisible$, asked$, push$).pipe(map(leading))
        : merge(
            isVisible$.pipe(switchMap((isVisible) => (isVisible ? timer(0, LEADER_HELLO_MS) : NEVER))),
            hidden$,
          ).pipe(map(hello)),
    ),
  );
}
