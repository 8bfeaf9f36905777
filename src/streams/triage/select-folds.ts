import memoizeOne from 'memoize-one';
import { type Group, selectGroups } from '../list/groups';
import { selectFiltered, selectVisibleNotes } from '../list/selectors';
import type { Note, NoteId } from '../notes/note';
import { failedNoteIds } from '../outbox/failed';
import { selectHiddenIds } from '../outbox/note-records';
import { isRead } from '../reading/selectors';
import type { State } from '../state/state';
import { type Fold, fold, foldSubject } from './fold';

/** Whether the list folds notes. The "To answer" list never does. */
export const isFolding = ({ view, preferences }: State): boolean => view === 'notes' && preferences.isFolding;

/**
 * The rows of the list in order; empty if the list does not fold notes. A fold never spans a heading, and never
 * mixes read with unread notes or selected with other notes.
 */
export const selectFolds = (state: State): readonly Fold[] =>
  isFolding(state) ? folds(selectGroups(state), state) : NONE;
const NONE: readonly Fold[] = [];

/** The parts of the state that folds depend on, besides the groups. */
const FOLD_STATE = ['selectedNoteId', 'checkedNoteIds', 'unfoldedNoteIds', 'noteReads', 'outbox'] as const;
const folds = memoizeOne(
  (groups: readonly Group[], state: State): readonly Fold[] => {
    const apart = new Set([...selectHiddenIds(state), ...failedNoteIds(state)]);
    const keyOf = (note: Note): string | undefined => {
      const subject = apart.has(note.id) ? undefined : foldSubject(note);
      return subject && `${subject} ${isRead(state, note)} ${note.id in state.checkedNoteIds}`;
    };
    const isUnfolded = ({ id }: Note): boolean => id in state.unfoldedNoteIds || id === state.selectedNoteId;
    return groups.flatMap(({ notes }) => fold(notes, keyOf, isUnfolded));
  },
  ([groups, state], [lastGroups, last]) =>
    groups === lastGroups && FOLD_STATE.every((key) => state[key] === last[key]),
);

/** Returns the ids of all notes in the row of this note: only its own id if it is not folded. */
export function foldedIds(state: State, id: NoteId): readonly NoteId[] {
  const found = selectFolds(state).find((notes) => notes.some((note) => note.id === id));
  return found ? found.map((note) => note.id) : [id];
}

/** The notes at which J and K stop: the visible notes, but only the newest of each fold. */
export function selectStops(state: State): readonly Note[] {
  const visible = selectVisibleNotes(state);
  return isFolding(state) ? stops(visible, selectFolds(state)) : visible;
}
const stops = memoizeOne((visible: readonly Note[], rows: readonly Fold[]): readonly Note[] => {
  const folded = new Set(rows.flatMap(([, ...others]) => others));
  return visible.filter((note) => !folded.has(note));
});

/**
 * Returns the newest note of the row before (-1) or after (1) a note's row, which an undo bar may have
 * replaced. Returns the first row if `id` is null or not listed.
 */
export function rowBeside(state: State, id: NoteId | null, step: 1 | -1): Note | undefined {
  const rows = selectStops(state);
  const [newest] = id === null ? [] : foldedIds(state, id);
  const at = rows.findIndex((note) => note.id === newest);
  if (at !== -1) return rows[at + step];
  const listed = selectFiltered(state);
  const from = listed.findIndex((note) => note.id === id);
  if (from === -1) return rows[0];
  const isStop = (note: Note): boolean => rows.includes(note);
  return step === 1 ? listed.slice(from + 1).find(isStop) : listed.slice(0, from).findLast(isStop);
}
