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
 * Like `exhaustMap`, but does not drop the last value that arrives while an inner observable runs: this value
 * is projected when the inner observable completes.
 */
export const exhaustMapWithTrailing = <T, R>(project: (value: T) => Observable<R>): OperatorFunction<T, R> =>
  pipe(
    // `throttle` subscribes after `mergeAll`, perhaps to an inner observable that has completed.
    map((value: T) => defer(() => project(value)).pipe(share({ resetOnComplete: false }))),
    throttle((run$) => run$.pipe(count()), { leading: true, trailing: true }),
    mergeAll(),
  );
