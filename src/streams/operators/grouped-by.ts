import {
  catchError,
  connect,
  defer,
  EMPTY,
  filter,
  finalize,
  merge,
  mergeMap,
  type Observable,
  of,
  type OperatorFunction,
  Subject,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';

/** `concatMap`, `exhaustMap`, `switchMap` or a similar operator. */
export type Flatten = <T, R>(project: (value: T) => Observable<R>) => OperatorFunction<T, R>;

/**
 * Flattens the values of each key separately: `groupedBy(idOf, (each) => exhaustMap(each),
 * project)`. A group is released when none of its inner observables runs. Otherwise a panel that is
 * open for days would keep a group for every note that it has received.
 *
 * An error in one group is a defect. It is reported and ends only that inner observable, so that
 * the running requests of other notes continue.
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
      const running = new Map<unknown, number>();
      const ended$ = new Subject<unknown>();
      const counted = (value: T): Observable<R> => {
        const key = keyOf(value);
        return defer(() => {
          running.set(key, (running.get(key) ?? 0) + 1);
          return project(value);
        }).pipe(
          catchError((error: unknown) => {
            report(
              `the behaviour for ${String(key)} failed: ${error instanceof Error ? error.message : String(error)}`,
            );
            return EMPTY;
          }),
          finalize(() => {
            const others = (running.get(key) ?? 0) - 1;
            if (others > 0) running.set(key, others);
            else running.delete(key);
            ended$.next(key);
          }),
        );
      };
      const grouped = new Set<unknown>();
      const released$ = (key: unknown): Observable<unknown> =>
        ended$.pipe(
          filter((other) => other === key),
          // Waits a tick, because a queued value starts right after the previous one ends.
          switchMap(() => timer(0)),
          filter(() => !running.has(key)),
          tap(() => grouped.delete(key)),
        );
      const group$ = (first: T, values$: Observable<T>): Observable<R> => {
        const key = keyOf(first);
        grouped.add(key);
        const later$ = values$.pipe(filter((value) => keyOf(value) === key));
        return flatten(counted)(merge(later$, of(first)).pipe(takeUntil(released$(key))));
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
