import { distinctUntilChanged, EMPTY, map, type Observable, of, switchMap, takeWhile, timer } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { tag } from '../operators/tag';
import type { Connection, State } from '../state/state';
import { COUNTDOWN_TICK_MS } from '../timing';

/**
 * How news come (section 4), told as it changes; while a failed list waits to be tried again, the seconds until then,
 * counted down. Nobody is told while nobody can look.
 */
export const connection: Behaviour = (_events$, state$) =>
  state$.pipe(
    map(({ isVisible, isOnline, push, list: { failure } }) => ({ isVisible, isOnline, push, failure })),
    distinctUntilChanged(isSame),
    switchMap((now) => connection$(now).pipe(tag('connection > countdown'))),
    map((now) => ({ type: 'connection.changed', connection: now })),
  );

/** What decides it; each failure is a new one, with a wait of its own. */
type Circumstances = Pick<State, 'isVisible' | 'isOnline' | 'push'> & Pick<State['list'], 'failure'>;

const isSame = (a: Circumstances, b: Circumstances): boolean =>
  a.isVisible === b.isVisible && a.isOnline === b.isOnline && a.push === b.push && a.failure === b.failure;

function connection$({ isVisible, isOnline, push, failure }: Circumstances): Observable<Connection> {
  if (!isVisible) return EMPTY;
  if (!isOnline) return of({ kind: 'offline' });
  if (!failure) return of({ kind: push === 'subscribed' ? 'live' : 'polling' });
  if (failure.retryInMs === Infinity) return of({ kind: 'refused' });
  const seconds = Math.ceil(failure.retryInMs / COUNTDOWN_TICK_MS);
  return timer(0, COUNTDOWN_TICK_MS).pipe(
    map((passed): Connection => ({ kind: 'retrying', inSeconds: seconds - passed })),
    takeWhile(({ kind }, passed) => kind === 'retrying' && passed <= seconds),
  );
}
