import { isMeasurable } from '../list/covered-list';
import { rowOf } from '../row-of';

/** The blogger's place in a list: its scroll position and the focus. */
export interface ListPlace {
  /** Restores the place. Returns a function that stops waiting for rows that are not drawn yet. */
  readonly restore: () => () => void;
}

/** Remembers the first row in view with its distance from the upper edge, and the focused row or control. */
export function listPlace(list: HTMLElement): ListPlace {
  const scroller = list.querySelector<HTMLElement>('.pane-scroller');
  const { activeElement } = list.ownerDocument;
  const focused = activeElement instanceof HTMLElement && list.contains(activeElement) ? activeElement : list;
  const noteId = Number(focused.closest<HTMLElement>('[data-note]')?.dataset.note);
  const anchor =
    scroller && isMeasurable(scroller) && scroller.scrollTop > 0 ? firstInView(scroller) : undefined;

  const focus = (): boolean => {
    const { ownerDocument: document } = list;
    // Never takes the focus from the host page, or from an element that the blogger has focused since.
    if (!document.hasFocus() || !isInside(list, document.activeElement)) return true;
    const row = rowOf(list, noteId);
    (row ?? (focused.isConnected ? focused : list)).focus({ preventScroll: true });
    return row !== null || Number.isNaN(noteId);
  };
  const scroll = (): boolean => {
    if (!scroller || !isMeasurable(scroller)) return true;
    if (!anchor) {
      scroller.scrollTop = 0;
      return true;
    }
    const row = rowOf(list, anchor.id);
    if (!row) return false;
    scroller.scrollTop += fromTop(scroller, row) - anchor.fromTop;
    return Math.abs(fromTop(scroller, row) - anchor.fromTop) < 1;
  };
  return {
    restore: () => {
      const isThere = (): boolean => [scroll(), focus()].every(Boolean);
      const content = scroller?.firstElementChild;
      if (isThere() || !content || typeof ResizeObserver === 'undefined') return () => undefined;
      const stop = new AbortController();
      const observer = new ResizeObserver(() => {
        if (isThere()) stop.abort();
      });
      observer.observe(content);
      stop.signal.addEventListener('abort', () => observer.disconnect());
      // Captured, because the key press that closes the search still bubbles up to the document.
      const options = { signal: stop.signal, passive: true, capture: true };
      for (const type of ['keydown', 'pointerdown', 'wheel'])
        list.ownerDocument.addEventListener(type, () => stop.abort(), options);
      return () => stop.abort();
    },
  };
}

const fromTop = (scroller: Element, row: Element): number =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

function firstInView(scroller: Element): { readonly id: number; readonly fromTop: number } | undefined {
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-note]')];
  const row = rows.find((each) => fromTop(scroller, each) + each.offsetHeight > 0);
  return row && { id: Number(row.dataset.note), fromTop: fromTop(scroller, row) };
}

/** Whether the focus is in the list, or was lost because its element was removed. */
const isInside = (list: Element, element: Element | null): boolean =>
  element === null || element === list.ownerDocument.body || list.contains(element);
