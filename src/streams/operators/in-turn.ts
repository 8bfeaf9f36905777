import { defer, finalize, mergeMap, type Observable, of, race, ReplaySubject, take } from 'rxjs';
import type { Flatten } from './grouped-by';

/**
 * Like `concatMap`: each request waits for the one before it, so that they take effect in order.
 * When `released$` emits (the page goes away), all waiting requests start at once.
 */
export const inTurn =
  (released$: Observable<unknown>): Flatten =>
  (project) =>
  (source$) =>
    defer(() => {
      // Only the end of the previous request is kept: its value may hold a whole state.
      let previousEnds$: Observable<unknown> = of(null);
      return source$.pipe(
        mergeMap((value) => {
          const turn$ = previousEnds$;
          const ended$ = new ReplaySubject<void>(1);
          previousEnds$ = ended$;
          return race(turn$, released$).pipe(
            take(1),
            mergeMap(() => project(value)),
            finalize(() => ended$.next()),
          );
        }),
      );
    });
