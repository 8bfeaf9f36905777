import memoizeOne from 'memoize-one';
import { wouldChange } from '../actions/note-actions';
import { ACTIONS, ROW_BUTTONS, type RowAction } from '../actions/table';
import { selectFiltered, selectVisibleNotes } from '../list/selectors';
import type { Note, NoteId } from '../notes/note';
import type { State } from '../state/state';
import { foldedIds } from './select-folds';

/** The selected notes that are visible, in list order. */
export const selectChecked = (state: State): readonly Note[] =>
  checked(selectVisibleNotes(state), state.checkedNoteIds);
const checked = memoizeOne((notes: readonly Note[], ids: State['checkedNoteIds']): readonly Note[] =>
  Object.keys(ids).length === 0 ? NONE : notes.filter(({ id }) => id in ids),
);
const NONE: readonly Note[] = [];

/** An action, and the ids of the notes that it would change. */
export interface Offer {
  readonly action: RowAction;
  readonly ids: readonly NoteId[];
}

/**
 * The actions that would change at least one of the notes. For each button, this is its own action or, if that
 * would change none of the notes, its opposite.
 */
export const offersFor = (state: State, notes: readonly Note[]): readonly Offer[] =>
  ROW_BUTTONS.flatMap((button) => {
    const { opposite = button } = ACTIONS[button];
    const offers = [button, opposite].map((action) => ({ action, ids: idsFor(state, notes, action) }));
    return offers.find(({ ids }) => ids.length > 0) ?? [];
  });

/** Returns the ids of the notes that an action would change. */
export const idsFor = (state: State, notes: readonly Note[], action: RowAction): readonly NoteId[] =>
  notes.filter((note) => wouldChange(state, note, action)).map(({ id }) => id);

/**
 * Returns the visible notes between two rows in list order, including all notes of both rows. A row may have been
 * replaced by an undo bar; a row that is no longer listed is ignored.
 */
export function notesBetween(state: State, one: NoteId, other: NoteId): readonly NoteId[] {
  const listed = selectFiltered(state);
  const ids = new Set([one, other].flatMap((id) => foldedIds(state, id)));
  const isEnd = ({ id }: Note): boolean => ids.has(id);
  const between = listed.slice(Math.max(listed.findIndex(isEnd), 0), listed.findLastIndex(isEnd) + 1);
  const visible = selectVisibleNotes(state);
  return between.filter((note) => visible.includes(note)).map(({ id }) => id);
}

/** The actions that the selected notes allow. The array stays the same until its inputs change. */
export const selectOffers = (state: State): readonly Offer[] => offers(selectChecked(state), state);
const offers = memoizeOne(
  (notes: readonly Note[], state: State) => offersFor(state, notes),
  ([notes, state], [lastNotes, last]) =>
    notes === lastNotes &&
    state.outbox === last.outbox &&
    state.noteReads === last.noteReads &&
    state.doneNotes === last.doneNotes,
);
