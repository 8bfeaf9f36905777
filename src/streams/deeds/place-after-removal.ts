import { selectVisibleNotes } from '../list/selectors';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import type { Place } from '../triage/events';

/**
 * Returns the open note and the highlighted row after these notes have left the list. The next note that stays
 * replaces an open or highlighted one that left. In a narrow window, nothing replaces the open note.
 */
export function placeWithout(state: State, ids: readonly NoteId[]): Place {
  const { selectedNoteId: open, highlightedNoteId: row, isWide } = state;
  const visible = selectVisibleNotes(state);
  const nextOf = (id: NoteId): NoteId | undefined => {
    const index = visible.findIndex((note) => note.id === id);
    return index === -1 ? undefined : visible.slice(index).find((note) => !ids.includes(note.id))?.id;
  };
  const last = visible.findLast((note) => !ids.includes(note.id))?.id;
  const isVisible = (id: NoteId): boolean => visible.some((note) => note.id === id);
  const isIn = (id: NoteId | null): id is NoteId => id !== null && ids.includes(id);
  return {
    selectedNoteId: isIn(open) ? ((isWide ? nextOf(open) : undefined) ?? null) : open,
    highlightedNoteId: isIn(row) ? (nextOf(row) ?? (isVisible(row) ? last : null) ?? null) : row,
  };
}
