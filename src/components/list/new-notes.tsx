import { ArrowUp } from 'lucide';
import type { RefObject } from 'react';
import { selectArrivedCount } from '../../streams/list/selectors';
import { arrivalText } from '../arrival-text';
import { icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import './new-notes.css';

/** A button to new notes that arrived above the visible part of the list. */
export function NewNotes({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { locale } = usePanel();
  const count = useSelected(selectArrivedCount);
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
