import { type RefObject, useEffect, useRef } from 'react';
import { type Group, selectGroups } from '../streams/list/groups';
import type { NoteId } from '../streams/notes/note';
import type { State } from '../streams/state/state';
import { isMeasurable } from './list/covered-list';
import { rowOf } from './row-of';
import { usePanel } from './panel-context';
import { useSelected } from './use-selected';

const selectIsLoading = (state: State): boolean => state.isLoading;

/**
 * Focuses the row that takes the place of the focused one when that leaves (its undo bar has ended, or its
 * note is gone), or of the open note's (it was answered); otherwise the next key would start at the top of
 * the page. Focuses the list itself if no row is left, or if the first response replaces the kept list: that
 * row would be an arbitrary note.
 */
export function FocusFallback({ root }: { root: RefObject<HTMLElement | null> }): null {
  const { state$ } = usePanel().store;
  const groups = useSelected(selectGroups);
  const isLoading = useSelected(selectIsLoading);
  const wasLoading = useRef(isLoading);
  const last = useRef(groups);
  const focused = useRef<NoteId>(NaN);
  useEffect(() => {
    const element = root.current;
    const onFocusIn = ({ target }: FocusEvent): void => {
      const item = target instanceof Element ? target.closest('.pane-list li') : null;
      // An open note stands for its row, which may leave when it closes.
      focused.current = item
        ? Number(item.querySelector('[data-note]')?.getAttribute('data-note') ?? NaN)
        : (state$.value.selectedNoteId ?? NaN);
    };
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, [root, state$]);
  useEffect(() => {
    const document = root.current?.ownerDocument;
    const isReplaced = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    const before = idsOf(last.current);
    const index = before.indexOf(focused.current);
    last.current = groups;
    if (index < 0 || !document?.hasFocus() || document.activeElement !== document.body) return;
    const ids = idsOf(groups);
    // Nothing happens if it is inert.
    if (isReplaced || ids.length === 0) {
      root.current?.querySelector<HTMLElement>('.pane-list')?.focus();
      return;
    }
    const stays = (id: NoteId): boolean => ids.includes(id);
    // Others may have left with it. Of another list, the row in the same place.
    const next =
      before.slice(index).find(stays) ??
      before.slice(0, index).findLast(stays) ??
      ids[Math.min(index, ids.length - 1)];
    const row = root.current && rowOf(root.current, next ?? NaN);
    // Focusing inside a covered list would force its layout.
    if (row && isMeasurable(row)) row.focus();
  }, [root, groups, isLoading]);
  return null;
}

const idsOf = (groups: readonly Group[]): readonly NoteId[] =>
  groups.flatMap(({ notes }) => notes.map(({ id }) => id));
