import { type RefObject, useEffect } from 'react';
import { queryWords } from '../../streams/find/matches';
import { markedRanges } from './marks';

/** The name of the highlight, as in the style sheet. */
const NAME = 'notestream-found';

/**
 * Selector for the texts in which matches are marked: those of rows and of the open note, without times, buttons
 * and the reply box. A covered list is left out, because marks would force its layout.
 */
const TEXTS =
  '.pane-list:not([inert]) :is(.row-headline, .row-excerpt), .detail-body :is([data-block-text], .user-site)';

/**
 * Marks the matches of the query in the rows and in the open note, without changing their elements. The marks
 * are updated while the search is open and the page changes. Does nothing in browsers without the CSS Custom
 * Highlight API. The marks are painted together with the rows, because painting costs more than marking.
 */
export function useMarks(bar: RefObject<HTMLElement | null>, query: string): void {
  const hasWords = queryWords(query).length > 0 && typeof Highlight !== 'undefined';
  useEffect(() => {
    const panes = panesOf(bar);
    if (!panes || !hasWords) return undefined;
    // The attribute is never removed, because each change of it restyles the whole page.
    panes.dataset.marked ??= '';
    return () => void CSS.highlights.delete(NAME);
  }, [bar, hasWords]);
  useEffect(() => {
    const panes = panesOf(bar);
    if (!panes || !hasWords) return undefined;
    const words = queryWords(query);
    let frame = 0;
    const mark = (): void => {
      frame = 0;
      CSS.highlights.set(NAME, new Highlight(...markedRanges(panes.querySelectorAll(TEXTS), words)));
    };
    const markInFrame = (): void => {
      frame ||= requestAnimationFrame(mark);
    };
    markInFrame();
    const observer = new MutationObserver(markInFrame);
    observer.observe(panes, {
      subtree: true,
      childList: true,
      characterData: true,
      // This attribute changes when the list is covered or uncovered.
      attributeFilter: ['inert'],
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [bar, query, hasWords]);
}

const panesOf = (bar: RefObject<HTMLElement | null>): HTMLElement | null | undefined =>
  bar.current?.closest<HTMLElement>('.panes');
