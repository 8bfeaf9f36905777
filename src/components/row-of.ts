import type { NoteId } from '../streams/notes/note';

/** The element of a note: its row, its undo bar, or the folded row that contains it. */
export const rowOf = (root: HTMLElement, id: NoteId): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-note="${id}"],[data-folded~="${id}"]`);
