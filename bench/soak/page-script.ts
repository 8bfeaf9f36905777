/** What the page's script tells: the text of the status bar, or the id of the note that is open; '' for none. */
export type Told = 'status' | 'selected';

declare global {
  interface Window {
    soakTells?: (told: Told, text: string) => Promise<void>;
    soak?: { readonly hide: (isHidden: boolean) => void; readonly shiftClock: (ms: number) => void };
  }
}

/**
 * Runs in every frame, before the page's own scripts. Chromium without a screen never hides a page, so the document says
 * that it is hidden as it does in a real one; a clock that is set moves dates and no timers, as on a real machine.
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
      if (!(made instanceof RealDate)) throw new TypeError('a Date is none');
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
    if (newStatus !== status) void window.soakTells?.('status', (status = newStatus));
    const newSelected = document.querySelector('[aria-current="true"]')?.getAttribute('data-note') ?? '';
    if (newSelected !== selected) void window.soakTells?.('selected', (selected = newSelected));
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-current'],
  });
}
