import {
  catchError,
  connect,
  defer,
  EMPTY,
  filter,
  finalize,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  type OperatorFunction,
  scan,
  Subject,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';

/** `concatMap`, `exhaustMap`, `switchMap` or a similar operator. */
export type Flatten = <T, R>(project: (value: T) => Observable<R>) => OperatorFunction<T, R>;

/**
 * Flattens the values of each key separately: `groupedBy(keyOf, (each) => exhaustMap(each), project, report)`.
 * A group is released when none of its inner observables runs. Otherwise a panel that is open for days would
 * keep a group for every note that it has received.
 *
 * An error in an inner observable is a defect. The error is reported and ends only that inner observable, so
 * that the requests of other notes continue.
 */
export const groupedBy =
  <T, R>(
    keyOf: (value: T) => unknown,
    flatten: Flatten,
    project: (value: T) => Observable<R>,
    report: (problem: string) => void,
  ): OperatorFunction<T, R> =>
  (source$) =>
    defer(() => {
      const grouped = new Set<unknown>();
      const group$ = (first: T, values$: Observable<T>): Observable<R> => {
        const key = keyOf(first);
        const changes$ = new Subject<1 | -1>();
        const counted = (value: T): Observable<R> =>
          defer(() => {
            changes$.next(1);
            return project(value);
          }).pipe(
            catchError((error: unknown) => {
              report(
                `the behaviour for ${String(key)} failed: ${error instanceof Error ? error.message : String(error)}`,
              );
              return EMPTY;
            }),
            finalize(() => changes$.next(-1)),
          );
        const released$ = changes$.pipe(
          scan((running, change) => running + change, 0),
          // Waits a tick, because a queued value starts right after the previous one ends.
          switchMap((running) => (running > 0 ? NEVER : timer(0))),
          tap(() => grouped.delete(key)),
        );
        grouped.add(key);
        const later$ = values$.pipe(filter((value) => keyOf(value) === key));
        return flatten(counted)(merge(later$, of(first)).pipe(takeUntil(released$)));
      };
      // RxJS's `groupBy` is larger, and nothing else in the panel uses it.
      return source$.pipe(
        connect((values$) =>
          values$.pipe(
            filter((value) => !grouped.has(keyOf(value))),
            mergeMap((first) => group$(first, values$)),
          ),
        ),
      );
    });
