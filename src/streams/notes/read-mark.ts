import type { NoteId } from './note';

/** A mark that was made in this browser, until the platform reports the same (decision mark-of-an-activity). */
export interface ReadMark {
  readonly isRead: boolean;
  /** The note's time when it was marked, epoch milliseconds: the activity that the mark is about. */
  readonly timestamp: number;
  /** Belongs to "Mark all as read", whose failure takes it back. */
  readonly isOfAll?: true;
}

export type ReadMarks = Readonly<Record<NoteId, ReadMark>>;

/** The time in flags that an earlier version stored: they count for any activity. */
export const ANY_ACTIVITY = 1;

/** Whether a mark was made before this activity of its note, for which it does not count. */
export const isOlder = (mark: ReadMark, activity: { readonly timestamp: number } | undefined): boolean =>
  activity !== undefined && mark.timestamp !== ANY_ACTIVITY && mark.timestamp < activity.timestamp;

/** Whether any of the marks belongs to "Mark all as read". */
export const isOfAll = (marks: ReadMarks): boolean => Object.values(marks).some((mark) => mark.isOfAll);
