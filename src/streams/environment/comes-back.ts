import { filter, type Observable, skip } from 'rxjs';
import { select } from '../operators/select';
import type { State } from '../state/state';

/** Emits each time the network is available again after it was not, or the platform after it failed. */
export const comesBack$ = (state$: Observable<State>): Observable<boolean> =>
  state$.pipe(
    select(({ isOnline, list }) => isOnline && !list.failure),
    skip(1),
    filter(Boolean),
  );
