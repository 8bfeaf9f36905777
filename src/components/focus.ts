import { useSubscription } from 'observable-hooks';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { defer, EMPTY, filter, map, type Observable, pairwise, startWith } from 'rxjs';
import type { NoteId } from '../streams/notes/note';
import { selectUndoBars } from '../streams/outbox/note-records';
import type { StateStream } from '../streams/state/behaviour';
import type { State } from '../streams/state/state';
import { focusHeirs } from './next-focus';
import { focusInView, inFrameOf } from './focus-in-frame';
import { isCovered } from './list/covered-list';
import { rowOf } from './row-of';
import { usePanel } from './panel-context';
import { useSelected } from './use-selected';

const selectSelectedId = (state: State): NoteId | null => state.selectedNoteId;
/** The open note and the highlighted row. */
type Place = Pick<State, 'selectedNoteId' | 'highlightedNoteId'>;
const NOWHERE: Place = { selectedNoteId: null, highlightedNoteId: null };
/** Whether the open note has just been closed. `PanelFocus` then focuses its row. */
const isClosing = (before: Place, { selectedNoteId, highlightedNoteId }: Place): boolean =>
  before.selectedNoteId !== null && selectedNoteId === null && highlightedNoteId === before.selectedNoteId;
const selectReplyFocus = (state: State): number => state.replyFocus;

/**
 * Moves the focus when a note opens or closes: to the heading of the detail view, so that screen readers read
 * from there, and back to the note's row or undo bar. When a focused control disappears, focuses its successor.
 * Never takes the focus from the host page. Draws nothing; it is a component of its own, so that its frequent
 * updates render nothing else.
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
    // The blogger may be typing in the search field, which closes the open note.
    const isTyping = activeElement?.closest('.find') != null;
    const target = selected !== null ? heading : isTyping ? null : row;
    const hasFocus = ownerDocument.hasFocus();
    // A covered list is scrolled when it is uncovered, because scrolling would force its layout now. If Trash,
    // Spam or Undo has opened the note, the list is not scrolled.
    const isScrolled = row && !isCovered(row) && (selected !== null ? bars === barsBefore : !hasFocus);
    const act = (): void => {
      if (isScrolled) row.scrollIntoView({ block: 'nearest' });
      // The blogger may have moved the focus since the event.
      const { activeElement: current, body } = ownerDocument;
      if (target && hasFocus && (current === activeElement || current === body)) focusInView(target);
    };
    const place = target ?? row;
    if (place) cancel.current = inFrameOf(place, act);
  }, [root, selected, bars]);
  useKeyboardFocus(root);
  useKeptFocus(root);
  return null;
}

/** Focuses the row that is highlighted, and the reply box when R is pressed (section 9). */
function useKeyboardFocus(root: RefObject<HTMLElement | null>): void {
  const { state$ } = usePanel().store;
  const replyFocus = useSelected(selectReplyFocus);
  const cancel = useRef<() => void>(undefined);
  const focusRow = (id: NoteId): boolean => {
    const row = root.current && rowOf(root.current, id);
    if (row && row !== row.ownerDocument.activeElement) focusInView(row);
    return row !== null;
  };
  // Not done in a render, which would take longer than the rest of the key press.
  useSubscription(
    useMemo(() => highlights(state$), [state$]),
    (id) => {
      cancel.current?.();
      if (id === null || focusRow(id) || !root.current) return;
      // After Undo, the row is back with the next render.
      cancel.current = inFrameOf(root.current, () => focusRow(id));
    },
  );
  useEffect(() => () => cancel.current?.(), []);
  useEffect(() => {
    if (replyFocus > 0) root.current?.querySelector<HTMLElement>('[data-reply-box]')?.focus();
  }, [root, replyFocus]);
}

/**
 * Emits the row that a key has highlighted, and the one at the start. The row of a note that was just closed is
 * left out.
 */
const highlights = (state$: StateStream): Observable<NoteId | null> =>
  state$.pipe(
    startWith(NOWHERE),
    pairwise(),
    filter(([before, now]) => now.highlightedNoteId !== before.highlightedNoteId && !isClosing(before, now)),
    map(([, { highlightedNoteId }]) => highlightedNoteId),
  );

/** Focuses the successor of a focused control that disappears. */
function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const { store } = usePanel();
  useSubscription(
    useMemo(() => defer(() => (root.current ? focusHeirs(root.current, store) : EMPTY)), [root, store]),
    (heir) => heir.focus({ preventScroll: true }),
  );
}
