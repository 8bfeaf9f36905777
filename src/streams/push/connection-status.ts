import {
  asyncScheduler,
  combineLatest,
  concat,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { isCheckDue } from '../list/selectors';
import type { ListFailure } from '../list/state';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import { tag } from '../operators/tag';
import type { State } from '../state/state';
import type { ConnectionStatus } from './state';
import { COUNTDOWN_TICK_MS, SLOW_LIST_MS } from '../timing';

/**
 * Reports how news arrives (section 4): by push, by polling, or not at all. Every second, reports how many
 * seconds are left until a failed list request is retried. Reports a slow platform if a list request has no
 * response after 1.8 s. Pauses while the panel is not visible.
 */
export const connectionStatus: Behaviour = (events$, state$) => {
  const isSigningIn$ = events$.pipe(
    ofType('signIn.requested', 'signIn.failed', 'session.ended'),
    map(({ type }) => type === 'signIn.requested'),
    startWith(false),
  );
  const connection$ = state$.pipe(
    // Each failure is a new object, so it starts another countdown.
    select((state) => state.list.failure ?? isAwaited(state)),
    switchMap((wait) => {
      const since = asyncScheduler.now();
      return state$.pipe(
        select(channelOf),
        switchMap((kind) => status$(kind, wait, since).pipe(tag('connectionStatus > countdown'))),
      );
    }),
  );
  return combineLatest([connection$, isSigningIn$]).pipe(
    map(([connection, isSigningIn]): ConnectionStatus =>
      connection.kind === 'signedOut' && isSigningIn ? { kind: 'signingIn' } : connection,
    ),
    distinctUntilChanged((a, b) => a.kind === b.kind && a.kind !== 'retrying'),
    map((connection) => ({ type: 'connection.changed', connection })),
  );
};

/** Whether the blogger waits for a list request: the first one, or a poll that is due. */
const isAwaited = (state: State): boolean =>
  state.isVisible && state.isOnline && state.isSignedIn && (state.isLoading || isCheckDue(state));

/** How news arrives, apart from list requests that fail or are slow; null while the panel is not visible. */
function channelOf({ isVisible, isOnline, isSignedIn, isLoading, push }: State): Channel | null {
  if (!isVisible) return null;
  if (!isOnline) return 'offline';
  if (!isSignedIn) return 'signedOut';
  if (isLoading) return 'loading';
  return push === 'subscribed' ? 'live' : 'polling';
}

type Channel = Exclude<ConnectionStatus['kind'], 'retrying' | 'signingIn'>;

/**
 * Emits the status, with the countdown of a wait. `wait` is the failure of the last list request, or whether a
 * list request is pending; `since` is when the wait began, in epoch milliseconds.
 */
function status$(
  kind: Channel | null,
  wait: ListFailure | boolean,
  since: number,
): Observable<ConnectionStatus> {
  if (kind === null) return EMPTY;
  if (wait === false || kind === 'offline' || kind === 'signedOut') return of({ kind });
  const waitMs = wait === true ? SLOW_LIST_MS : wait.retryInMs;
  if (waitMs === Infinity) return of({ kind: 'refused' });
  // Clamped, because the clock may have been changed in the meantime.
  const leftMs = Math.min(Math.max(since + waitMs - asyncScheduler.now(), 0), waitMs);
  if (wait === true) return slow$(kind, leftMs);
  const seconds = Math.ceil(leftMs / COUNTDOWN_TICK_MS);
  const retrying = (inSeconds: number): ConnectionStatus => ({ kind: 'retrying', inSeconds });
  return concat(
    of(retrying(seconds)),
    timer(leftMs % COUNTDOWN_TICK_MS || COUNTDOWN_TICK_MS, COUNTDOWN_TICK_MS).pipe(
      map((elapsed) => retrying(seconds - 1 - elapsed)),
      take(seconds),
    ),
  );
}

/** Emits `kind`, then `slow` after `leftMs`. */
const slow$ = (kind: Channel, leftMs: number): Observable<ConnectionStatus> =>
  concat(leftMs > 0 ? of({ kind }) : EMPTY, timer(leftMs).pipe(map(() => ({ kind: 'slow' }) as const)));
