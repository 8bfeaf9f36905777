import { defer, finalize, type Observable } from 'rxjs';

/** Counts who is subscribed to what. */
export interface Tally {
  readonly counted: <T>(name: string, source$: Observable<T>) => Observable<T>;
  /** The names of what somebody is subscribed to. */
  readonly open: () => readonly string[];
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  const add = (name: string, step: 1 | -1): void => {
    counts.set(name, (counts.get(name) ?? 0) + step);
  };
  return {
    counted: (name, source$) =>
      defer(() => {
        add(name, 1);
        return source$.pipe(finalize(() => add(name, -1)));
      }),
    open: () => [...counts].flatMap(([name, count]) => (count === 0 ? [] : [`${name}: ${count}`])),
  };
}
