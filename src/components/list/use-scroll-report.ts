import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isListCovered, selectContentKey } from '../../streams/list/selectors';
import { useSelected, useSend } from '../use-selected';
import { isMeasurable } from './covered-list';

interface ScrollReport {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly contentRef: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onScrollEnd: () => void;
  readonly report: () => void;
  /** Whether the list is longer than the panel, so that it scrolls (section 2, 'The End'). */
  readonly isLong: boolean;
}

/**
 * Reports the scroll position when the list is scrolled, and when the list or the panel changes its size,
 * because more notes are loaded within 300 px of the end (section 9). Reports have `isMoving` set until the
 * browser fires `scrollend`. Nothing is reported while an open note covers the list, because the browser
 * would have to lay out the list, or while the list shows placeholders, because their end is not the end of
 * the list.
 */
export function useScrollReport(isPlaceholder: boolean): ScrollReport {
  const send = useSend();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const isMoving = useRef(false);
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    isDrawn.current = !isPlaceholder;
  }, [isPlaceholder]);

  const report = useCallback(() => {
    if (!isDrawn.current || scrollerRef.current === null || !isMeasurable(scrollerRef.current)) return;
    const { scrollHeight, scrollTop, clientHeight } = scrollerRef.current;
    send({
      type: 'list.scrolled',
      fromBottomPx: scrollHeight - scrollTop - clientHeight,
      fromTopPx: scrollTop,
      isMoving: isMoving.current,
    });
  }, [send]);
  const onScroll = (): void => {
    isMoving.current = true;
    report();
  };
  const onScrollEnd = (): void => {
    isMoving.current = false;
    report();
  };

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || !scrollerRef.current || !contentRef.current) return;
    const box = scrollerRef.current;
    const observer = new ResizeObserver(() => {
      if (!isMeasurable(box)) return;
      // Not while a message is shown, because it takes up a part of the panel for some seconds.
      if (!box.closest('[data-message]')) setIsLong(box.scrollHeight > box.clientHeight);
      report();
    });
    observer.observe(box);
    observer.observe(contentRef.current);
    return () => observer.disconnect();
  }, [report]);

  return { scrollerRef, contentRef, onScroll, onScrollEnd, report, isLong };
}

/**
 * Reports the scroll position after the content has changed, or, if the list is covered, when it is uncovered.
 * The end of the list may come into view although the size of the list stays the same, for example after a page
 * of notes that do not match the filter. Draws nothing, so that these changes do not render the list.
 */
export function ScrollReportOnChange({ report }: Pick<ScrollReport, 'report'>): null {
  const contentKey = useSelected(selectContentKey);
  const isCovered = useSelected(isListCovered);
  const reported = useRef('');
  useEffect(() => {
    if (isCovered || reported.current === contentKey) return;
    reported.current = contentKey;
    report();
  }, [report, contentKey, isCovered]);
  return null;
}
