import { useEffect, useRef } from 'react';

/** Chromium's API; TypeScript has no types for it yet. */
declare const CloseWatcher:
  | (new () => { onclose: (() => void) | null; readonly destroy: () => void })
  | undefined;

/**
 * Calls `onClose` once when the browser requests to close what is open: at Back on a phone. The component that
 * has mounted last gets the request. Escape is a request as well, unless the default of the key is prevented.
 * Browsers without `CloseWatcher` make no requests.
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
