import type { State } from '../../streams/state/state';
import { latestBar } from '../../streams/deeds/undo';
import type { Removal } from '../../streams/outbox/aspects';
import { arrivalText } from '../arrival-text';
import { __ } from '../../i18n';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';

function selectUndoableKind(state: State): Removal | undefined {
  const bar = latestBar(state);
  // The bar of a batch announces itself.
  return bar?.deed === undefined ? bar?.wanted : undefined;
}

const selectArrival = (state: State): State['arrival'] => (state.isPanelOpen ? state.arrival : null);

/**
 * Texts for screen readers. Their regions are always in the document, because screen readers
 * announce only changes of existing regions.
 */
export function Announcer() {
  const { locale } = usePanel();
  const undoable = useSelected(selectUndoableKind);
  const arrival = useSelected(selectArrival);
  return (
    <>
      <p className="visually-hidden" role="status">
        {undoable && undoText(undoable)}
      </p>
      <p className="visually-hidden" role="status">
        {/* A new key, so that the same number is announced again. */}
        {arrival && <span key={arrival.tick}>{arrivalText(arrival.count, locale)}</span>}
      </p>
    </>
  );
}

const undoText = (kind: Removal): string =>
  kind === 'spam'
    ? // translators: U is the key that undoes it.
      __('Comment marked as spam. Undo, U')
    : // translators: U is the key that undoes it.
      __('Comment trashed. Undo, U');
