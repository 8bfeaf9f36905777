import { useMemo } from 'react';
import type { Note } from '../../streams/notes/note';
import { isBlank } from '../blank';
import { PlainText } from '../blocks/plain-text';
import { _x } from '../i18n';
import { late } from '../late-parts';
import { titleOf } from '../note-title';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { RowIcon } from './row-icon';
import { RowMeta } from './row-meta';
import { rowView } from './row-view';
import './row.css';

/**
 * A note as one button of the list: icon, headline, excerpt, and what is to be known of it; while a mark as spam or a trash
 * can be undone, the undo bar in its place (section 2). Its view is selected by id, so that an event that touches another note
 * renders nothing here.
 */
export function Row({ note }: { note: Note }) {
  const { id } = note;
  const send = useSend();
  const { locale } = usePanel();
  const view = useSelected(useMemo(() => rowView(id, locale), [id, locale]));
  const { isUnread, isUnapproved } = view;
  if (view.pending) return <late.undoBar.Component id={id} kind={view.pending} />;
  const [headline, excerpt] = note.subject;
  return (
    <button
      type="button"
      className={`row${isUnread ? ' is-unread' : ''}${isUnapproved ? ' is-unapproved' : ''}`}
      data-note={id}
      aria-current={view.isSelected ? 'true' : undefined}
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
        <RowMeta note={note} view={view} />
      </span>
      {isUnread && (
        <span className="row-unread">
          <span className="visually-hidden">{_x('Unread', 'state of a notification')}</span>
        </span>
      )}
    </button>
  );
}
