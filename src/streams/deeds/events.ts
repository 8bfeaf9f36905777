import type { NoteId } from '../notes/note';
import type { Batch } from '../triage/state';

/**
 * Events about actions. `id` is the id of a batch (an action on several notes), or of the record of a single
 * action.
 */
export type DeedEvent =
  /** The blogger acted on several notes. `at` is in epoch milliseconds. */
  | ({ type: 'batch.requested' } & Batch)
  /** The blogger requested to set notes aside. Notes that are neither visible nor open are ignored. */
  | { type: 'aside.requested'; ids: readonly NoteId[] }
  /** A batch or a single action was undone: the previous value is wanted again. */
  | { type: 'deed.undone'; id: string }
  /** The undo window has ended, or the bar was closed. Waiting records are sent at once. */
  | { type: 'deed.closed'; id: string }
  /** The blogger retried or discarded the failed records. */
  | { type: 'deed.retried'; id: string }
  | { type: 'deed.discarded'; id: string }
  /** The platform does not allow the blogger to mark these notes of a batch as read or unread. */
  | { type: 'deed.refused'; isRead: boolean; ids: readonly NoteId[] };
