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
 * The note whose undo bar appeared last in this tab; undefined if no undo bar shows. The bar of a batch also
 * shows if its notes are not loaded.
 */
export const selectLatestUndoable = (state: State): NoteId | undefined =>
  undoBars(state).flatMap((bar) => {
    const ids = notesOf(state.allNotes, bar).map(({ id }) => id);
    return ids.find((id) => id === bar.note) ?? ids[0] ?? (bar.batch === undefined ? [] : (bar.note ?? []));
  })[0];

/** The undo bars of all tabs, the latest one first. */
export const undoBars = ({ outbox }: Pick<State, 'outbox'>): readonly UndoBar[] =>
  Object.values(outbox.records)
    .flatMap((record) => undoBarOf(record, outbox.at) ?? [])
    .sort((one, other) => other.madeAt - one.madeAt);

/** Whether anything that the blogger did has no answer yet. */
export const selectIsWaiting = ({ outbox }: State): boolean => Object.values(outbox.records).some(isWaiting);
