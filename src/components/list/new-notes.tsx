import { ArrowUp } from 'lucide';
import { type RefObject, useEffect, useRef } from 'react';
import { selectArrivedCount } from '../../streams/list/counts';
import type { State } from '../../streams/state/state';
import { arrivalText } from '../arrival-text';
import { icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import './new-notes.css';

/** A button to new notes that arrived above the visible part of the list. */
export function NewNotes({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { locale } = usePanel();
  const count = useSelected(selectArrivedCount);
  useTopAfterArrivals(scroller);
  if (count === 0) return null;
  const scrollToTop = (): void => {
    scroller.current?.scrollTo({ top: 0 });
    // The button disappears when the new notes are in view, so the first note takes the focus.
    scroller.current?.querySelector<HTMLElement>('[data-note]')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="new-notes" onClick={scrollToTop}>
      {icon(ArrowUp)}
      {arrivalText(count, locale)}
    </button>
  );
}

const selectIsOpen = (state: State): boolean => state.isPanelOpen;
const selectArrivalTick = ({ arrival }: State): number => arrival?.tick ?? 0;

/** Scrolls to the top when the panel opens, if notes have arrived while it was closed. */
function useTopAfterArrivals(scroller: RefObject<HTMLElement | null>): void {
  const isOpen = useSelected(selectIsOpen);
  const tick = useSelected(selectArrivalTick);
  const wasOpen = useRef(isOpen);
  const seenTick = useRef(tick);
  useEffect(() => {
    if (isOpen) {
      if (!wasOpen.current && tick > seenTick.current) scroller.current?.scrollTo({ top: 0 });
      seenTick.current = tick;
    }
    wasOpen.current = isOpen;
  }, [isOpen, tick, scroller]);
}
