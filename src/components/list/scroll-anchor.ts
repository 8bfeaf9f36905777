import { isCovered, isMeasurable } from './covered-list';
import { anchorShift, type Moves, type Position, type Positions, visibleMoves } from './flip';

/** Rows and headings, by note id or by the id of a group's heading. */
export type Elements = ReadonlyMap<string, Element>;

/** The visible moves of a change, and the elements that moved. */
export interface ElementMoves extends Moves {
  readonly elements: Elements;
}

export interface ScrollAnchor {
  /**
   * Corrects the scroll position after the list has changed. Returns the visible moves; undefined for the
   * first list, after `listName` has changed, and if the list is covered or has just been uncovered. A list
   * that is uncovered with the same `order` is not measured, because the `ResizeObserver` reports changed
   * sizes.
   */
  readonly update: (listName: string, order: string) => ElementMoves | undefined;
  readonly stop: () => void;
}

interface Snapshot {
  readonly listName: string;
  readonly order: string;
  readonly positions: Positions;
  scrollTop: number;
}

/**
 * Scroll anchoring: the first row in view stays where it is while the list changes, except at the
 * top of the list, where new notes become visible. The browser's own anchoring is off: WebKit has
 * none, and Firefox has none for a covered list.
 */
export function anchorScroll(scroller: Element): ScrollAnchor {
  let last: Snapshot | undefined;
  let wasCovered = false;

  const update = (listName: string, order: string): ElementMoves | undefined => {
    if (wasCovered && !isCovered(scroller) && last?.listName === listName && last.order === order) {
      wasCovered = false;
      return undefined;
    }
    if (!isMeasurable(scroller)) {
      wasCovered = true;
      return undefined;
    }
    return correct(listName, order);
  };
  const correct = (listName: string, order: string): ElementMoves | undefined => {
    const { elements, positions, start } = measure(scroller);
    const before = last?.listName === listName ? last : undefined;
    const scrollTop = lastScrollTop(scroller, last) - start;
    if (before && scrollTop > 0) {
      const edge = scrollTop + (scroller.querySelector<HTMLElement>('.group-heading')?.offsetHeight ?? 0);
      const top = start + scrollTop + anchorShift(before.positions, positions, edge);
      // Set directly, because WebKit applies `scrollBy` from 0 if the list was covered.
      if (top !== scroller.scrollTop) scroller.scrollTop = top;
    }
    last = { listName, order, positions, scrollTop: scroller.scrollTop };
    const isVisible = !wasCovered;
    wasCovered = false;
    if (!before || !isVisible) return undefined;
    return { elements, ...visibleMoves(before.positions, positions, scrollTop, last.scrollTop - start) };
  };

  const onScroll = (): void => {
    if (last && !isCovered(scroller)) last.scrollTop = scroller.scrollTop;
  };
  scroller.addEventListener('scroll', onScroll);
  const resizes =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : // Runs before the new sizes are painted.
        new ResizeObserver(() => {
          if (last && isMeasurable(scroller)) correct(last.listName, last.order);
        });
  for (const content of scroller.children) resizes?.observe(content);

  return {
    update,
    stop: () => {
      scroller.removeEventListener('scroll', onScroll);
      resizes?.disconnect();
    },
  };
}

/**
 * The scroll position before the change. If the list has become shorter, the browser may have
 * scrolled it back since.
 */
function lastScrollTop(
  { scrollTop, scrollHeight, clientHeight }: Element,
  last: Snapshot | undefined,
): number {
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  return last && isAtEnd ? Math.max(last.scrollTop, scrollTop) : scrollTop;
}

interface Measured {
  readonly elements: Elements;
  readonly positions: Positions;
  /** The space above the list, in px, that a message takes (`use-room.ts`). */
  readonly start: number;
}

/**
 * The elements that can move, with their positions: rows, measured by their item, and headings,
 * measured by their section, because headings stick. `data-measured` keeps an undo bar from sticking.
 */
function measure(scroller: Element): Measured {
  const elements = new Map<string, Element>();
  const positions = new Map<string, Position>();
  // Set only if there is an undo bar, because the attribute restyles the rows.
  scroller.toggleAttribute('data-measured', scroller.querySelector('.undo-bar') !== null);
  const start = scroller.querySelector('section')?.offsetTop ?? 0;
  for (const box of scroller.querySelectorAll<HTMLElement>('section, section > ul > li')) {
    const isRow = box.matches('li');
    const id = isRow
      ? box.querySelector('[data-note]')?.getAttribute('data-note')
      : box.getAttribute('aria-labelledby');
    if (!id) continue;
    elements.set(id, isRow ? box : (box.firstElementChild ?? box));
    positions.set(id, { top: box.offsetTop - start, height: isRow ? box.offsetHeight : 0 });
  }
  scroller.removeAttribute('data-measured');
  return { elements, positions, start };
}
