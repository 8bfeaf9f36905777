import { LEADER_LOCK, lockName } from '../lib/tab-names';

/** The leader's lock. This page holds it until its panel takes it over, or until its visibility changes. */
export interface HeldLock {
  /** Takes the lock over. Returns the function that releases it; undefined if the lock is no longer held. */
  readonly take: () => (() => void) | undefined;
}

/** Requests the leader's lock. `onDenied` is called if the browser does not allow locks. */
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
      // Releases the lock, so that the next visible tab can lead.
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
