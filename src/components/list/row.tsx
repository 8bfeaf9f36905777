import { useCallback } from 'react';
import type { Note } from '../../streams/notes/note';
import type { State } from '../../streams/state/state';
import { isBlank } from '../blank';
import { PlainText } from '../blocks/plain-text';
import { _x } from '../i18n';
import { titleOf } from '../note-title';
import { useSelected, useSend } from '../use-selected';
import { RowIcon } from './row-icon';
import { RowMeta } from './row-meta';
import { isShownRead, isUnapproved } from './row-flags';
import './row.css';

/**
 * A note as one button of the list: icon, headline, excerpt, and what is to be known of it. Its flags are selected one
 * by one and by id, so that an event that touches another note renders nothing here.
 */
export function Row({ note }: { note: Note }) {
  const { id } = note;
  const send = useSend();
  const isSelected = useSelected(useCallback((state: State) => state.selectedNoteId === id, [id]));
  const isRead = useSelected(useCallback((state: State) => isShownRead(state, id), [id]));
  const isWaiting = useSelected(useCallback((state: State) => isUnapproved(state, id), [id]));
  const [headline, excerpt] = note.subject;
  return (
    <button
      type="button"
      className={`row${isRead ? '' : ' is-unread'}${isWaiting ? ' is-unapproved' : ''}`}
      data-note={id}
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => send({ type: 'note.selected', id })}
      onFocus={() => send({ type: 'note.highlighted', id })}
    >
      <RowIcon note={note} />
      <span className="row-text">
        <span className="row-headline">
          {headline && !isBlank(headline.text) ? <PlainText block={headline} /> : titleOf(note)}
        </span>
        {excerpt && !isBlank(excerpt.text) && (
          <span className="row-excerpt">
            <PlainText block={excerpt} />
          </span>
        )}
        <RowMeta note={note} isUnapproved={isWaiting} />
      </span>
      {!isRead && (
        <span className="row-unread">
          <span className="visually-hidden">{_x('Unread', 'state of a notification')}</span>
        </span>
      )}
    </button>
  );
}
