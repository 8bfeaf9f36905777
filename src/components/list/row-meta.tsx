import { CornerDownRight } from 'lucide-react';
import type { Note } from '../../streams/notes/note';
import { _x } from '../i18n';
import { RelativeTime } from '../relative-time';
import { isAnswer } from './row-flags';

/** The quiet line below a row's text: when, and what is special about it. */
export function RowMeta({ note, isUnapproved }: { note: Note; isUnapproved: boolean }) {
  return (
    <span className="row-meta">
      <RelativeTime timestamp={note.timestamp} />
      {isAnswer(note) && (
        <span className="row-mark">
          <CornerDownRight aria-hidden />
          {
            // translators: marks a notification whose comment answers another comment.
            _x('Reply', 'noun')
          }
        </span>
      )}
      {isUnapproved && (
        <span className="row-mark row-mark-unapproved">{_x('Unapproved', 'state of a comment')}</span>
      )}
    </span>
  );
}
