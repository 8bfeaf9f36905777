import { noteActions } from '../notes/action-flags';
import type { Note, NoteId } from '../notes/note';
import type { State } from '../state/state';
import { noteOverlay, notesOf } from './note-records';
import { isWaiting, undoBarOf } from './overlay';

/** Whether a note is liked: the overlay, otherwise the like flag of its comment or post. */
export function isLiked(state: State, note: Note): boolean {
  const actions = noteActions(note);
  return noteOverlay(state, note).isLiked ?? actions['like-comment'] ?? actions['like-post'] ?? false;
}

/** The note whose undo bar appeared last; undefined if no undo bar shows. */
export function selectLatestUndoable({ allNotes, outbox }: State): NoteId | undefined {
  const [latest] = Object.values(outbox.records)
    .flatMap((record) => {
      const bar = undoBarOf(record, outbox.at);
      return bar ? [{ ...bar, target: record.target }] : [];
    })
    .sort((one, other) => other.madeAt - one.madeAt);
  if (!latest) return undefined;
  const ids = notesOf(allNotes, latest).map(({ id }) => id);
  return ids.find((id) => id === latest.note) ?? ids[0];
}

/** Whether a reply to the note has no answer yet and may be on its way, so that it cannot change. */
export function isReplying({ outbox, isOnline, isSignedIn }: State, note: Note): boolean {
  const { reply } = noteOverlay({ outbox }, note);
  if (!reply || !isWaiting(reply)) return false;
  return reply.state !== 'waiting' || (isOnline && isSignedIn);
}

/** Whether anything that the blogger did has no answer yet. */
export const selectIsWaiting = ({ outbox }: State): boolean => Object.values(outbox.records).some(isWaiting);
