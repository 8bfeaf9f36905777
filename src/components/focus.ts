import { type RefObject, useEffect, useRef } from 'react';
import type { NoteId } from '../streams/notes/note';
import { selectGroups } from '../streams/state/selectors';
import type { State } from '../streams/state/state';
import { isCovered } from './list/covered';
import { useSelected } from './use-selected';

const selectSelectedId = (state: State): NoteId | null => state.selectedNoteId;
const selectHighlightedId = (state: State): NoteId | null => state.highlightedNoteId;
const selectReplyFocus = (state: State): number => state.replyFocus;

/**
 * Where the focus goes when a note is opened or closed: to the detail's heading, so that a reader begins there; and
 * back to the note's row, or to the undo bar in its place. The frame never takes the focus out of the host page.
 * A component that draws nothing: what it listens to changes often, and would render whoever listened with it.
 */
export function PanelFocus({ root }: { root: RefObject<HTMLElement | null> }): null {
  const selected = useSelected(selectSelectedId);
  const previous = useRef(selected);
  useEffect(() => {
    const left = previous.current;
    previous.current = selected;
    if (left === selected || root.current === null) return;
    const row = rowOf(root.current, selected ?? left ?? NaN);
    const hasFocus = root.current.ownerDocument.hasFocus();
    // A list that is covered would have to be laid out for it: it follows when it is seen again.
    if (!(row && isCovered(row)) && (selected !== null || !hasFocus))
      row?.scrollIntoView({ block: 'nearest' });
    if (!hasFocus) return;
    if (selected !== null) root.current.querySelector<HTMLElement>('[data-detail-heading]')?.focus();
    else row?.focus();
  }, [root, selected]);
  useKeyboardFocus(root);
  useKeptPlace(root);
  return null;
}

/** The row that the keyboard is on has the focus, and so shows it; R brings it to the reply box (section 9). */
function useKeyboardFocus(root: RefObject<HTMLElement | null>): void {
  const highlighted = useSelected(selectHighlightedId);
  const replyFocus = useSelected(selectReplyFocus);
  useEffect(() => {
    if (highlighted !== null && root.current) rowOf(root.current, highlighted)?.focus();
  }, [root, highlighted]);
  useEffect(() => {
    if (replyFocus > 0) root.current?.querySelector<HTMLElement>('[data-reply-box]')?.focus();
  }, [root, replyFocus]);
}

/**
 * When what had the focus goes with its row (an undo bar whose time is over, a note that is gone), the row that is then
 * in its place takes it: without that, the next key would begin at the top of the page.
 */
function useKeptPlace(root: RefObject<HTMLElement | null>): void {
  const groups = useSelected(selectGroups);
  const place = useRef(-1);
  useEffect(() => {
    const listened = root.current;
    const note = ({ target }: FocusEvent): void => {
      const item = target instanceof Element ? target.closest('li') : null;
      place.current = item ? itemsOf(listened).indexOf(item) : -1;
    };
    listened?.addEventListener('focusin', note);
    return () => listened?.removeEventListener('focusin', note);
  }, [root]);
  useEffect(() => {
    const document = root.current?.ownerDocument;
    if (place.current < 0 || !document?.hasFocus() || document.activeElement !== document.body) return;
    const items = itemsOf(root.current);
    const item = items[Math.min(place.current, items.length - 1)];
    // A covered list lost the focus to its cover, and would be laid out to take it back.
    if (item && !isCovered(item)) item.querySelector<HTMLElement>('[data-note]')?.focus();
  }, [root, groups]);
}

/** The items of the list's rows, or undo bars; lists within texts are no part of a group. */
const itemsOf = (root: Element | null): Element[] => [
  ...(root?.querySelectorAll('.pane-list section > ul > li') ?? []),
];

const rowOf = (root: HTMLElement, id: NoteId): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-note="${id}"]`);
