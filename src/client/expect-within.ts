import {
  connect,
  filter,
  identity,
  ignoreElements,
  merge,
  type MonoTypeOperatorFunction,
  throwError,
  timeout,
} from 'rxjs';

/** The longest time that timers know; a longer one would end at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Errs unless a value that counts comes within `ms` (0 and the endless wait for ever); lets all values through. */
export const expectWithin = <T>(
  ms: number,
  counts: (value: T) => boolean,
  error: () => Error,
): MonoTypeOperatorFunction<T> =>
  ms > 0 && ms <= LONGEST_MS
    ? connect((values$) =>
        merge(
          values$,
          values$.pipe(
            filter(counts),
            timeout({ first: ms, with: () => throwError(error) }),
            ignoreElements(),
          ),
        ),
      )
    : identity;
