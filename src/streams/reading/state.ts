import type { NoteId } from '../notes/note';
import type { ReadMarks } from '../notes/read-mark';

/** The state of reading: which notes are read, and which are new. */
export interface ReadingState {
  /** Read and unread marks made in this browser, kept until the platform reports the same state. */
  readonly noteReads: ReadMarks;
  /** Marks in the running request. */
  readonly sentReads: ReadMarks;
  /**
   * Notes that were read while the unread filter was on: they stay in its list until the filter
   * changes.
   */
  readonly filteredNoteReads: Readonly<Record<NoteId, true>>;
  /**
   * The last note that opened automatically: it replaced one that was marked as spam or trashed, or it was open
   * when it got new activity. It stays unread until the blogger stays on it or acts on it. Null after Undo, and
   * after "Mark as unread".
   */
  readonly autoOpenedNoteId: NoteId | null;
  /**
   * The open note that left the list with the last action, if any. Undo opens it again while the note that replaced
   * it is open.
   */
  readonly leftNoteId: NoteId | null;
  /** The last-seen time in epoch seconds. Notes after this time are new. */
  readonly lastSeenTime: number;
  /** The last-seen time when the panel opened; null while it is closed, and before the first list. */
  readonly seenBefore: number | null;
  /** The last-seen time of the platform's last report. If the local time is later, the local time is sent again. */
  readonly reportedSeenTime: number;
}

export const initialReadingState: ReadingState = {
  noteReads: {},
  sentReads: {},
  filteredNoteReads: {},
  autoOpenedNoteId: null,
  leftNoteId: null,
  lastSeenTime: 0,
  seenBefore: null,
  reportedSeenTime: 0,
};
