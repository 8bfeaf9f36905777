import { noteActions } from '../notes/action-flags';
import type { Note, NoteId } from '../notes/note';
import type { State } from '../state/state';
import { noteOverlay, notesOf } from './note-records';
import { type UndoBar, undoBarOf } from './overlay';
import { isWaiting } from './record';

/** Whether a note is liked: the overlay, otherwise the like flag of its comment or post. */
export function isLiked(state: State, note: Note): boolean {
  const actions = noteActions(note);
  return noteOverlay(state, note).isLiked ?? actions['like-comment'] ?? actions['like-post'] ?? false;
}

/**
 * The note whose undo bar appeared last; undefined if no undo bar shows. The bar of a batch also shows if
 * its notes are not loaded.
 */
export function selectLatestUndoable(state: State): NoteId | undefined {
  const latest = latestUndoBar(state);
  if (!latest) return undefined;
  const ids = notesOf(state.allNotes, latest).map(({ id }) => id);
  return (
    ids.find((id) => id === latest.note) ?? ids[0] ?? (latest.batch === undefined ? undefined : latest.note)
  );
}

/** The undo bar that appeared last, in any tab. */
export const latestUndoBar = ({ outbox }: Pick<State, 'outbox'>): UndoBar | undefined =>
  Object.values(outbox.records)
    .flatMap((record) => undoBarOf(record, outbox.at) ?? [])
    .sort((one, other) => other.madeAt - one.madeAt)[0];

/** Whether anything that the blogger did has no answer yet. */
export const selectIsWaiting = ({ outbox }: State): boolean => Object.values(outbox.records).some(isWaiting);
