import type { NoteId } from './note';

/**
 * A read or unread mark that was made in this browser. It is kept until the platform reports the same state. It
 * does not apply to later activity of its note, which the blogger has not seen.
 */
export interface ReadMark {
  readonly isRead: boolean;
  /** The note's time when the mark was made, in epoch milliseconds. The mark does not apply to later activity. */
  readonly timestamp: number;
  /** Set if the mark was made by "Mark all as read". If that fails, the mark is removed. */
  readonly isOfAll?: true;
  /** Set if the mark was made for several selected notes. If the platform refuses it, that is reported. */
  readonly isOfBatch?: true;
  /** Set if the platform forbids the mark. It is not sent again until the blogger makes it again. */
  readonly isForbidden?: true;
}

export type ReadMarks = Readonly<Record<NoteId, ReadMark>>;

/** Whether the note has newer activity than the mark, so that the mark does not apply. */
export const isOlder = (
  mark: Pick<ReadMark, 'timestamp'>,
  activity: { readonly timestamp: number } | undefined,
): boolean => activity !== undefined && mark.timestamp < activity.timestamp;

/** Returns the unread marks that undo "Mark all as read". Notes with newer activity are left out. */
export const undone = (
  marks: ReadMarks,
  notes: Readonly<Record<NoteId, { readonly timestamp: number }>>,
): ReadMarks =>
  Object.fromEntries(
    Object.entries(marks)
      .filter(([id, mark]) => mark.isOfAll && !isOlder(mark, notes[Number(id)]))
      .map(([id, mark]) => [id, { ...mark, isRead: false }]),
  );

/** Whether any of the marks was made by "Mark all as read" or its Undo. */
export const isOfAll = (marks: ReadMarks): boolean => Object.values(marks).some((mark) => mark.isOfAll);
