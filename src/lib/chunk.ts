import { BehaviorSubject, filter, map, type Observable, take } from 'rxjs';

/** The code of a chunk, undefined until it is loaded, and the number of failed attempts to load it. */
export interface Loading<T> {
  readonly code?: T;
  readonly failures: number;
}

/** A chunk of code that is loaded on demand, once for all callers. */
export interface Chunk<T> {
  readonly state$: Observable<Loading<T>> & { readonly value: Loading<T> };
  /** Emits the code as soon as it is loaded, before the promise of `load` resolves, and completes. */
  readonly loaded$: Observable<T>;
  /** Loads the code. Rejects if it cannot be loaded; the next call makes another attempt. */
  readonly load: () => Promise<T>;
}

export function chunk<T>(load: () => Promise<T>): Chunk<T> {
  const state$ = new BehaviorSubject<Loading<T>>({ failures: 0 });
  let loading: Promise<T> | undefined;
  return {
    state$,
    loaded$: state$.pipe(
      map(({ code }) => code),
      filter((code) => code !== undefined),
      take(1),
    ),
    // Simultaneous callers share one attempt, whose failure is counted once.
    load: () =>
      (loading ??= load().then(
        (code) => {
          state$.next({ code, failures: 0 });
          return code;
        },
        (error: unknown) => {
          loading = undefined;
          state$.next({ failures: state$.value.failures + 1 });
          throw error;
        },
      )),
  };
}
