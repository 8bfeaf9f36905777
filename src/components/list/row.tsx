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
import { FLAGS, rowFlags } from './row-flags';
import './row.css';

/**
 * A note as one button of the list: icon, headline, excerpt, and what is to be known of it. Its flags are selected
 * by id, so that an event that touches another note renders nothing here.
 */
export function Row({ note }: { note: Note }) {
  const { id } = note;
  const send = useSend();
  const flags = useSelected(useCallback((state: State) => rowFlags(state, id), [id]));
  const [isUnread, isWaiting] = [(flags & FLAGS.unread) > 0, (flags & FLAGS.unapproved) > 0];
  const [headline, excerpt] = note.subject;
  return (
    <button
      type="button"
      className={`row${isUnread ? ' is-unread' : ''}${isWaiting ? ' is-unapproved' : ''}`}
      data-note={id}
      aria-current={(flags & FLAGS.selected) > 0 ? 'true' : undefined}
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
      {isUnread && (
        <span className="row-unread">
          <span className="visually-hidden">{_x('Unread', 'state of a notification')}</span>
        </span>
      )}
    </button>
  );
}
