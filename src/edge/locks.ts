import { NEVER, Observable, startWith } from 'rxjs';
import type { Locks } from '../streams/deps';

/** The browser's locks, which end with the tab, however it ends. Where there are none, or none may be had, each tab is alone. */
export const browserLocks = (navigator: Navigator): Locks => ({
  hold: (name) =>
    'locks' in navigator
      ? new Observable<unknown>((subscriber) => {
          const asking = new AbortController();
          const held = (): Promise<void> =>
            new Promise((release) => {
              subscriber.add(release);
              subscriber.next(null);
            });
          navigator.locks
            .request(`notestream ${name}`, { signal: asking.signal }, held)
            .catch(() => subscriber.next(null));
          return () => asking.abort();
        })
      : NEVER.pipe(startWith(null)),
});
