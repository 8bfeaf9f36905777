import memoizeOne from 'memoize-one';
import { type Group, type GroupName, selectGroups } from '../../streams/list/groups';
import type { ModerationKind } from '../../streams/moderation/events';
import type { Note } from '../../streams/notes/note';
import { noteOverlay } from '../../streams/outbox/note-records';
import { isUnapproved } from '../../streams/outbox/note-records';
import { isRead } from '../../streams/reading/selectors';
import type { State } from '../../streams/state/state';
import { timeText } from '../time-text';

/** The data that a row shows. */
export interface RowView {
  readonly note: Note;
  readonly isSelected: boolean;
  readonly isUnread: boolean;
  /** The comment can be approved, and is not approved (section 6). */
  readonly isUnapproved: boolean;
  /** A reply is written, and not sent. */
  readonly hasDraft: boolean;
  /** The moderation of the comment that can still be undone. */
  readonly pending: ModerationKind | undefined;
  /** The age of the note in words, or its date (section 9). */
  readonly time: string;
}

/** The rows under one heading. */
export interface GroupView {
  readonly name: GroupName;
  readonly rows: readonly RowView[];
}

/** The parts of the state that rows show, besides the groups and the drafts. */
const ROW_STATE = ['selectedNoteId', 'noteReads', 'outbox', 'now'] as const;

/**
 * Returns a selector of the list's rows by group. Rows, groups and the list itself stay the same
 * objects until what they show changes, so that React skips the others.
 */
export function groupViewsSelector(locale: string): (state: State) => readonly GroupView[] {
  let views: readonly GroupView[] = [];
  const update = memoizeOne(
    (state: State, groups: readonly Group[]) => (views = updateViews(views, state, groups, locale)),
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
  locale: string,
): readonly GroupView[] {
  const lastRows = new Map(last.flatMap(({ rows }) => rows.map((row) => [row.note.id, row])));
  const views = groups.map(({ name, notes }): GroupView => {
    const rows = notes.map((note) => {
      const row = rowView(state, note, locale);
      const lastRow = lastRows.get(note.id);
      return lastRow && isSameRow(lastRow, row) ? lastRow : row;
    });
    const lastGroup = last.find((group) => group.name === name);
    return lastGroup && haveSameItems(lastGroup.rows, rows) ? lastGroup : { name, rows };
  });
  return haveSameItems(last, views) ? last : views;
}

const rowView = (state: State, note: Note, locale: string): RowView => ({
  note,
  isSelected: state.selectedNoteId === note.id,
  isUnread: !isRead(state, note),
  isUnapproved: isUnapproved(state, note),
  hasDraft: note.id in state.drafts,
  pending: noteOverlay(state, note).undoBar?.kind,
  time: timeText(note.timestamp, state.now, locale),
});

const isSameRow = (a: RowView, b: RowView): boolean =>
  a.note === b.note &&
  a.isSelected === b.isSelected &&
  a.isUnread === b.isUnread &&
  a.isUnapproved === b.isUnapproved &&
  a.hasDraft === b.hasDraft &&
  a.pending === b.pending &&
  a.time === b.time;

/** Compares drafts by their notes, because a changed text of a draft changes no row. */
const haveSameKeys = (a: object, b: object): boolean =>
  a === b || Object.keys(a).join() === Object.keys(b).join();

const haveSameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);
