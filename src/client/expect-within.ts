import { connect, filter, mergeWith, type MonoTypeOperatorFunction, throwError, timeout } from 'rxjs';

/** The longest time that timers know; a longer one would end at once. */
export const LONGEST_MS = 2 ** 31 - 1;

/** Milliseconds until the first value that counts, and from each to the next. */
interface Limits {
  readonly first: number;
  readonly each?: number;
}

/** Errs unless values that count come within their time (0 and the endless wait for ever); lets all values through. */
export const expectWithin = <T>(
  ms: number,
  limits: Limits,
  counts: (value: T) => boolean,
  error: () => Error,
): MonoTypeOperatorFunction<T> =>
  ms > 0 && ms <= LONGEST_MS
    ? connect((values$) =>
        values$.pipe(
          mergeWith(
            values$.pipe(
              filter(counts),
              timeout({ ...limits, with: () => throwError(error) }),
              filter(() => false),
            ),
          ),
        ),
      )
    : (values$) => values$;
