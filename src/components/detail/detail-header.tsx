import { Archive, ArrowLeft, ChevronDown, ChevronUp, Mail } from 'lucide';
import { useCallback } from 'react';
import type { Note, NoteId } from '../../streams/notes/note';
import { neighbour } from '../../streams/list/neighbour';
import { isLoadingMore } from '../../streams/list/selectors';
import type { State } from '../../streams/state/state';
import { __, _x } from '../../i18n';
import { Spinner } from '../elements/spinner';
import { directedIcon, icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { titleOf } from '../note-title';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';

const selectIsWide = (state: State): boolean => state.isWide;

/**
 * The header of an open note: its title, and buttons that go back, set the note aside, mark it as unread, and
 * open the previous and next note (section 2).
 */
export function DetailHeader({ note }: { note: Note }) {
  const { id } = note;
  const { store } = usePanel();
  const { send } = store;
  const isWide = useSelected(selectIsWide);
  return (
    <header className="detail-header">
      <IconButton
        label={_x('Back', 'verb')}
        icon={directedIcon(ArrowLeft)}
        onClick={() => send({ type: 'note.deselected' })}
      />
      {/* The first heading of the page if the detail view covers the list. */}
      <h2 role="heading" aria-level={isWide ? 2 : 1} tabIndex={-1} data-detail-heading>
        <bdi>{titleOf(note)}</bdi>
      </h2>
      <IconButton
        label={__('Set aside')}
        icon={icon(Archive)}
        onClick={() => send({ type: 'aside.requested', ids: [id] })}
      />
      <IconButton
        label={__('Mark as unread')}
        icon={icon(Mail)}
        onClick={() => send({ type: 'unread.requested', id })}
      />
      <NeighbourButton id={id} step={-1} />
      <NeighbourButton id={id} step={1} />
    </header>
  );
}

/**
 * A button that opens the previous or next visible note. It is disabled at the ends of the list, and shows a
 * spinner while more notes load.
 */
function NeighbourButton({ id, step }: { id: NoteId; step: 1 | -1 }) {
  const send = useSend();
  const select = useCallback((state: State) => neighbour(state, id, step)?.id, [id, step]);
  const neighbourId = useSelected(select);
  const isLoading = useSelected(isLoadingMore) && step === 1 && neighbourId === undefined;
  // `isIdle` in place of `disabled`, so that the button keeps the focus.
  return (
    <IconButton
      data-repeats
      label={step === 1 ? __('Next notification') : __('Previous notification')}
      icon={
        isLoading ? (
          <Spinner label={__('Loading more notifications')} />
        ) : (
          icon(step === 1 ? ChevronDown : ChevronUp)
        )
      }
      isIdle={isLoading}
      disabled={neighbourId === undefined && !isLoading}
      onClick={() => {
        if (neighbourId !== undefined) send({ type: 'note.selected', id: neighbourId });
      }}
    />
  );
}
