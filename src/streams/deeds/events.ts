import type { NoteId } from '../notes/note';
import type { Batch } from '../triage/state';

/**
 * Events about what the blogger did. `id` is that of a deed on several notes, or that of the record of a
 * single action.
 */
export type DeedEvent =
  /** The blogger acts on several notes. `at` is in epoch milliseconds. */
  | ({ type: 'batch.requested' } & Batch)
  /** The blogger wants these notes out of the lists, of which only visible ones and the open one count. */
  | { type: 'aside.requested'; ids: readonly NoteId[] }
  /** It is taken back: what was before is wanted again. */
  | { type: 'deed.undone'; id: string }
  /** The time to take it back is over, or its bar was closed: what waits for that is sent at once. */
  | { type: 'deed.closed'; id: string }
  /** The blogger retried or discarded what has failed. */
  | { type: 'deed.retried'; id: string }
  | { type: 'deed.discarded'; id: string }
  /** The platform does not allow these notes of a batch to be marked as read or unread. */
  | { type: 'deed.refused'; isRead: boolean; ids: readonly NoteId[] };
