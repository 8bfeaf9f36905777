import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  merge,
  type Observable,
  of,
  retry,
  skip,
  switchMap,
  take,
  throwError,
  timer,
} from 'rxjs';
import { exhaustMapWithTrailing } from '../operators/exhaust-map-with-trailing';
import { isFinal } from '../operators/is-refusal';
import { ofType } from '../operators/of-type';
import { notesRetryMs } from '../operators/retry-delay';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { checkFilter$, fetchFilter$, IgnoredFilterError, isFilterFound } from './filter-requests';
import type { AskedFilter, Reach } from './state';

/**
 * Requests the shown filter's notes that are older than the list. Requests a page when more notes are wanted, and
 * a check for changes when the filter is shown, after each poll of the list, and after a push. A failure is
 * retried with the backoff of a failing list. A platform that ignores or refuses filters is not asked again.
 */
export const askFilters: Behaviour = (events$, state$, deps) => {
  const wait$ = (error: unknown, failures: number): Observable<unknown> =>
    isRefusal(error) ? throwError(() => error) : timer(notesRetryMs(error, failures, deps.jitterMs));
  const ask$ = (name: AskedFilter): Observable<Event> =>
    defer(() => {
      const state = state$.value;
      const reach = state.filters[name] ?? FAILED;
      if (isPageWanted(reach)) return state.list.isComplete ? EMPTY : fetchFilter$(name, state, deps);
      const isShownComplete = state.list.isComplete && !isFilterFound(name, state);
      return reach.loaded === 0 || isShownComplete ? EMPTY : checkFilter$(name, state, deps);
    }).pipe(
      catchError((error: unknown) =>
        concat(
          isRefusal(error) ? EMPTY : of<Event>({ type: 'filters.failed', name }),
          throwError(() => error),
        ),
      ),
      retry({ delay: wait$ }),
    );
  const due$ = (name: AskedFilter): Observable<unknown> =>
    merge(
      of(null),
      events$.pipe(ofType('notes.confirmed', 'notes.listed', 'push.received')),
      state$.pipe(
        select(({ filters }) => isPageWanted(filters[name])),
        skip(1),
        filter(Boolean),
      ),
    );
  const answers$ = state$.pipe(
    select(selectShownFilter),
    switchMap((name) => (name === null ? EMPTY : due$(name).pipe(exhaustMapWithTrailing(() => ask$(name))))),
  );
  // The state must contain the filters before the first response.
  const offered$ = events$.pipe(ofType('filters.offered'), take(1));
  return merge(offered$.pipe(switchMap(() => answers$)), of<Event>({ type: 'filters.offered' })).pipe(
    catchError((error: unknown) =>
      isRefusal(error) ? of<Event>({ type: 'filters.refused' }) : throwError(() => error),
    ),
  );
};

/** The reach of a filter whose first page has failed: the page is still wanted. */
const FAILED: Reach = { wanted: Infinity, loaded: 0, isComplete: false };

const isPageWanted = (reach?: Reach): boolean => reach !== undefined && reach.wanted > reach.loaded;

/** The shown filter; null while the platform cannot be asked. */
const selectShownFilter = (state: State): AskedFilter | null =>
  state.view === 'notes' &&
  state.filterName !== 'all' &&
  state.isPanelOpen &&
  !state.isLoading &&
  state.isVisible &&
  state.isOnline &&
  state.isSignedIn
    ? state.filterName
    : null;

/** Whether the platform does not support filters. A rejected token does not count. */
const isRefusal = (error: unknown): boolean => error instanceof IgnoredFilterError || isFinal(error);
