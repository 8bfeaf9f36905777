import { defer, finalize, type Observable, ReplaySubject, share } from 'rxjs';
import type { Locks } from '../state/deps';

const held = new WeakMap<Locks, Map<string, Observable<unknown>>>();

/**
 * Emits when this tab has the lock. Several holders in one tab share the lock, which is released
 * when the last of them unsubscribes.
 */
export const holdInTab = (locks: Locks, name: string): Observable<unknown> =>
  defer(() => {
    const byName = held.get(locks) ?? new Map<string, Observable<unknown>>();
    held.set(locks, byName);
    const shared$ =
      byName.get(name) ??
      locks.hold(name).pipe(
        finalize(() => byName.delete(name)),
        share({ connector: () => new ReplaySubject<unknown>(1) }),
      );
    byName.set(name, shared$);
    return shared$;
  });
