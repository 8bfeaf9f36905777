import { CornerDownRight } from 'lucide-react';
import type { Note } from '../../streams/notes/note';
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
          Reply
        </span>
      )}
      {isUnapproved && <span className="row-mark row-mark-unapproved">Unapproved</span>}
    </span>
  );
}
