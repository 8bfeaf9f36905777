import { isCovered } from './list/covered-list';

declare global {
  interface Element {
    /** In Chromium and WebKit. */
    readonly scrollIntoViewIfNeeded?: () => void;
  }
}

/**
 * Scrolls an element into view and focuses it. In this order, because `focus` has changed styles before it
 * scrolls, which forces a layout, and because Firefox does not scroll to an element that is in view in part.
 * A row of a covered list cannot have the focus, and scrolling to it would lay the list out.
 */
export function focusInView(element: HTMLElement): void {
  if (isCovered(element)) return;
  if (element.scrollIntoViewIfNeeded) element.scrollIntoViewIfNeeded();
  else element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
}

/**
 * Calls `act` in the next frame, after its layout and before it is painted, so that positions are
 * known. At once in jsdom, which has no layout. Returns a function that cancels it.
 */
export function inFrameOf(element: Element, act: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    act();
    return () => undefined;
  }
  // Reports the size of each new element.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
