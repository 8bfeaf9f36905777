import { type RefObject, useEffect } from 'react';
import type { NoteId } from '../../streams/notes/note';
import type { Store } from '../../streams/state/store';
import { notesBetween } from '../../streams/triage/checked';
import { foldedIds } from '../../streams/triage/select-folds';
import { usePanel } from '../panel-context';

/**
 * Selects the row whose avatar is pressed; with Shift, the rows from the highlighted one to the pressed one. Such
 * a press does not open the note: the row ignores presses that were already handled.
 */
export function useCheckPresses(scroller: RefObject<HTMLElement | null>): void {
  const { store } = usePanel();
  useEffect(() => {
    const { current: list } = scroller;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const handle = (event: MouseEvent, act?: (id: NoteId) => void): void => {
      const id = checkedBy(event);
      if (id === null) return;
      event.preventDefault();
      act?.(id);
    };
    // Otherwise the press would select text and highlight its row.
    list?.addEventListener('mousedown', (event) => handle(event), options);
    list?.addEventListener(
      'click',
      (event) => handle(event, (id) => check(store, id, event.shiftKey)),
      options,
    );
    return () => stop.abort();
  }, [scroller, store]);
}

/** The row that a press selects, or null. Keys and assistive technologies open the note instead. */
function checkedBy({ target, shiftKey, detail }: MouseEvent): NoteId | null {
  const row = target instanceof Element ? target.closest('.row') : null;
  const isMeant =
    detail > 0 && row && (shiftKey || (target instanceof Element && target.closest('.row-icon')));
  return isMeant ? Number(row.getAttribute('data-note')) : null;
}

function check({ state$, send }: Store, id: NoteId, isRange: boolean): void {
  const { highlightedNoteId: from, checkedNoteIds } = state$.value;
  const ids = isRange ? notesBetween(state$.value, from ?? id, id) : foldedIds(state$.value, id);
  send({ type: 'checks.changed', ids, areChecked: isRange || !(id in checkedNoteIds) });
  send({ type: 'note.highlighted', id });
}
