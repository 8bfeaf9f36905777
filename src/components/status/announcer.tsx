import type { ModerationKind, State } from '../../streams/state/state';
import { arrivalText } from '../arrival-text';
import { __ } from '../i18n';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';

/** The last that can still be undone. */
function selectUndoable({ moderations, touched }: State): ModerationKind | null {
  const [last] = Object.entries(moderations)
    .filter(([, { phase }]) => phase === 'pending')
    .sort(([a], [b]) => (touched[Number(b)] ?? 0) - (touched[Number(a)] ?? 0));
  return last ? last[1].kind : null;
}

const selectArrival = (state: State): State['arrival'] => (state.isPanelOpen ? state.arrival : null);

/** What readers are told of without being asked: regions that are always there, since only changes in those are told. */
export function Announcer() {
  const { locale } = usePanel();
  const undoable = useSelected(selectUndoable);
  const arrival = useSelected(selectArrival);
  return (
    <>
      <p className="visually-hidden" role="status">
        {undoable && undoText(undoable)}
      </p>
      <p className="visually-hidden" role="status">
        {/* By its time, so that the same number again is told again. */}
        {arrival && <span key={arrival.tick}>{arrivalText(arrival.count, locale)}</span>}
      </p>
    </>
  );
}

const undoText = (kind: ModerationKind): string =>
  kind === 'spam'
    ? // translators: U is the key that undoes it.
      __('Comment marked as spam. Undo, U')
    : // translators: U is the key that undoes it.
      __('Comment trashed. Undo, U');
