import { NEVER, Observable, startWith } from 'rxjs';
import type { Locks } from '../streams/state/deps';

/**
 * Locks by the Web Locks API; the browser releases them when the tab ends, even by a crash. If the
 * API is missing or denied, each tab gets every lock at once.
 */
export const browserLocks = (navigator: Navigator): Locks => ({
  hold: (name) =>
    'locks' in navigator
      ? new Observable<unknown>((subscriber) => {
          const request = new AbortController();
          const onGranted = (): Promise<void> =>
            new Promise((release) => {
              subscriber.add(release);
              subscriber.next(null);
            });
          navigator.locks
            .request(`notestream ${name}`, { signal: request.signal }, onGranted)
            .catch(() => subscriber.next(null));
          return () => request.abort();
        })
      : NEVER.pipe(startWith(null)),
});
