import { useEffect, useRef } from 'react';

/** An API of Chromium for which TypeScript has no types yet. */
declare const CloseWatcher:
  | (new () => { onclose: (() => void) | null; readonly destroy: () => void })
  | undefined;

/**
 * Calls `onClose` once when the browser requests to close something: at the back gesture of a phone, or at
 * Escape unless the key's default is prevented. The component that was mounted last gets the request. Browsers
 * without `CloseWatcher` make no requests.
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
