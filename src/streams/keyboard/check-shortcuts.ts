import { ACTIONS } from '../actions/table';
import { selectVisibleNotes } from '../list/selectors';
import type { NoteId } from '../notes/note';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { offersFor, selectChecked } from '../triage/checked';
import { foldedIds, rowBeside } from '../triage/select-folds';
import { type MaybeShortcut, shortcut } from './shortcut';

/**
 * The shortcuts that select rows, and those that act on the selected rows (section 10). While a note is open,
 * the action keys act on that note instead.
 */
export function checkShortcuts(state: State): readonly MaybeShortcut[] {
  const { selectedNoteId, highlightedNoteId, checkedNoteIds } = state;
  const id = selectedNoteId ?? highlightedNoteId;
  const ids = selectVisibleNotes(state).map((note) => note.id);
  const isListed = id !== null && ids.includes(id);
  return [
    ...(selectedNoteId === null ? actionShortcuts(state) : []),
    shortcut('uncheck', ['Escape'], unchecked(state)),
    shortcut('check', ['x'], isListed ? changed(foldedIds(state, id), !(id in checkedNoteIds)) : undefined),
    // These also work if an undo bar has replaced the highlighted row.
    ...(id !== null && selectedNoteId === null
      ? [
          shortcut('checkNext', ['Shift+j', 'Shift+ArrowDown'], extended(state, id, 1)),
          shortcut('checkPrevious', ['Shift+k', 'Shift+ArrowUp'], extended(state, id, -1)),
        ]
      : []),
    shortcut('checkAll', ['Mod+a'], changed(ids, true)),
  ];
}

function actionShortcuts(state: State): readonly MaybeShortcut[] {
  const notes = selectChecked(state);
  return (notes.length === 0 ? [] : offersFor(state, notes)).map(({ action }) => {
    const name = action === 'read' || action === 'unread' ? (`mark.${action}` as const) : action;
    return shortcut(name, [ACTIONS[action].key], { type: 'checks.applied', action });
  });
}

/** Deselects all rows. Undefined if no selected row is visible, because Escape would seem to do nothing. */
const unchecked = (state: State): Event | undefined =>
  selectChecked(state).length === 0
    ? undefined
    : changed(Object.keys(state.checkedNoteIds).map(Number), false);

const changed = (ids: readonly NoteId[], areChecked: boolean): Event | undefined =>
  ids.length === 0 ? undefined : { type: 'checks.changed', ids, areChecked };

/**
 * Selects the highlighted row and its neighbour, and highlights the neighbour. If both are already selected, the
 * row that the highlight leaves is deselected.
 */
function extended(state: State, id: NoteId, step: 1 | -1): Event | undefined {
  const next = rowBeside(state, id, step)?.id;
  return next === undefined ? undefined : { type: 'checks.extended', from: id, to: next };
}
