import {
  debounceTime,
  defer,
  filter,
  groupBy,
  type GroupedObservable,
  type OperatorFunction,
  startWith,
  Subject,
  tap,
} from 'rxjs';
import { GROUP_IDLE_MS } from '../timing';

/**
 * A stream for each key, until nothing has come for it for ten minutes: a panel that is open for days would otherwise keep one
 * for every note that it has ever heard of. What a group has begun goes on after its end.
 */
export const groupedBy =
  <T, K>(keyOf: (value: T) => K): OperatorFunction<T, GroupedObservable<K, T>> =>
  (source$) =>
    defer(() => {
      // Not the group itself: who is subscribed to it from here keeps it alive when all else is unsubscribed.
      const keys$ = new Subject<K>();
      return source$.pipe(
        tap((value) => keys$.next(keyOf(value))),
        groupBy(keyOf, {
          duration: ({ key }) =>
            keys$.pipe(
              filter((other) => other === key),
              startWith(key),
              debounceTime(GROUP_IDLE_MS),
            ),
        }),
      );
    });
