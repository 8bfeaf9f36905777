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
import type { Aged } from '../notes/aged';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { StateStream } from '../state/behaviour';
import type { Deps, TabChannel } from '../state/deps';
import type { Event } from '../state/events';
import { selectReportedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { HIDDEN_LEADER_MS, LEADER_HELLO_MS, LEADER_SILENCE_MS } from '../timing';
import { isBellKnown, selectBell } from '../reading/bell';
import type { TabMessage } from './tab-message';

type Messages = Observable<TabMessage>;
/** `notifying`: hidden, and the host page shows notifications. */
type Activity = 'visible' | 'notifying' | 'hidden' | 'frozen';

/**
 * Elects one tab of the browser as the leader (decision one-leader-for-a-browser): the holder of a
 * lock. Visible tabs request the lock, and hidden ones that notify. Any other hidden leader keeps it
 * for up to five minutes, and releases it for these at once; one that notifies keeps it until a tab is
 * visible. A frozen page releases it, because it runs no code. A visible tab that receives no message
 * from a leader for 15 s leads without the lock.
 */
export function lead$(
  { isFrozen$, post }: TabChannel,
  messages$: Messages,
  state$: StateStream,
  { locks }: Pick<Deps, 'locks'>,
): Observable<Event> {
  const shown$ = state$.pipe(select(activityOf));
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

const activityOf = ({ isVisible, isNotifyWanted }: State): Activity =>
  isVisible ? 'visible' : isNotifyWanted ? 'notifying' : 'hidden';

/** Emits when a hidden leader gives way. */
const wanted$ = (messages$: Messages, state$: StateStream): Observable<unknown> =>
  messages$.pipe(
    filter(
      (message) =>
        message.kind === 'hello' &&
        (message.isVisible || (message.mayNotify === true && !state$.value.isNotifyWanted)),
    ),
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
        if (activity === 'visible') return NEVER;
        if (activity === 'notifying') return isHeld ? wanted$ : NEVER;
        return activity === 'frozen' ? of(null) : merge(wanted$, timer(isHeld ? HIDDEN_LEADER_MS : 0));
      }),
      map(() => 'givenUp'),
    );
  return activity$.pipe(
    filter((activity) => activity === 'visible' || activity === 'notifying'),
    exhaustMap(() =>
      lock$.pipe(
        map(() => true),
        startWith(false),
        switchMap((isHeld) => givenUp$(isHeld).pipe(startWith(isHeld))),
        takeWhile((state) => state !== 'givenUp', true),
        map((state) => state === true),
        // A tab that notifies waits for its next turn.
        repeat({
          delay: () =>
            activity$.pipe(
              take(1),
              filter((activity) => activity === 'notifying'),
            ),
        }),
        tag('tabs > hold'),
      ),
    ),
    startWith(false),
    distinctUntilChanged(),
  );
}

/** Emits the role of a tab without the lock: it follows the leader, or leads if there is none. */
function following$(
  messages$: Messages,
  activity$: Observable<Activity>,
  hasLed: boolean,
): Observable<Event> {
  const leading$ = leadingOf(messages$);
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

/**
 * The messages of a leader: in reply to `hello`, and when what they contain changes. A closed bell of another
 * tab shows their number; a tab that notifies leaves out their newest note.
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

const leading = (state: State): TabMessage => ({
  kind: 'leading',
  isVisible: state.isVisible,
  push: state.push,
  bell: isBellKnown(state) ? selectBell(state) : null,
  ...newestIn(state),
  ...wishOf(state),
});

const wishOf = ({ isNotifyWanted }: State) => isNotifyWanted && ({ mayNotify: true } as const);

/** What orders the newest note: other tabs need not notify of it. */
function newestIn(state: State): { readonly newest?: Aged } {
  const [newest] = selectReportedNotes(state);
  return newest ? { newest: { id: newest.id, timestamp: newest.timestamp } } : {};
}

/**
 * The messages of other tabs: `hello` at an interval while visible, and when this tab should lead in place of
 * the leader.
 */
const hello$ = (
  messages$: Messages,
  shown$: Observable<Activity>,
  state$: StateStream,
): Observable<TabMessage> =>
  merge(
    shown$.pipe(
      switchMap((activity) => {
        if (activity === 'visible') return timer(0, LEADER_HELLO_MS);
        return activity === 'notifying' ? of(null) : NEVER;
      }),
    ),
    leadingOf(messages$).pipe(filter(({ isVisible }) => !isVisible && state$.value.isVisible)),
    leadingOf(messages$).pipe(
      filter(({ isVisible, mayNotify }) => {
        const state = state$.value;
        return !isVisible && !state.isVisible && state.isNotifyWanted && !mayNotify;
      }),
    ),
  ).pipe(map(() => ({ kind: 'hello', isVisible: state$.value.isVisible, ...wishOf(state$.value) })));
