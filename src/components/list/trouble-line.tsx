import { selectSortedNotes } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { NextTry } from './next-try';
import { selectTrouble, type Trouble } from './trouble';
import { TroubleDrawing } from './trouble-drawing';
import { troubleTexts } from './trouble-texts';
import './notice.css';

/** Only beside notes: without any, the page says it at length. Who is signed out is told of that instead. */
const selectShownTrouble = (state: State): Trouble | null =>
  state.isSignedIn && selectSortedNotes(state).length > 0 ? selectTrouble(state) : null;

/** Above notes that are here already: their news may be late (section 8). */
export function TroubleLine() {
  const trouble = useSelected(selectShownTrouble);
  return (
    <div role="status">
      {trouble && (
        <p className="trouble-line">
          <TroubleDrawing trouble={trouble} />
          <span>
            {troubleTexts(trouble).line} <NextTry />
          </span>
        </p>
      )}
    </div>
  );
}
