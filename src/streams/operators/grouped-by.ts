import {
  catchError,
  debounceTime,
  defer,
  EMPTY,
  filter,
  finalize,
  groupBy,
  mergeMap,
  type Observable,
  type OperatorFunction,
  Subject,
} from 'rxjs';

/** `concatMap`, `exhaustMap`, `switchMap` or a similar operator. */
export type Flatten = <T, R>(project: (value: T) => Observable<R>) => OperatorFunction<T, R>;

/**
 * Flattens the values of each key separately: `groupedBy(idOf, (each) => exhaustMap(each),
 * project)`. A key's group is released when no inner observable of it runs any more. Otherwise a
 * panel that is open for days would keep a group for every note that it has ever received.
 *
 * An error of one key is a defect; it is reported and ends only that key's inner observable, so that
 * it does not abort the running requests of other notes.
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
      return source$.pipe(
        groupBy(keyOf, {
          duration: ({ key }) =>
            ended$.pipe(
              filter((other) => other === key),
              // The next value in a queue starts right after the previous one ends.
              debounceTime(0),
              filter(() => !running.has(key)),
            ),
        }),
        mergeMap((group$) => group$.pipe(flatten(counted))),
      );
    });
