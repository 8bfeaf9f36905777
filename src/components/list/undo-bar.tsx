import { Undo2, X } from 'lucide';
import type { NoteId } from '../../streams/notes/note';
import type { ModerationKind } from '../../streams/state/state';
import { __ } from '../i18n';
import { directedIcon, icon } from '../icon';
import { IconButton } from '../icon-button';
import { useSend } from '../use-selected';
import { withKey } from '../with-key';
import './undo-bar.css';

const textOf = (kind: ModerationKind): string =>
  kind === 'spam' ? __('Comment marked as spam') : __('Comment trashed');

/** In place of a row while its comment can be brought back (section 4); closing the bar lets it go at once. */
export function UndoBar({ id, kind }: { id: NoteId; kind: ModerationKind }) {
  const send = useSend();
  return (
    <div className="undo-bar" role="group" aria-label={textOf(kind)}>
      <span className="undo-text">{textOf(kind)}</span>
      <span className="undo-buttons">
        <button
          type="button"
          className="button"
          // Where the focus goes when the note's detail closes.
          data-note={id}
          title={withKey(__('Undo'), 'U')}
          onClick={() => send({ type: 'moderation.undone', id })}
        >
          {directedIcon(Undo2)}
          {__('Undo')}
        </button>
        <IconButton
          label={__('Close')}
          icon={icon(X)}
          onClick={() => send({ type: 'moderation.closed', id })}
        />
      </span>
    </div>
  );
}
