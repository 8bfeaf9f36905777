import { Undo2, X } from 'lucide';
import { useCallback } from 'react';
import type { NoteId } from '../../streams/notes/note';
import type { Removal } from '../../streams/outbox/aspects';
import { latestBar } from '../../streams/deeds/undo';
import type { UndoBar as Bar } from '../../streams/outbox/overlay';
import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { directedIcon, icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { useSelected, useSend } from '../use-selected';
import { titleWithKey } from '../title-with-key';
import './undo-bar.css';

export const undoText = (kind: Removal): string =>
  kind === 'spam' ? __('Comment marked as spam') : __('Comment trashed');

/**
 * Takes the place of a row while its moderation can be undone (section 4). Closing the bar commits
 * the moderation at once. The latest bar stays in view.
 */
export function UndoBar({ note, bar: { id, wanted: kind } }: { note: NoteId; bar: Bar }) {
  const send = useSend();
  const isLatest = useSelected(useCallback((state: State) => latestBar(state)?.id === id, [id]));
  return (
    <div className={isLatest ? 'undo-bar is-latest' : 'undo-bar'} role="group" aria-label={undoText(kind)}>
      <UndoButtons
        kind={kind}
        note={note}
        undo={() => send({ type: 'deed.undone', id })}
        close={() => send({ type: 'deed.closed', id })}
      />
    </div>
  );
}

interface UndoButtonsProps {
  readonly kind: Removal;
  /** The note whose row this replaces: Undo takes the focus when its detail closes. */
  readonly note?: NoteId;
  readonly undo: () => void;
  readonly close: () => void;
}

/** What an undo bar says, and its buttons. */
export function UndoButtons({ kind, note, undo, close }: UndoButtonsProps) {
  return (
    <>
      <span className="undo-text">{undoText(kind)}</span>
      <span className="undo-buttons">
        <button
          type="button"
          className="button"
          data-note={note}
          title={titleWithKey(__('Undo'), 'U')}
          onClick={undo}
        >
          {directedIcon(Undo2)}
          {__('Undo')}
        </button>
        <IconButton label={__('Close')} icon={icon(X)} onClick={close} />
      </span>
    </>
  );
}
