import type { NoteId } from '../streams/notes/note';

/** The row of a note, or its undo bar. */
export const rowOf = (root: HTMLElement, id: NoteId): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-note="${id}"]`);
