import {
  asyncScheduler,
  concat,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import { tag } from '../operators/tag';
import type { State } from '../state/state';
import type { ConnectionStatus } from './state';
import { COUNTDOWN_TICK_MS } from '../timing';

/**
 * Reports how news arrive (section 4): by push, by polling, or not at all. While a failed list
 * request waits for its retry, reports the remaining seconds each second. Pauses while the panel is
 * not visible.
 */
export const connectionStatus: Behaviour = (_events$, state$) =>
  state$.pipe(
    // Each failure is a new object, and starts another countdown.
    select(({ list }) => list.failure),
    switchMap((failure) => {
      const failedAt = asyncScheduler.now();
      return state$.pipe(
        map(({ isVisible, isOnline, push }) => ({ isVisible, isOnline, push, failure, failedAt })),
        distinctUntilChanged(isSame),
        switchMap((input) => status$(input).pipe(tag('connectionStatus > countdown'))),
      );
    }),
    map((connection) => ({ type: 'connection.changed', connection })),
  );

/** The inputs of the status. `failedAt` is when the list failed, epoch milliseconds. */
interface StatusInput extends Pick<State, 'isVisible' | 'isOnline' | 'push'>, Pick<State['list'], 'failure'> {
  readonly failedAt: number;
}

const isSame = (a: StatusInput, b: StatusInput): boolean =>
  a.isVisible === b.isVisible && a.isOnline === b.isOnline && a.push === b.push;

function status$({
  isVisible,
  isOnline,
  push,
  failure,
  failedAt,
}: StatusInput): Observable<ConnectionStatus> {
  if (!isVisible) return EMPTY;
  if (!isOnline) return of({ kind: 'offline' });
  if (!failure) return of({ kind: push === 'subscribed' ? 'live' : 'polling' });
  const { retryInMs } = failure;
  if (retryInMs === Infinity) return of({ kind: 'refused' });
  // Clamped, because the clock may have been set meanwhile.
  const leftMs = Math.min(Math.max(failedAt + retryInMs - asyncScheduler.now(), 0), retryInMs);
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
