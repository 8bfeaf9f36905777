import { defer, finalize, from, mergeMap, type ObservableInput, type OperatorFunction } from 'rxjs';

/**
 * Replaces a flattening operator where all four are claimed to be equivalent. Sets a flag for
 * `environment.ts` if an inner observable starts while another runs, which disproves the claim.
 */
export const noOverlap =
  <T, R>(project: (value: T, index: number) => ObservableInput<R>): OperatorFunction<T, R> =>
  (source$) =>
    defer(() => {
      let running = 0;
      return source$.pipe(
        mergeMap((value, index) => {
          if (running > 0) Reflect.set(globalThis, 'innerStreamsOverlapped', true);
          running += 1;
          return from(project(value, index)).pipe(finalize(() => (running -= 1)));
        }),
      );
    });
