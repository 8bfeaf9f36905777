import {
  BehaviorSubject,
  defer,
  filter,
  finalize,
  map,
  mergeMap,
  type Observable,
  type OperatorFunction,
  switchMap,
  take,
} from 'rxjs';

/**
 * Like `exhaustMap`, but the last value that arrives while an inner observable runs is projected when that
 * observable completes. Earlier values are dropped.
 */
export const exhaustMapWithTrailing =
  <T, R>(project: (value: T) => Observable<R>): OperatorFunction<T, R> =>
  (source$) =>
    defer(() => {
      const isIdle$ = new BehaviorSubject(true);
      const idle$ = isIdle$.pipe(filter(Boolean), take(1));
      return source$.pipe(
        switchMap((value) => idle$.pipe(map(() => value))),
        mergeMap((value) => {
          isIdle$.next(false);
          return project(value).pipe(finalize(() => isIdle$.next(true)));
        }),
      );
    });
