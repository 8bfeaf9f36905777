import { hasOlderNotes } from '../../streams/state/older-notes';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { Spinner } from '../elements/spinner';
import { useAnnounce } from '../status/use-announce';
import { useSelected, useSend } from '../use-selected';
import './searched.css';

const selectIsSearching = (state: State): boolean => state.isRestWanted && hasOlderNotes(state);

interface SearchedProps {
  /** The text beside the button, such as the number of searched notes. */
  readonly text: string | null;
  /** Whether there is no query yet. The button is then hidden. */
  readonly isIdle?: boolean;
}

/** A text about the searched notes, and a button that searches older ones. */
export function Searched({ text, isIdle = false }: SearchedProps) {
  const send = useSend();
  const canSearch = useSelected(hasOlderNotes) && !isIdle;
  const isSearching = useSelected(selectIsSearching);
  useAnnounce(text);
  return (
    <div className="searched">
      <p>{text}</p>
      {isSearching && !isIdle && <Spinner label={__('Loading more notifications')} />}
      {canSearch && (
        <button
          type="button"
          className="button"
          // `disabled` would take the focus away.
          aria-disabled={isSearching}
          onClick={() => {
            if (!isSearching) send({ type: 'notes.restWanted' });
          }}
        >
          {__('Search older ones')}
        </button>
      )}
    </div>
  );
}
