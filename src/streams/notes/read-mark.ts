import type { NoteId } from './note';

/**
 * A read or unread mark that was made in this browser; kept until the platform reports the same. It
 * does not apply to newer activity of its note, which the blogger has not seen.
 */
export interface ReadMark {
  readonly isRead: boolean;
  /** The note's time when it was marked, epoch milliseconds; later activity is not marked. */
  readonly timestamp: number;
  /** The mark belongs to "Mark all as read"; if that fails, the mark is removed. */
  readonly isOfAll?: true;
  /** Set if the mark was made for several notes at once; a refusal of such a mark is reported. */
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

/** Returns unread marks that undo "Mark all as read", except for notes with newer activity. */
export const undone = (
  marks: ReadMarks,
  notes: Readonly<Record<NoteId, { readonly timestamp: number }>>,
): ReadMarks =>
  Object.fromEntries(
    Object.entries(marks)
      .filter(([id, mark]) => mark.isOfAll && !isOlder(mark, notes[Number(id)]))
      .map(([id, mark]) => [id, { ...mark, isRead: false }]),
  );

/** Whether any of the marks belongs to "Mark all as read". */
export const isOfAll = (marks: ReadMarks): boolean => Object.values(marks).some((mark) => mark.isOfAll);
