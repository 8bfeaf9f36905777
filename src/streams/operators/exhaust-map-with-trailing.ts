import {
  count,
  defer,
  map,
  mergeAll,
  type Observable,
  type OperatorFunction,
  pipe,
  share,
  throttle,
} from 'rxjs';

/**
 * Like `exhaustMap`, but the last value that arrives while an inner observable runs is projected when that
 * observable completes. Earlier values are dropped.
 */
export const exhaustMapWithTrailing = <T, R>(project: (value: T) => Observable<R>): OperatorFunction<T, R> =>
  pipe(
    // `throttle` subscribes after `mergeAll`, perhaps to an inner observable that has completed.
    map((value: T) => defer(() => project(value)).pipe(share({ resetOnComplete: false }))),
    throttle((run$) => run$.pipe(count()), { leading: true, trailing: true }),
    mergeAll(),
  );
