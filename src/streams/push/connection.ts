import { distinctUntilChanged, EMPTY, map, type Observable, of, switchMap, takeWhile, timer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { tag } from '../operators/tag';
import type { State } from '../state/state';
import type { Connection } from './state';
import { COUNTDOWN_TICK_MS } from '../timing';

/**
 * Reports how news arrive (section 4): by push, by polling, or not at all. While a failed list
 * request waits for its retry, reports the remaining seconds each second. Pauses while the panel is
 * not visible.
 */
export const connection: Behaviour = (_events$, state$) =>
  state$.pipe(
    map(({ isVisible, isOnline, push, list: { failure } }) => ({ isVisible, isOnline, push, failure })),
    distinctUntilChanged(isSame),
    switchMap((input) => connection$(input).pipe(tag('connection > countdown'))),
    map((connection) => ({ type: 'connection.changed', connection })),
  );

/** The parts of the state that decide. Each failure is a new object, and restarts the countdown. */
type ConnectionInput = Pick<State, 'isVisible' | 'isOnline' | 'push'> & Pick<State['list'], 'failure'>;

const isSame = (a: ConnectionInput, b: ConnectionInput): boolean =>
  a.isVisible === b.isVisible && a.isOnline === b.isOnline && a.push === b.push && a.failure === b.failure;

function connection$({ isVisible, isOnline, push, failure }: ConnectionInput): Observable<Connection> {
  if (!isVisible) return EMPTY;
  if (!isOnline) return of({ kind: 'offline' });
  if (!failure) return of({ kind: push === 'subscribed' ? 'live' : 'polling' });
  if (failure.retryInMs === Infinity) return of({ kind: 'refused' });
  const seconds = Math.ceil(failure.retryInMs / COUNTDOWN_TICK_MS);
  return timer(0, COUNTDOWN_TICK_MS).pipe(
    map((elapsed): Connection => ({ kind: 'retrying', inSeconds: seconds - elapsed })),
    takeWhile(({ kind }, elapsed) => kind === 'retrying' && elapsed <= seconds),
  );
}
