/** Milliseconds; a page that is never idle loads the panel all the same. */
const LATEST_MS = 3000;

/**
 * Calls back once the page has loaded and has nothing else to do; or, in haste, after what is running now, so that
 * attributes set right after the element was added count.
 */
export function whenIdle(isInHaste: boolean, then: () => void, signal: AbortSignal): void {
  const run = (): void => {
    if (!signal.aborted) then();
  };
  const idle = (): void => {
    // Safari has no such callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, 200);
  };
  if (isInHaste) queueMicrotask(run);
  else if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true, signal });
}
