import { filter, ignoreElements, merge, take, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { markProven } from './stored-sign-in';

/**
 * Stores that the token has loaded notes. If a session ends before its token has loaded any, the panel shows a
 * sign-in button instead of redirecting (decision sign-in-does-not-loop).
 */
export const proveToken: Behaviour = (events$, state$, { storage, token }) =>
  merge(
    state$.pipe(
      filter(({ isLoading }) => !isLoading),
      take(1),
    ),
    events$.pipe(ofType('notes.listed', 'notes.paged', 'notes.fetched', 'notes.counted', 'notes.confirmed')),
  ).pipe(
    tap(() => markProven(storage, token())),
    ignoreElements(),
  );
