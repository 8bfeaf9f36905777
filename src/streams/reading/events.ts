import type { NoteId } from '../notes/note';
import type { ReadMarks } from '../notes/read-mark';
import type { Cause } from '../../lib/cause';

/** Events about notes that are marked as read, unread or seen. */
export type ReadingEvent =
  /** Marks were read from storage. */
  | { type: 'reads.restored'; reads: ReadMarks }
  /**
   * Three events about a request with marks: it starts, the platform accepts the marks, or all
   * retries have failed (the platform may still have accepted them).
   */
  | { type: 'reads.sent'; reads: ReadMarks }
  | { type: 'reads.confirmed'; reads: ReadMarks }
  | { type: 'reads.failed'; reads: ReadMarks; cause: Cause | null }
  /** The blogger has stayed on a note that opened automatically, or has acted on it. */
  | { type: 'reads.due'; id: NoteId }
  /** "Mark all as read" was pressed. */
  | { type: 'reads.allRequested' }
  /** The platform has the marks of "Mark all as read"; `isPartial` if it could not mark notes that are not loaded. */
  | { type: 'reads.allMarked'; reads: ReadMarks; isPartial: boolean }
  /** Undo after "Mark all as read", with the marks that the platform has accepted. */
  | { type: 'reads.allUndone'; reads: ReadMarks }
  | { type: 'unread.requested'; id: NoteId }
  /** The last-seen time, in epoch seconds. It is ignored if it is earlier than the panel's. */
  | { type: 'seen.advanced'; time: number }
  /** A light poll returned a last-seen time that differs from the panel's. */
  | { type: 'seen.reported'; time: number };
