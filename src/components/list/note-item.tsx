import { memo } from 'react';
import type { Note } from '../../streams/notes/note';
import { NoteBoundary } from '../note-boundary';
import { Row } from './row';

/** A note in the list, kept apart from the others. The same note is not drawn twice. */
export const NoteItem = memo(function NoteItem({ note }: { note: Note }) {
  return (
    <NoteBoundary note={note}>
      <Row note={note} />
    </NoteBoundary>
  );
});
