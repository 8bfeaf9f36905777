import type { NoteId } from '../streams/notes/note';

/** Returns the list's element for a note: its row, its undo bar, or the folded row that contains the note. */
export const rowOf = (root: HTMLElement, id: NoteId): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-note="${id}"],[data-folded~="${id}"]`);
