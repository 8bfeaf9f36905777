import type { NoteId } from '../notes/note';

/** Notes are marked as read, unread or seen. */
export type ReadingEvent =
  /** Read flags were found in storage. */
  | { type: 'reads.restored'; ids: readonly NoteId[] }
  /**
   * The request with these marks starts; then the platform accepts it, or may not have accepted it.
   */
  | { type: 'reads.sent'; reads: Readonly<Record<NoteId, boolean>> }
  | { type: 'reads.confirmed'; reads: Readonly<Record<NoteId, boolean>> }
  | { type: 'reads.failed' }
  /** The blogger has stayed on a note that opened by itself, or has acted on it. */
  | { type: 'reads.due'; id: NoteId }
  /** "Mark all as read" was pressed. */
  | { type: 'reads.allRequested' }
  /** The platform accepts the marks of these notes, or has not accepted them after all retries. */
  | { type: 'reads.allConfirmed'; ids: readonly NoteId[] }
  | { type: 'reads.allFailed'; ids: readonly NoteId[] }
  | { type: 'unread.requested'; id: NoteId }
  /** `time` is in epoch seconds. */
  | { type: 'seen.advanced'; time: number };
