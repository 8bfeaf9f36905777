import { defer, finalize, type Observable, ReplaySubject, share, Subject, switchMap } from 'rxjs';
import type { Locks } from '../state/deps';

interface Held {
  readonly lock$: Observable<unknown>;
  /** Emits when the lock has been released. */
  readonly released$: Observable<unknown>;
}

const held = new WeakMap<Locks, Map<string, Held>>();

/**
 * Emits when this tab has the lock. Several holders in one tab share the lock, which is released
 * when the last of them unsubscribes.
 */
export const holdInTab = (locks: Locks, name: string): Observable<unknown> =>
  defer(() => {
    const byName = held.get(locks) ?? new Map<string, Held>();
    held.set(locks, byName);
    const current = byName.get(name) ?? shared(locks, name, () => byName.delete(name));
    byName.set(name, current);
    return current.lock$;
  });

/**
 * Like `holdInTab`, but a lock that this tab has or waits for already does not count: it waits until
 * that one is released. What another tab has stored meanwhile is its own, and it may be alive.
 */
export const holdAnew = (locks: Locks, name: string): Observable<unknown> =>
  defer(() => {
    const current = held.get(locks)?.get(name);
    if (!current) return holdInTab(locks, name);
    return current.released$.pipe(switchMap(() => holdAnew(locks, name)));
  });

function shared(locks: Locks, name: string, onReleased: () => void): Held {
  const released$ = new Subject<null>();
  const lock$ = locks.hold(name).pipe(
    finalize(() => {
      onReleased();
      released$.next(null);
    }),
    share({ connector: () => new ReplaySubject<unknown>(1) }),
  );
  return { lock$, released$ };
}
