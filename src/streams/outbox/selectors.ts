import { noteActions } from '../notes/action-flags';
import type { Note } from '../notes/note';
import type { State } from '../state/state';
import { noteOverlay } from './note-records';
import { type UndoBar, undoBarOf } from './overlay';
import { isWaiting } from './record';

/** Whether a note is liked, by the overlay, otherwise by the like flag of its comment or post. */
export function isLiked(state: State, note: Note): boolean {
  const actions = noteActions(note);
  return noteOverlay(state, note).isLiked ?? actions['like-comment'] ?? actions['like-post'] ?? false;
}

/** The undo bars of all tabs, the latest one first. */
export const undoBars = ({ outbox }: Pick<State, 'outbox'>): readonly UndoBar[] =>
  Object.values(outbox.records)
    .flatMap((record) => undoBarOf(record, outbox.at) ?? [])
    .sort((one, other) => other.madeAt - one.madeAt);

/** Whether any record is unsettled. */
export const selectIsWaiting = ({ outbox }: State): boolean => Object.values(outbox.records).some(isWaiting);
