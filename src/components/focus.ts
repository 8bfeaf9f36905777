import { type RefObject, useEffect, useRef } from 'react';
import type { NoteId } from '../streams/notes/note';
import { selectGroups } from '../streams/list/groups';
import { selectUndoBars } from '../streams/outbox/note-records';
import type { State } from '../streams/state/state';
import { focusInView, inFrameOf } from './focus-in-frame';
import { isCovered } from './list/covered-list';
import { useSelected } from './use-selected';

const selectSelectedId = (state: State): NoteId | null => state.selectedNoteId;
const selectHighlightedId = (state: State): NoteId | null => state.highlightedNoteId;
const selectIsLoading = (state: State): boolean => state.isLoading;
const selectReplyFocus = (state: State): number => state.replyFocus;

/**
 * Moves the focus when a note opens or closes: to the detail's heading, so that screen readers read
 * from there, and back to the note's row or undo bar. Never takes the focus from the host page. It
 * is a component without output, so that its frequent updates render nothing else.
 */
export function PanelFocus({ root }: { root: RefObject<HTMLElement | null> }): null {
  const selected = useSelected(selectSelectedId);
  const bars = useSelected(selectUndoBars);
  const previous = useRef({ selected, bars });
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    const { selected: closed, bars: barsBefore } = previous.current;
    previous.current = { selected, bars };
    if (closed === selected || root.current === null) return;
    cancel.current?.();
    const { ownerDocument } = root.current;
    const { activeElement } = ownerDocument;
    const row = rowOf(root.current, selected ?? closed ?? NaN);
    const heading = root.current.querySelector<HTMLElement>('[data-detail-heading]');
    const target = selected !== null ? heading : row;
    const hasFocus = ownerDocument.hasFocus();
    // Scrolling a covered list would force its layout; it is scrolled when it is uncovered. A note that
    // Trash, Spam or Undo opens leaves the list where it is.
    const isScrolled = row && !isCovered(row) && (selected !== null ? bars === barsBefore : !hasFocus);
    const act = (): void => {
      if (isScrolled) row.scrollIntoView({ block: 'nearest' });
      // Since the event, the blogger may have moved the focus.
      const { activeElement: current, body } = ownerDocument;
      if (target && hasFocus && (current === activeElement || current === body)) focusInView(target);
    };
    const place = target ?? row;
    if (place) cancel.current = inFrameOf(place, act);
  }, [root, selected, bars]);
  useKeyboardFocus(root);
  useFocusFallback(root);
  return null;
}

/** Focuses the highlighted row, and the reply box when R is pressed (section 9). */
function useKeyboardFocus(root: RefObject<HTMLElement | null>): void {
  const highlighted = useSelected(selectHighlightedId);
  const replyFocus = useSelected(selectReplyFocus);
  useEffect(() => {
    const row = highlighted !== null && root.current && rowOf(root.current, highlighted);
    if (row && row !== row.ownerDocument.activeElement) focusInView(row);
  }, [root, highlighted]);
  useEffect(() => {
    if (replyFocus > 0) root.current?.querySelector<HTMLElement>('[data-reply-box]')?.focus();
  }, [root, replyFocus]);
}

/**
 * If the focused row is removed (its undo bar has ended, or its note is gone), focuses the row that
 * takes its place; otherwise the next key would start at the top of the page. If the first response
 * replaces the kept list, focuses the list itself, because that row would be an arbitrary note.
 */
function useFocusFallback(root: RefObject<HTMLElement | null>): void {
  const groups = useSelected(selectGroups);
  const isLoading = useSelected(selectIsLoading);
  const wasLoading = useRef(isLoading);
  const focusedIndex = useRef(-1);
  useEffect(() => {
    const element = root.current;
    const onFocusIn = ({ target }: FocusEvent): void => {
      const item = target instanceof Element ? target.closest('li') : null;
      focusedIndex.current = item ? itemsOf(element).indexOf(item) : -1;
    };
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, [root]);
  useEffect(() => {
    const document = root.current?.ownerDocument;
    const isReplaced = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    if (focusedIndex.current < 0 || !document?.hasFocus() || document.activeElement !== document.body) return;
    if (isReplaced) {
      root.current?.querySelector<HTMLElement>('.pane-list')?.focus();
      return;
    }
    const items = itemsOf(root.current);
    const item = items[Math.min(focusedIndex.current, items.length - 1)];
    // Focusing inside a covered list would force its layout.
    if (item && !isCovered(item)) item.querySelector<HTMLElement>('[data-note]')?.focus();
  }, [root, groups, isLoading]);
}

/** The list items of rows and undo bars; lists inside of texts do not count. */
const itemsOf = (root: Element | null): Element[] => [
  ...(root?.querySelectorAll('.pane-list section > ul > li') ?? []),
];

const rowOf = (root: HTMLElement, id: NoteId): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-note="${id}"]`);
