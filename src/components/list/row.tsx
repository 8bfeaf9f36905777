import { useMemo } from 'react';
import type { Note } from '../../streams/notes/note';
import { isBlank } from '../blank';
import { plainText } from '../blocks/plain-text';
import { rowIcon } from '../elements/row-icon';
import { rowMeta } from '../elements/row-meta';
import { _x } from '../../i18n';
import { titleOf } from '../note-title';
import { usePanel } from '../panel-context';
import type { RowView } from './row-views';
import './row.css';

/**
 * A note as one button of the list. While its moderation can be undone, the undo bar replaces it (section 2).
 * All data come by props, because hundreds of subscriptions would cost memory; for the same reason, the parts
 * are elements, not components.
 */
export function Row({ view }: { view: RowView }) {
  const { note, isSelected, isChecked, isUnread, isUnapproved, hasDraft, isLastNew, pending, time, fold } =
    view;
  const { id, timestamp } = note;
  const { store, locale, parts } = usePanel();
  const { image, headline, excerpt } = useMemo(() => rowParts(note), [note]);
  if (pending) return <parts.UndoBar note={id} bar={pending} />;
  return (
    <>
      <button
        type="button"
        className={`row${isUnread ? ' is-unread' : ''}${isUnapproved ? ' is-unapproved' : ''}${isChecked ? ' is-checked' : ''}`}
        data-note={id}
        aria-current={isSelected ? 'true' : undefined}
        onClick={({ defaultPrevented }) => {
          // A press on the avatar selects the row instead.
          if (!defaultPrevented) store.send({ type: 'note.selected', id });
        }}
        onFocus={() => {
          if (store.state$.value.highlightedNoteId !== id) store.send({ type: 'note.highlighted', id });
        }}
        {...fold?.props}
      >
        {image}
        {isChecked && <span className="visually-hidden">{_x('Selected', 'state of a notification')}</span>}
        <span className="row-text">
          {headline}
          {excerpt}
          {fold?.line}
          {rowMeta({ timestamp, time, isUnapproved, hasDraft }, locale)}
        </span>
        {isUnread && (
          <span className="row-unread">
            <span className="visually-hidden">{_x('Unread', 'state of a notification')}</span>
          </span>
        )}
      </button>
      {isLastNew && <parts.SinceLine />}
    </>
  );
}

/** The parts of a row that depend on its note alone. */
function rowParts(note: Note) {
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
