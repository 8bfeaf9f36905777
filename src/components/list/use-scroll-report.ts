import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isListCovered } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';
import { useSelected, useSend } from '../use-selected';
import { isMeasurable } from './covered';

interface ScrollReport {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onScrollEnd: () => void;
  readonly report: () => void;
  /** Longer than the panel: the list scrolls (section 2, 'The End'). */
  readonly isLong: boolean;
}

/**
 * Tells how far the list is from its end (section 9: more is loaded within 300 px of it): when it is scrolled, and when its
 * size or the panel's changes. Where the browser does not say that scrolling has ended, it may always go on. A covered list
 * is not measured: the browser would have to lay it out.
 */
export function useScrollReport(): ScrollReport {
  const send = useSend();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const isMoving = useRef(false);

  const report = useCallback(() => {
    if (scroller.current === null || !isMeasurable(scroller.current)) return;
    const { scrollHeight, scrollTop, clientHeight } = scroller.current;
    send({
      type: 'list.scrolled',
      fromBottomPx: scrollHeight - scrollTop - clientHeight,
      fromTopPx: scrollTop,
      isMoving: isMoving.current,
    });
  }, [send]);
  const onScroll = useCallback(() => {
    isMoving.current = true;
    report();
  }, [report]);
  const onScrollEnd = useCallback(() => {
    isMoving.current = false;
    report();
  }, [report]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || !scroller.current || !content.current) return;
    const box = scroller.current;
    const observer = new ResizeObserver(() => {
      if (!isMeasurable(box)) return;
      setIsLong(box.scrollHeight > box.clientHeight);
      report();
    });
    observer.observe(box);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [report]);

  return { scroller, content, onScroll, onScrollEnd, report, isLong };
}

/** Changes after which the end of the list may be in view although its size is the same, such as a page without a match. */
const selectExtent = (state: State): string =>
  `${state.filterName} ${state.list.loaded} ${isListCovered(state)}`;

/** Reports after these changes too. Draws nothing, so that the list is not rendered with it. */
export function ExtentReport({ report }: Pick<ScrollReport, 'report'>): null {
  const extent = useSelected(selectExtent);
  useEffect(report, [report, extent]);
  return null;
}
