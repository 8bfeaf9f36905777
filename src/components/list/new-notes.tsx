import { ArrowUp } from 'lucide';
import type { RefObject } from 'react';
import { selectArrivedCount } from '../../streams/state/selectors';
import { arrivalText } from '../arrival-text';
import { icon } from '../icon';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import './new-notes.css';

/** Notes that came above what one is reading, which stays where it is: the way up to them. */
export function NewNotes({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { locale } = usePanel();
  const count = useSelected(selectArrivedCount);
  if (count === 0) return null;
  const goUp = (): void => {
    scroller.current?.scrollTo({ top: 0 });
    // The button goes as soon as they are in view; what it leads to takes the focus.
    scroller.current?.querySelector<HTMLElement>('[data-note]')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="new-notes" onClick={goUp}>
      {icon(ArrowUp)}
      {arrivalText(count, locale)}
    </button>
  );
}
