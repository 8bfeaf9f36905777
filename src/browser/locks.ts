import { NEVER, Observable, startWith } from 'rxjs';
import { LEADER_LOCK, lockName } from '../lib/tab-names';
import type { Locks } from '../streams/state/deps';

/**
 * Provides locks through the Web Locks API. The browser releases them when the tab ends, even after a crash. If
 * the API is missing or denied, each tab gets every lock at once. `takeLead` takes over the leader's lock that
 * this page already holds.
 */
export const browserLocks = (navigator: Navigator, takeLead?: () => (() => void) | undefined): Locks => ({
  hold: (name) =>
    'locks' in navigator
      ? new Observable<unknown>((subscriber) => {
          const release = name === LEADER_LOCK ? takeLead?.() : undefined;
          if (release) {
            subscriber.next(null);
            return release;
          }
          const request = new AbortController();
          const onGranted = (): Promise<void> =>
            new Promise((release) => {
              subscriber.add(release);
              subscriber.next(null);
            });
          navigator.locks
            .request(lockName(name), { signal: request.signal }, onGranted)
            .catch(() => subscriber.next(null));
          return () => request.abort();
        })
      : NEVER.pipe(startWith(null)),
});
