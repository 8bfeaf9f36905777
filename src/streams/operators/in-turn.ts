import {
  finalize,
  mergeMap,
  type Observable,
  of,
  type OperatorFunction,
  pipe,
  race,
  ReplaySubject,
  scan,
  take,
} from 'rxjs';
import { tag } from './tag';

interface Turn<T> {
  readonly value: T;
  /** Emits when the one before is done. */
  readonly begins$: Observable<unknown>;
  readonly done$: ReplaySubject<void>;
}

/**
 * Like `concatMap`: each request waits for the one before, so that they end as they were made. When the page goes away
 * all that wait are sent at once, because there is no later. Each has this name for the console.
 */
export const inTurn = <T, R>(
  name: string,
  leaving$: Observable<unknown>,
  project: (value: T) => Observable<R>,
): OperatorFunction<T, R> =>
  pipe(
    scan<T, Turn<T>, undefined>(
      (before, value) => ({ value, begins$: before?.done$ ?? of(null), done$: new ReplaySubject<void>(1) }),
      undefined,
    ),
    mergeMap(({ value, begins$, done$ }) =>
      race(begins$, leaving$).pipe(
        take(1),
        mergeMap(() => project(value)),
        finalize(() => done$.next()),
        tag(name),
      ),
    ),
  );
