import { isCovered } from './list/covered-list';

declare global {
  interface Element {
    /** A method that exists only in Chromium and WebKit. */
    readonly scrollIntoViewIfNeeded?: () => void;
  }
}

/**
 * Scrolls an element into view, then focuses it. It is scrolled first, because `focus` changes styles before it
 * scrolls, which forces a layout, and because Firefox does not scroll to a partly visible element. Does nothing
 * for a row of a covered list: such a row cannot have the focus, and scrolling would lay the list out.
 */
export function focusInView(element: HTMLElement): void {
  if (isCovered(element)) return;
  if (element.scrollIntoViewIfNeeded) element.scrollIntoViewIfNeeded();
  else element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
}

/**
 * Calls `act` in the next frame, after its layout and before its painting, so that positions are known. In
 * jsdom, which has no layout, calls it at once. Returns a function that cancels the call.
 */
export function inFrameOf(element: Element, act: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    act();
    return () => undefined;
  }
  // The observer reports each newly observed element.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
