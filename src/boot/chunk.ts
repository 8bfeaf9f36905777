import { BehaviorSubject, filter, type Observable, switchMap, take, takeUntil, tap, timer } from 'rxjs';
import { POLL_INTERVAL_MS } from '../streams/timing';

/** A chunk of code that is loaded on demand. */
export interface Chunk<T> {
  /** Emits the code as soon as it is loaded. */
  readonly loaded$: Observable<T>;
  /**
   * Loads the code. Rejects if it cannot be loaded; the next call tries again. Subscribers of
   * `loaded$` get the code before the promise resolves.
   */
  readonly load: () => Promise<T>;
}

export function chunk<T>(load: () => Promise<T>): Chunk<T> {
  const subject$ = new BehaviorSubject<T | undefined>(undefined);
  return {
    loaded$: subject$.pipe(filter((code) => code !== undefined)),
    load: async () => {
      const code = await load();
      if (!subject$.value) subject$.next(code);
      return code;
    },
  };
}

/** Loads code when `when$` emits, and again with each poll until that succeeds. */
export const loadOnce$ = <T>({ load, loaded$ }: Chunk<T>, when$: Observable<unknown>): Observable<unknown> =>
  when$.pipe(
    take(1),
    switchMap(() => timer(0, POLL_INTERVAL_MS)),
    tap(() => void load().catch(() => undefined)),
    takeUntil(loaded$),
  );
