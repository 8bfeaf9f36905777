import { memo, useCallback } from 'react';
import type { Note } from '../../streams/notes/note';
import type { ModerationKind, State } from '../../streams/state/state';
import { late } from '../late-parts';
import { NoteBoundary } from '../note-boundary';
import { useSelected } from '../use-selected';
import { Row } from './row';

/** A note in the list, kept apart from the others. The same note is not drawn twice. */
export const NoteItem = memo(function NoteItem({ note }: { note: Note }) {
  return (
    <NoteBoundary note={note}>
      <RowOrBar note={note} />
    </NoteBoundary>
  );
});

/** Its row, or the undo bar in its place (section 2). */
function RowOrBar({ note }: { note: Note }) {
  const { id } = note;
  const selectPending = useCallback(
    ({ moderations }: State): ModerationKind | undefined =>
      moderations[id]?.phase === 'pending' ? moderations[id].kind : undefined,
    [id],
  );
  const pending = useSelected(selectPending);
  return pending ? <late.undoBar.Component id={id} kind={pending} /> : <Row note={note} />;
}
