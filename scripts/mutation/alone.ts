import { defer, finalize, from, mergeMap, type ObservableInput, type OperatorFunction } from 'rxjs';

/**
 * In the place of a flattening operator of which it is said that all four are the same program there: it tells
 * (`environment.ts`) when one inner stream begins while another runs, since then they are not.
 */
export const alone =
  <T, R>(project: (value: T, index: number) => ObservableInput<R>): OperatorFunction<T, R> =>
  (source$) =>
    defer(() => {
      let running = 0;
      return source$.pipe(
        mergeMap((value, index) => {
          if (running > 0) Reflect.set(globalThis, 'innerStreamsMet', true);
          running += 1;
          return from(project(value, index)).pipe(finalize(() => (running -= 1)));
        }),
      );
    });
