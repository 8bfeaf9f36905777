/** The text of the status bar, or the id of the open note, has changed; '' stands for none. */
export type PageEvent = 'status' | 'selected';

declare global {
  interface Window {
    soakReport?: (event: PageEvent, text: string) => Promise<void>;
    soak?: { readonly hide: (isHidden: boolean) => void; readonly shiftClock: (ms: number) => void };
  }
}

/**
 * Runs in every frame before the page's own scripts. Replaces the document's visibility, because
 * headless Chromium never hides a page, and `Date`, so that the clock can be set. As on a real
 * machine, setting the clock does not change timers.
 */
export function pageScript(panelOrigin: string): void {
  let isHidden = false;
  let shiftMs = 0;
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget): object => {
      const made: unknown = Reflect.construct(
        target,
        args.length === 0 ? [RealDate.now() + shiftMs] : args,
        newTarget,
      );
      if (!(made instanceof RealDate)) throw new TypeError('the constructor did not return a Date');
      return made;
    },
    get: (target, key): unknown =>
      key === 'now' ? () => RealDate.now() + shiftMs : Reflect.get(target, key),
  });
  Object.defineProperties(Document.prototype, {
    hidden: { get: () => isHidden },
    visibilityState: { get: () => (isHidden ? 'hidden' : 'visible') },
  });
  window.soak = {
    hide: (value) => {
      isHidden = value;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    shiftClock: (ms) => {
      shiftMs = ms;
    },
  };
  if (location.origin !== panelOrigin) return;
  let status = '';
  let selected = '';
  new MutationObserver(() => {
    const newStatus = document.querySelector('.status-bar p')?.textContent ?? '';
    if (newStatus !== status) void window.soakReport?.('status', (status = newStatus));
    const newSelected = document.querySelector('[aria-current="true"]')?.getAttribute('data-note') ?? '';
    if (newSelected !== selected) void window.soakReport?.('selected', (selected = newSelected));
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-current'],
  });
}
