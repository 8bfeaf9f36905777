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
import { UndoButton } from '../elements/undo-button';
import { useSelected, useSend } from '../use-selected';
import './undo-bar.css';

export const undoText = (kind: Removal): string =>
  kind === 'spam' ? __('Comment marked as spam') : __('Comment trashed');

/**
 * Takes the place of a row while its moderation can be undone (section 4). Closing the bar commits
 * the moderation at once. The latest bar stays in view.
 */
export function UndoBar({ note, bar: { id, wanted: kind } }: { note: NoteId; bar: Bar }) {
  const isLatest = useSelected(useCallback((state: State) => latestBar(state)?.id === id, [id]));
  return (
    <div className={isLatest ? 'undo-bar is-latest' : 'undo-bar'} role="group" aria-label={undoText(kind)}>
      <UndoButtons id={id} kind={kind} note={note} />
    </div>
  );
}

interface UndoButtonsProps {
  readonly id: string;
  readonly kind: Removal;
  /** The note whose row the bar replaces. Undo gets the focus when that note closes. */
  readonly note?: NoteId;
}

/** The text of an undo bar, and its buttons. */
export function UndoButtons({ id, kind, note }: UndoButtonsProps) {
  const send = useSend();
  return (
    <>
      <span className="undo-text">{undoText(kind)}</span>
      <span className="undo-buttons">
        <UndoButton of={id} data-note={note} onClick={() => send({ type: 'deed.undone', id })}>
          {directedIcon(Undo2)}
        </UndoButton>
        <IconButton label={__('Close')} icon={icon(X)} onClick={() => send({ type: 'deed.closed', id })} />
      </span>
    </>
  );
}
