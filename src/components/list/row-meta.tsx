import { CornerDownRight } from 'lucide-react';
import type { Note } from '../../streams/notes/note';
import { _x } from '../i18n';
import { TimeText } from '../relative-time';
import { isAnswer, type RowView } from './row-view';

/** The quiet line below a row's text: when, and what is special about it. */
export function RowMeta({ note, view }: { note: Note; view: RowView }) {
  return (
    <span className="row-meta">
      <TimeText timestamp={note.timestamp} text={view.time} />
      {isAnswer(note) && (
        <span className="row-mark">
          <CornerDownRight aria-hidden />
          {
            // translators: marks a notification whose comment answers another comment.
            _x('Reply', 'noun')
          }
        </span>
      )}
      {view.isUnapproved && (
        <span className="row-mark row-mark-unapproved">{_x('Unapproved', 'state of a comment')}</span>
      )}
    </span>
  );
}
