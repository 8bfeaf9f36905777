import { type RefObject, useDeferredValue, useEffect } from 'react';
import { queryWords } from '../../streams/find/matches';
import { markedRanges } from './marks';

/** The name of the highlight, as the style sheet has it. */
const NAME = 'notestream-found';

/**
 * The texts of rows and of the open note; times, buttons and the reply box are not searched. Marks in a
 * covered list would force its layout.
 */
const TEXTS =
  '.pane-list:not([inert]) :is(.row-headline, .row-excerpt), .detail-body :is([data-block-text], .user-site)';

/**
 * Marks what the query matches, in the rows and in the open note, without changing them. Follows changes
 * of the page while the search is open. Does nothing in browsers without the CSS Custom Highlight API.
 * The marks come after the rows: a key does not wait for them.
 */
export function useMarks(bar: RefObject<HTMLElement | null>, typed: string): void {
  const query = useDeferredValue(typed);
  const hasWords = queryWords(query).length > 0 && typeof Highlight !== 'undefined';
  // Not with each query: a change of the attribute restyles the whole page.
  useEffect(() => {
    const panes = panesOf(bar);
    if (!panes || !hasWords) return undefined;
    panes.dataset.marked = '';
    return () => {
      delete panes.dataset.marked;
      CSS.highlights.delete(NAME);
    };
  }, [bar, hasWords]);
  useEffect(() => {
    const panes = panesOf(bar);
    if (!panes || !hasWords || query !== typed) return undefined;
    const words = queryWords(query);
    const mark = (): void => {
      CSS.highlights.set(NAME, new Highlight(...markedRanges(panes.querySelectorAll(TEXTS), words)));
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(panes, {
      subtree: true,
      childList: true,
      characterData: true,
      // The list is covered, or uncovered.
      attributeFilter: ['inert'],
    });
    return () => observer.disconnect();
  }, [bar, query, typed, hasWords]);
}

const panesOf = (bar: RefObject<HTMLElement | null>): HTMLElement | null | undefined =>
  bar.current?.closest<HTMLElement>('.panes');
