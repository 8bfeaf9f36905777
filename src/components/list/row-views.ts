import memoizeOne from 'memoize-one';
import type { ButtonHTMLAttributes, Key, ReactNode } from 'react';
import { type Group, type GroupName, selectGroups } from '../../streams/list/groups';
import type { Note, NoteId } from '../../streams/notes/note';
import { isUnapproved, noteOverlay } from '../../streams/outbox/note-records';
import type { UndoBar } from '../../streams/outbox/overlay';
import { isRead } from '../../streams/reading/selectors';
import type { State } from '../../streams/state/state';
import { timeText } from '../time-text';

/** The data that a row shows. */
export interface RowView {
  readonly key: Key;
  readonly note: Note;
  readonly isSelected: boolean;
  /** Whether the row is selected for the next action on several notes. */
  readonly isChecked: boolean;
  readonly isUnread: boolean;
  /** Whether the comment can be approved, and is not approved (section 6). */
  readonly isUnapproved: boolean;
  /** Whether the note has a draft. */
  readonly hasDraft: boolean;
  /** Whether this is the oldest of the notes since the last visit. */
  readonly isLastNew: boolean;
  /** The undo bar, while the comment's moderation can be undone. */
  readonly pending: UndoBar | undefined;
  /** The age of the note in words, its date (section 9), or how long the comment has waited. */
  readonly time: string;
  /** The parts that only a folded row has. For a folded row, `note` is the newest of its notes. */
  readonly fold?: FoldParts;
}

/** Attributes of a folded row, and the line below its texts. */
export interface FoldParts {
  readonly props: ButtonHTMLAttributes<HTMLButtonElement> & { readonly 'data-folded': string };
  readonly line: ReactNode;
}

/** The rows under one heading. */
export interface GroupView {
  readonly name: GroupName;
  readonly rows: readonly RowView[];
}

/** Returns the time of a row in words for its timestamp, the current time and the locale. */
export type TimeOf = (timestamp: number, now: number, locale: string) => string;

/** The parts of the state that rows show, besides the groups and the drafts. */
const ROW_STATE = ['selectedNoteId', 'checkedNoteIds', 'noteReads', 'outbox', 'now', 'seenBefore'] as const;

/**
 * Returns a selector for the list's rows by group. Rows, groups and the list itself stay the same objects until
 * their content changes, so that React skips unchanged ones.
 */
export function groupViewsSelector(
  locale: string,
  timeOf: TimeOf = timeText,
): (state: State) => readonly GroupView[] {
  let views: readonly GroupView[] = [];
  const update = memoizeOne(
    (state: State, groups: readonly Group[]) =>
      (views = updateViews(views, state, groups, (note) => timeOf(note.timestamp, state.now, locale))),
    ([state, groups], [lastState, lastGroups]) =>
      groups === lastGroups &&
      ROW_STATE.every((key) => state[key] === lastState[key]) &&
      haveSameKeys(state.drafts, lastState.drafts),
  );
  return (state) => update(state, selectGroups(state));
}

function updateViews(
  last: readonly GroupView[],
  state: State,
  groups: readonly Group[],
  timeOf: (note: Note) => string,
): readonly GroupView[] {
  const lastNew = lastNewId(state, groups);
  const lastRows = new Map(last.flatMap(({ rows }) => rows.map((row) => [row.note.id, row])));
  const views = groups.map(({ name, notes }): GroupView => {
    const rows = notes.map((note) => {
      const row = rowView(state, note, timeOf(note), note.id === lastNew);
      const lastRow = lastRows.get(note.id);
      return lastRow && isSameRow(lastRow, row) ? lastRow : row;
    });
    const lastGroup = last.find((group) => group.name === name);
    return lastGroup && haveSameItems(lastGroup.rows, rows) ? lastGroup : { name, rows };
  });
  return haveSameItems(last, views) ? last : views;
}

/** The note above the line "New since your last visit"; undefined if all notes are new, or none is. */
function lastNewId({ view, seenBefore }: State, groups: readonly Group[]): NoteId | undefined {
  if (view !== 'notes' || seenBefore === null) return undefined;
  const notes = groups.flatMap((group) => group.notes);
  return notes[notes.findIndex(({ timestamp }) => Math.floor(timestamp / 1000) <= seenBefore) - 1]?.id;
}

const rowView = (state: State, note: Note, time: string, isLastNew: boolean): RowView => ({
  key: note.id,
  note,
  isSelected: state.selectedNoteId === note.id,
  isChecked: note.id in state.checkedNoteIds,
  isUnread: !isRead(state, note),
  isUnapproved: isUnapproved(state, note),
  hasDraft: note.id in state.drafts,
  isLastNew,
  pending: noteOverlay(state, note).undoBar,
  time,
});

const isSameRow = (a: RowView, b: RowView): boolean =>
  a.note === b.note &&
  a.isSelected === b.isSelected &&
  a.isChecked === b.isChecked &&
  a.isUnread === b.isUnread &&
  a.isUnapproved === b.isUnapproved &&
  a.hasDraft === b.hasDraft &&
  a.isLastNew === b.isLastNew &&
  a.pending?.id === b.pending?.id &&
  a.time === b.time;

/** Compares drafts by their notes, because rows do not show the text of a draft. */
const haveSameKeys = (a: object, b: object): boolean =>
  a === b || Object.keys(a).join() === Object.keys(b).join();

const haveSameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);
