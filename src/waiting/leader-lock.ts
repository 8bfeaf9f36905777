import { LEADER_LOCK, lockName } from '../lib/tab-names';

/** The leader's lock, which this page holds until its panel takes it over, or the page is hidden. */
export interface HeldLock {
  /** Returns the function that releases the lock; undefined if the lock is not held any more. */
  readonly take: () => (() => void) | undefined;
}

/** Requests the leader's lock. `onDenied` is called if the browser gives no locks. */
export function requestLead(
  { navigator, document }: Window,
  signal: AbortSignal,
  onGranted: (held: HeldLock) => void,
  onDenied: () => void,
): void {
  const granted = (): Promise<void> =>
    new Promise((resolve) => {
      let release: (() => void) | undefined = resolve;
      const taken = new AbortController();
      // Lets the next visible tab lead.
      const drop = (): void => {
        taken.abort();
        release?.();
        release = undefined;
      };
      document.addEventListener('visibilitychange', drop, { signal: taken.signal });
      onGranted({
        take: () => {
          taken.abort();
          const own = release;
          release = undefined;
          return own;
        },
      });
    });
  navigator.locks.request(lockName(LEADER_LOCK), { signal }, granted).catch(() => {
    if (!signal.aborted) onDenied();
  });
}
