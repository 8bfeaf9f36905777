import type { Draft } from 'immer';
import type { NoteId } from '../notes/note';
import type { State } from './state';

/**
 * Marks the note as changed here: responses requested before now no longer change it
 * (decision local-override-ten-seconds).
 */
export function touch(state: Draft<State>, id: NoteId): void {
  state.touched[id] = state.tick;
}

/** Whether the note's comment was trashed or marked as spam in the last 10 s. */
export const isRemoved = ({ hiddenNoteIds, moderations }: Draft<State>, id: NoteId): boolean =>
  id in hiddenNoteIds && !(id in moderations);

/**
 * Makes a light poll due. Used after failures: the platform may have carried out the request, and
 * only its response was lost.
 */
export function requestCheck(state: Draft<State>): void {
  state.list.checkDue = state.tick;
}
