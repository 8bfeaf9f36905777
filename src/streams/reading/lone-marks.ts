import { current, type Draft } from 'immer';
import type { Note, NoteId } from '../notes/note';
import { remove } from '../../lib/remove';
import { newestFirst, selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { MAX_NOTES } from '../timing';

/**
 * Removes read marks and set-aside marks of notes that are missing from a list which should contain them (section 4),
 * and of notes older than the newest hundred. Marks of notes that are only below the end of the list stay.
 */
export function removeLoneMarks(state: Draft<State>, listed: readonly Note[] = [], isComplete = false): void {
  for (const marks of [state.noteReads, state.doneNotes])
    for (const id of loneIds(state, marks, listed, isComplete)) remove(marks, id);
}

function loneIds(
  state: Draft<State>,
  marks: Readonly<Record<NoteId, { readonly timestamp: number }>>,
  listed: readonly Note[],
  isComplete: boolean,
): readonly NoteId[] {
  const lone = Object.entries(marks)
    .map(([id, { timestamp }]) => ({ id: Number(id), timestamp }))
    .filter(({ id }) => !(id in state.allNotes) && !(id in state.unreadable));
  if (lone.length === 0) return [];
  const [newest, ...others] = [...listed].sort(newestFirst);
  const oldest = others.at(-1) ?? newest;
  const ranked = [...selectSortedNotes(current(state)), ...lone].sort(newestFirst);
  return lone
    .filter((mark) => {
      // Another tab may have marked a note that is newer than this response.
      const isOld = newest !== undefined && newestFirst(newest, mark) < 0;
      const isWithin = isComplete || (oldest !== undefined && newestFirst(mark, oldest) < 0);
      return (isOld && isWithin) || ranked.indexOf(mark) >= MAX_NOTES;
    })
    .map(({ id }) => id);
}
