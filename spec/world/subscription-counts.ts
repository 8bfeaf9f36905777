import { defer, finalize, type Observable } from 'rxjs';

/** Counts the open subscriptions of named observables. */
export interface SubscriptionCounts {
  readonly counted: <T>(name: string, source$: Observable<T>) => Observable<T>;
  /** The observables that have subscribers, as `name: count`. */
  readonly open: () => readonly string[];
}

export function countSubscriptions(): SubscriptionCounts {
  const counts = new Map<string, number>();
  const add = (name: string, step: 1 | -1): void => {
    const count = (counts.get(name) ?? 0) + step;
    if (count === 0) counts.delete(name);
    else counts.set(name, count);
  };
  return {
    counted: (name, source$) =>
      defer(() => {
        add(name, 1);
        return source$.pipe(finalize(() => add(name, -1)));
      }),
    open: () => [...counts].map(([name, count]) => `${name}: ${count}`),
  };
}
