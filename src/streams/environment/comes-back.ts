import { filter, type Observable, skip } from 'rxjs';
import { select } from '../operators/select';
import type { State } from '../state/state';

/** Emits each time the network or the platform is available again after a failure. */
export const comesBack$ = (state$: Observable<State>): Observable<boolean> =>
  state$.pipe(
    select(({ isOnline, list }) => isOnline && !list.failure),
    skip(1),
    filter(Boolean),
  );
