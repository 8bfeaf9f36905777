import { useEffect, useRef } from 'react';

/** Chromium's API; TypeScript has no types for it yet. */
declare const CloseWatcher:
  | (new () => { onclose: (() => void) | null; readonly destroy: () => void })
  | undefined;

/**
 * Calls `onClose` once if the blogger asks the browser to close what is open: by Back on a phone. The
 * last component that has mounted gets the request. Escape is a request as well, unless the default of
 * the key is prevented. Browsers without `CloseWatcher` make no requests.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [isOpen]);
}
