import {
  defer,
  EMPTY,
  exhaustMap,
  from,
  mergeMap,
  type Observable,
  of,
  type OperatorFunction,
  repeat,
  tap,
} from 'rxjs';

/**
 * Like `exhaustMap`, but the last value that arrives while an inner observable runs is projected when that
 * observable completes. Earlier values are dropped.
 */
export const exhaustMapWithTrailing =
  <T, R>(project: (value: T) => Observable<R>): OperatorFunction<T, R> =>
  (source$) =>
    defer(() => {
      let waiting: T[] = [];
      const run$ = defer(() => from(waiting.splice(0)).pipe(mergeMap(project))).pipe(
        repeat({ delay: () => (waiting.length > 0 ? of(null) : EMPTY) }),
      );
      return source$.pipe(
        tap((value) => {
          waiting = [value];
        }),
        exhaustMap(() => run$),
      );
    });
