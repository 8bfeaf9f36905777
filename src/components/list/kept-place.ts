import { isCovered, isMeasurable } from './covered';
import { type Moves, movesOf, type Place, type Places, shiftOf } from './moves';

/** What can move in the list, by a note's id or a group's name. */
export type Elements = ReadonlyMap<string, Element>;

/** What a blogger sees of a change, and the elements that it concerns. */
export interface SeenMoves extends Moves {
  readonly elements: Elements;
}

export interface KeptPlace {
  /**
   * Puts the reader's place back after a change. Returns what is seen to move; undefined at first, in another list, and after
   * the list was covered.
   */
  readonly update: (listName: string) => SeenMoves | undefined;
  readonly stop: () => void;
}

interface Last {
  readonly listName: string;
  readonly places: Places;
  scrollTop: number;
}

/**
 * Keeps what is first in view where it is while the list changes, except at the top of the list, where news is to be seen.
 * The browser's own scroll anchoring is off: WebKit has none, and a covered list has none in Firefox.
 */
export function keepPlace(scroller: Element): KeptPlace {
  let last: Last | undefined;
  let wasCovered = false;

  const update = (listName: string): SeenMoves | undefined => {
    if (!isMeasurable(scroller)) {
      wasCovered = true;
      return undefined;
    }
    const { elements, places } = measure(scroller);
    const before = last?.listName === listName ? last : undefined;
    const scrollTop = scrolledTo(scroller, last);
    if (before && scrollTop > 0) {
      const edge = scrollTop + (scroller.querySelector<HTMLElement>('.group-heading')?.offsetHeight ?? 0);
      const top = scrollTop + shiftOf(before.places, places, edge);
      // Not `scrollBy`: in a list that was covered, WebKit draws it as if it began at 0.
      if (top !== scroller.scrollTop) scroller.scrollTop = top;
    }
    last = { listName, places, scrollTop: scroller.scrollTop };
    const isSeen = !wasCovered;
    wasCovered = false;
    if (!before || !isSeen) return undefined;
    return { elements, ...movesOf(before.places, places, scrollTop, last.scrollTop) };
  };

  const onScroll = (): void => {
    if (last && !isCovered(scroller)) last.scrollTop = scroller.scrollTop;
  };
  scroller.addEventListener('scroll', onScroll);
  const sizes =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : // Before the change is painted.
        new ResizeObserver(() => {
          if (last) update(last.listName);
        });
  for (const content of scroller.children) sizes?.observe(content);

  return {
    update,
    stop: () => {
      scroller.removeEventListener('scroll', onScroll);
      sizes?.disconnect();
    },
  };
}

/** Where the list was scrolled to. A list that has become shorter may have been scrolled back by the browser since. */
function scrolledTo({ scrollTop, scrollHeight, clientHeight }: Element, last: Last | undefined): number {
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  return last && isAtEnd ? Math.max(last.scrollTop, scrollTop) : scrollTop;
}

/** What moves, and where it stands: each group's heading, which sticks, by its section; each row by its item. */
function measure(scroller: Element): { readonly elements: Elements; readonly places: Places } {
  const elements = new Map<string, Element>();
  const places = new Map<string, Place>();
  for (const box of scroller.querySelectorAll<HTMLElement>('section, section > ul > li')) {
    const isRow = box.matches('li');
    const id = isRow
      ? box.querySelector('[data-note]')?.getAttribute('data-note')
      : box.getAttribute('aria-labelledby');
    if (!id) continue;
    elements.set(id, isRow ? box : (box.firstElementChild ?? box));
    places.set(id, { top: box.offsetTop, height: isRow ? box.offsetHeight : 0 });
  }
  return { elements, places };
}
