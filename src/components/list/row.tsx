import { useMemo } from 'react';
import type { Note } from '../../streams/notes/note';
import { isBlank } from '../blank';
import { plainText } from '../blocks/plain-text';
import { _x } from '../i18n';
import { late } from '../late-parts';
import { titleOf } from '../note-title';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { rowIcon } from './row-icon';
import { rowMeta } from './row-meta';
import { rowView } from './row-view';
import './row.css';

/**
 * A note as one button of the list: icon, headline, excerpt, and what is to be known of it; while a mark as spam or a trash
 * can be undone, the undo bar in its place (section 2). Its view is selected by id, so that an event that touches another note
 * renders nothing here. Its parts are elements rather than components: a hundred rows cost the memory of the rest of the panel.
 */
export function Row({ note }: { note: Note }) {
  const { id } = note;
  const send = useSend();
  const { locale } = usePanel();
  const view = useSelected(useMemo(() => rowView(id, locale), [id, locale]));
  const { image, headline, excerpt } = useMemo(() => partsOf(note), [note]);
  const { isUnread, isUnapproved } = view;
  if (view.pending) return <late.undoBar.Component id={id} kind={view.pending} />;
  return (
    <button
      type="button"
      className={`row${isUnread ? ' is-unread' : ''}${isUnapproved ? ' is-unapproved' : ''}`}
      data-note={id}
      aria-current={view.isSelected ? 'true' : undefined}
      onClick={() => send({ type: 'note.selected', id })}
      onFocus={() => send({ type: 'note.highlighted', id })}
    >
      {image}
      <span className="row-text">
        {headline}
        {excerpt}
        {rowMeta(note, view, locale)}
      </span>
      {isUnread && (
        <span className="row-unread">
          <span className="visually-hidden">{_x('Unread', 'state of a notification')}</span>
        </span>
      )}
    </button>
  );
}

/** What its note alone changes. */
function partsOf(note: Note) {
  const [headline, excerpt] = note.subject;
  return {
    image: rowIcon(note),
    headline:
      headline && !isBlank(headline.text) ? (
        plainText(headline, 'row-headline')
      ) : (
        <span className="row-headline">{titleOf(note)}</span>
      ),
    excerpt: excerpt && !isBlank(excerpt.text) && plainText(excerpt, 'row-excerpt'),
  };
}
