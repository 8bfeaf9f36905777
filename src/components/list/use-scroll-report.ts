import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { State } from '../../streams/state/state';
import { useSelected, useSend } from '../use-selected';

interface ScrollReport {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onScrollEnd: () => void;
  /** Longer than the panel: the list scrolls (section 2, 'The End'). */
  readonly isLong: boolean;
}

/** What else may leave the end of the list in view without a change of size: a page that added nothing to the filter. */
const selectExtent = (state: State): string => `${state.filterName} ${state.list.loaded}`;

/**
 * Tells how far the list is from its end (section 9: more is loaded within 300 px of it): when it is scrolled, when its
 * size or the panel's changes, and when what it holds changes, so that a list too short to scroll loads on too. Where the
 * browser does not say that scrolling has ended, it may always go on.
 */
export function useScrollReport(): ScrollReport {
  const send = useSend();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const extent = useSelected(selectExtent);
  const isMoving = useRef(false);

  const report = useCallback(() => {
    if (scroller.current === null) return;
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

  useEffect(report, [report, extent]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined' || !scroller.current || !content.current) return;
    const box = scroller.current;
    const observer = new ResizeObserver(() => {
      setIsLong(box.scrollHeight > box.clientHeight);
      report();
    });
    observer.observe(box);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [report]);

  return { scroller, content, onScroll, onScrollEnd, isLong };
}
