import {
  debounceTime,
  defer,
  filter,
  finalize,
  groupBy,
  mergeMap,
  type Observable,
  type OperatorFunction,
  Subject,
} from 'rxjs';

/** `concatMap`, `exhaustMap`, `switchMap` and their like. */
export type Flatten = <T, R>(project: (value: T) => Observable<R>) => OperatorFunction<T, R>;

/**
 * Flattens the values of each key by themselves: `groupedBy(idOf, (each) => exhaustMap(each), project)`. What is kept for a
 * key is let go when nothing of it runs any more: a panel that is open for days would otherwise keep it for every note that
 * it has ever heard of.
 */
export const groupedBy =
  <T, R>(
    keyOf: (value: T) => unknown,
    flatten: Flatten,
    project: (value: T) => Observable<R>,
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
              // The next of a queue begins right after the end of the one before.
              debounceTime(0),
              filter(() => !running.has(key)),
            ),
        }),
        mergeMap((group$) => group$.pipe(flatten(counted))),
      );
    });
