import { type RefObject, useEffect, useRef } from 'react';
import type { NoteId } from '../streams/notes/note';
import type { State } from '../streams/state/state';
import { useSelected } from './use-selected';

const selectSelectedId = (state: State): NoteId | null => state.selectedNoteId;
const selectHighlightedId = (state: State): NoteId | null => state.highlightedNoteId;
const selectReplyFocus = (state: State): number => state.replyFocus;

/**
 * Where the focus goes when a note is opened or closed: to the detail's heading, so that a reader begins there; and
 * back to the note's row, or to the undo bar in its place. The frame never takes the focus out of the host page.
 */
export function usePanelFocus(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const selected = useSelected(selectSelectedId);
  const previous = useRef(selected);
  useEffect(() => {
    const left = previous.current;
    previous.current = selected;
    if (left === selected || root.current === null) return;
    if (selected !== null) rowOf(root.current, selected)?.scrollIntoView({ block: 'nearest' });
    if (!root.current.ownerDocument.hasFocus()) return;
    if (selected !== null) root.current.querySelector<HTMLElement>('[data-detail-heading]')?.focus();
    else if (left !== null) rowOf(root.current, left)?.focus();
  }, [selected]);
  useKeyboardFocus(root);
  return root;
}

/** The row that the keyboard is on has the focus, and so shows it; R brings it to the reply box (section 9). */
function useKeyboardFocus(root: RefObject<HTMLDivElement | null>): void {
  const highlighted = useSelected(selectHighlightedId);
  const replyFocus = useSelected(selectReplyFocus);
  useEffect(() => {
    if (highlighted !== null && root.current) rowOf(root.current, highlighted)?.focus();
  }, [root, highlighted]);
  useEffect(() => {
    if (replyFocus > 0) root.current?.querySelector<HTMLElement>('[data-reply-box]')?.focus();
  }, [root, replyFocus]);
}

const rowOf = (root: HTMLElement, id: NoteId): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-note="${id}"]`);
