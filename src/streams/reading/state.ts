import type { NoteId } from '../notes/note';

/** Which notes are read, and which are new. */
export interface ReadingState {
  /** Marked here as read (true) or unread (false), until the platform reports the same. */
  readonly noteReads: Readonly<Record<NoteId, boolean>>;
  /**
   * Notes of "Mark all as read", until the platform responds: true if a failure takes the mark in
   * `noteReads` back, false if the note has been read meanwhile. They are not sent as single marks.
   */
  readonly allReads: Readonly<Record<NoteId, boolean>>;
  /** Marks in the request that is running. */
  readonly sentReads: Readonly<Record<NoteId, boolean>>;
  /** Read while the unread filter was on: they stay in its list until the filter changes. */
  readonly filteredNoteReads: Readonly<Record<NoteId, true>>;
  /**
   * The note that opened by itself last, because the one before it was marked as spam or trashed. It
   * stays unread until the blogger stays on it or acts on it.
   */
  readonly autoOpenedNoteId: NoteId | null;
  /** Epoch seconds; a later note is new. */
  readonly lastSeenTime: number;
}

export const initialReadingState: ReadingState = {
  noteReads: {},
  allReads: {},
  sentReads: {},
  filteredNoteReads: {},
  autoOpenedNoteId: null,
  lastSeenTime: 0,
};
