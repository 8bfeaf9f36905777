import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { selectArrivedCount } from '../../streams/state/selectors';
import { arrivalText } from '../arrival-text';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import './new-notes.css';

/** Notes that came above what one is reading, which stays where it is: the way up to them. */
export function NewNotes({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { locale } = usePanel();
  const count = useSelected(selectArrivedCount);
  if (count === 0) return null;
  return (
    <button type="button" className="new-notes" onClick={() => scroller.current?.scrollTo({ top: 0 })}>
      <ArrowUp aria-hidden />
      {arrivalText(count, locale)}
    </button>
  );
}
