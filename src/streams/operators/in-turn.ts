import {
  defer,
  finalize,
  mergeMap,
  type Observable,
  of,
  type OperatorFunction,
  race,
  ReplaySubject,
  take,
} from 'rxjs';
import { tag } from './tag';

/**
 * Like `concatMap`: each request waits for the one before, so that they end as they were made. When the page goes away
 * all that wait are sent at once, because there is no later. Each has this name for the console.
 */
export const inTurn =
  (name: string, leaving$: Observable<unknown>) =>
  <T, R>(project: (value: T) => Observable<R>): OperatorFunction<T, R> =>
  (source$) =>
    defer(() => {
      // Of the one before only its end is kept: a value may hold all notes of its time.
      let before$: Observable<unknown> = of(null);
      return source$.pipe(
        mergeMap((value) => {
          const begins$ = before$;
          const done$ = new ReplaySubject<void>(1);
          before$ = done$;
          return race(begins$, leaving$).pipe(
            take(1),
            mergeMap(() => project(value)),
            finalize(() => done$.next()),
            tag(name),
          );
        }),
      );
    });
