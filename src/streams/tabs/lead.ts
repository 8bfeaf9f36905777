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
  repeat,
  shareReplay,
  startWith,
  switchMap,
  take,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import { LEADER_LOCK } from '../../lib/tab-names';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { StateStream } from '../state/behaviour';
import type { Deps, TabChannel } from '../state/deps';
import type { Event } from '../state/events';
import { selectReportedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { isBellKnown, selectBell } from '../reading/bell';
import type { TabMessage } from './tab-message';
import { type Activity, activityOf, goesBefore, type Standing, TURNS } from './turns';

type Messages = Observable<TabMessage>;

/**
 * Elects one tab of the browser as the leader by the rules of `turns.ts`: the tab that holds a lock, or a
 * visible tab that receives no messages from the tab with the lock.
 */
export function lead$(
  { isFrozen$, post }: TabChannel,
  messages$: Messages,
  state$: StateStream,
  { locks }: Pick<Deps, 'locks'>,
): Observable<Event> {
  const shown$ = state$.pipe(select((state) => activityOf(standingOf(state))));
  const activity$ = combineLatest([shown$, isFrozen$.pipe(startWith(false))]).pipe(
    map(([activity, isFrozen]): Activity => (isFrozen ? 'frozen' : activity)),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  return held$(wanted$(messages$, state$), activity$, locks.hold(LEADER_LOCK)).pipe(
    switchMap((isHeld, index) =>
      merge(
        (isHeld ? leading$(messages$, state$) : hello$(messages$, shown$, state$)).pipe(
          tap(post),
          ignoreElements(),
        ),
        isHeld ? of<Event>({ type: 'tabs.led' }) : following$(messages$, activity$, index > 0),
      ),
    ),
  );
}

const standingOf = ({ isVisible, isNotifyWanted }: State): Standing => ({
  isVisible,
  mayNotify: isNotifyWanted,
});

/** Emits when the leader must give up the lead to another tab. */
const wanted$ = (messages$: Messages, state$: StateStream): Observable<unknown> =>
  messages$.pipe(
    filter((message) => message.kind === 'hello' && goesBefore(message, standingOf(state$.value))),
  );

const leadingOf = (messages$: Messages) => messages$.pipe(filter((message) => message.kind === 'leading'));

/** Emits whether this tab holds the leader's lock. */
function held$(
  wanted$: Observable<unknown>,
  activity$: Observable<Activity>,
  lock$: Observable<unknown>,
): Observable<boolean> {
  const givenUp$ = (isHeld: boolean): Observable<'givenUp'> =>
    activity$.pipe(
      switchMap((activity) => {
        const { requests, keepsMs } = TURNS[activity];
        if (isHeld) return merge(wanted$, after$(keepsMs));
        return requests ? NEVER : of(null);
      }),
      map(() => 'givenUp'),
    );
  return activity$.pipe(
    filter((activity) => TURNS[activity].requests),
    exhaustMap(() =>
      lock$.pipe(
        map(() => true),
        startWith(false),
        switchMap((isHeld) => givenUp$(isHeld).pipe(startWith(isHeld))),
        takeWhile((state) => state !== 'givenUp', true),
        map((state) => state === true),
        // A hidden tab that notifies has given up the lock, and requests it again.
        repeat({
          delay: () =>
            activity$.pipe(
              take(1),
              filter((activity) => TURNS[activity].requests),
            ),
        }),
        tag('tabs > hold'),
      ),
    ),
    startWith(false),
    distinctUntilChanged(),
  );
}

/** Emits once after this time, synchronously if it is 0. Never emits if it is undefined. */
function after$(ms: number | undefined): Observable<unknown> {
  if (ms === undefined) return NEVER;
  return ms === 0 ? of(null) : timer(ms);
}

/**
 * Emits the role of a tab without the lock: the tab follows the leader, or leads if it receives no messages
 * from a leader.
 */
function following$(
  messages$: Messages,
  activity$: Observable<Activity>,
  hasLed: boolean,
): Observable<Event> {
  const leading$ = leadingOf(messages$);
  const followed$ = leading$.pipe(map(({ push }): Event => ({ type: 'tabs.followed', push })));
  return merge(
    // This tab's push channel closes before the next leader opens its own.
    hasLed ? followed$.pipe(startWith<Event>({ type: 'tabs.followed', push: 'subscribing' })) : followed$,
    activity$.pipe(
      switchMap((activity) =>
        leading$.pipe(
          startWith(null),
          switchMap(() => after$(TURNS[activity].silenceMs)),
        ),
      ),
      map((): Event => ({ type: 'tabs.led' })),
    ),
  );
}

/**
 * Emits a leader's messages: when their content changes, and in response to `hello`. Closed bells in other tabs
 * show `bell`. Other tabs do not notify about `newest`.
 */
const leading$ = (messages$: Messages, state$: StateStream): Observable<TabMessage> =>
  merge(
    state$.pipe(
      map(leading),
      distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    ),
    messages$.pipe(
      filter(({ kind }) => kind === 'hello'),
      map(() => leading(state$.value)),
    ),
  );

function leading(state: State): TabMessage {
  const [newest] = selectReportedNotes(state);
  return {
    kind: 'leading',
    ...standingOf(state),
    push: state.push,
    bell: isBellKnown(state) ? selectBell(state) : null,
    newest: newest && { id: newest.id, timestamp: newest.timestamp },
  };
}

/**
 * Emits the `hello` messages of a tab that does not lead: one or more while the tab is visible or notifies, and
 * one when this tab should lead instead of the leader.
 */
const hello$ = (
  messages$: Messages,
  shown$: Observable<Activity>,
  state$: StateStream,
): Observable<TabMessage> =>
  merge(
    shown$.pipe(
      switchMap((activity) => {
        const { requests, helloMs } = TURNS[activity];
        if (helloMs !== undefined) return timer(0, helloMs);
        return requests ? of(null) : NEVER;
      }),
    ),
    leadingOf(messages$).pipe(filter((leader) => goesBefore(standingOf(state$.value), leader))),
  ).pipe(map(() => ({ kind: 'hello', ...standingOf(state$.value) })));
