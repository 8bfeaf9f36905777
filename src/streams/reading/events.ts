import type { NoteId } from '../notes/note';
import type { ReadMarks } from '../notes/read-mark';

/** Notes are marked as read, unread or seen. */
export type ReadingEvent =
  /** Marks were found in storage. */
  | { type: 'reads.restored'; reads: ReadMarks }
  /**
   * The request with these marks starts; then the platform accepts them, or may not have accepted
   * them after all retries.
   */
  | { type: 'reads.sent'; reads: ReadMarks }
  | { type: 'reads.confirmed'; reads: ReadMarks }
  | { type: 'reads.failed'; reads: ReadMarks }
  /** The blogger has stayed on a note that opened by itself, or has acted on it. */
  | { type: 'reads.due'; id: NoteId }
  /** "Mark all as read" was pressed. */
  | { type: 'reads.allRequested' }
  | { type: 'unread.requested'; id: NoteId }
  /** `time` is in epoch seconds. */
  | { type: 'seen.advanced'; time: number }
  /** The platform may not have this time, and may be asked again. */
  | { type: 'seen.failed'; time: number };
