import { filter, ignoreElements, merge, take, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { markProven } from './stored-sign-in';

/**
 * Keeps in storage that the token has loaded notes. Until then, the end of the session leads to a
 * question and not to another sign-in (decision sign-in-does-not-loop).
 */
export const proveToken: Behaviour = (events$, state$, { storage }) =>
  merge(
    state$.pipe(
      filter(({ isLoading }) => !isLoading),
      take(1),
    ),
    events$.pipe(ofType('notes.listed', 'notes.paged', 'notes.fetched', 'notes.counted', 'notes.confirmed')),
  ).pipe(
    tap(() => markProven(storage)),
    ignoreElements(),
  );
