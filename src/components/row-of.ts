import type { NoteId } from '../streams/notes/note';

/** The row of a note, its undo bar, or the row that it is folded into. */
export const rowOf = (root: HTMLElement, id: NoteId): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-note="${id}"],[data-folded~="${id}"]`);
