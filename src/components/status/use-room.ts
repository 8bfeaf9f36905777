import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isCovered } from '../list/covered-list';

interface Roomy {
  /** The message that the pane shows; null if there is none. */
  readonly message: object | null;
  /** A value that changes when the pane shows another list or note. Its controls are new, so they may move. */
  readonly content: unknown;
  /** Whether the pane is covered. A covered pane is measured when it is uncovered. */
  readonly isBehind: boolean;
}

/**
 * Makes room for a message at the upper edge of its pane without moving anything on the screen: the list or the
 * note gets space of the message's height above it, and is scrolled by that height, until the message disappears.
 * If the blogger has scrolled to the top by then, the space stays until it is scrolled out of view. Only a row
 * with the keyboard focus is scrolled out from under the message. Each message is measured once; after that, the
 * browser reports changes of its height.
 */
export function useRoom(region: RefObject<HTMLElement | null>, { message, content, isBehind }: Roomy): void {
  const room = useRef(0);
  const last = useRef(content);
  useLayoutEffect(() => {
    const isOther = last.current !== content;
    last.current = content;
    const box = region.current;
    const pane = box?.closest<HTMLElement>('.pane');
    if (!pane || !box || (!message && room.current === 0) || isCovered(box)) return undefined;
    // Chromium treats the content of an uncovered list as hidden until this call.
    pane.getClientRects();
    const resize = (px: number): void => {
      const by = px - room.current;
      room.current = px;
      const tops = scrollersOf(pane).map((scroller) => [scroller, scroller.scrollTop + by] as const);
      pane.style.setProperty('--room', `${px}px`);
      pane.toggleAttribute('data-message', px > 0);
      for (const [scroller, top] of tops) scroller.scrollTop = top;
    };
    const { firstElementChild: bar } = box;
    if (message && bar) {
      const fit = (px: number): void => {
        pane.style.setProperty('--message', `${px}px`);
        if (px > room.current) resize(px);
      };
      fit(Math.ceil(bar.getBoundingClientRect().height));
      // A list or note that is new in the pane starts below the message.
      if (isOther) for (const scroller of scrollersOf(pane)) scroller.scrollTop = 0;
      uncover(pane, box);
      // In a narrower panel, the text needs more lines.
      return onResize(bar, (px) => {
        fit(px);
        uncover(pane, box);
      });
    }
    pane.style.removeProperty('--message');
    const waiting = new AbortController();
    const leave = (): void => {
      const isAimedAt = !isOther && !keyboardRow(pane);
      if (isAimedAt && !scrollersOf(pane).some(({ scrollTop }) => scrollTop > room.current - 1)) return;
      waiting.abort();
      resize(0);
    };
    pane.addEventListener('scroll', leave, { capture: true, signal: waiting.signal });
    leave();
    return () => waiting.abort();
  }, [region, message, content, isBehind]);
}

/** Returns the row with the keyboard focus. While there is one, the blogger does not aim with a pointer. */
const keyboardRow = (pane: Element): Element | null => pane.querySelector('.row:focus-visible');

/**
 * Calls `callback` with the height of an element, in px, whenever it changes. Returns a function that stops the
 * calls.
 */
function onResize(element: Element, callback: (px: number) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  let last: number | undefined;
  const observer = new ResizeObserver((entries) => {
    const px = Math.ceil(entries[0]?.borderBoxSize[0]?.blockSize ?? 0);
    if (px !== (last ?? px)) callback(px);
    last = px;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls the row with the keyboard focus out from under the message, unless the row is out of view. */
function uncover(pane: Element, region: Element): void {
  const row = keyboardRow(pane);
  const { top, bottom } = row?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const isInView = bottom > region.getBoundingClientRect().top && top < pane.getBoundingClientRect().bottom;
  if (isInView) row?.scrollIntoView({ block: 'nearest' });
}

/** Returns the elements of a pane that scroll. In a low window, an open note scrolls as a whole. */
const scrollersOf = (pane: Element): Element[] => [...pane.querySelectorAll('.detail, .pane-scroller')];
