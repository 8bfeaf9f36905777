import type { RecordAction } from '../actions/table';
import type { Cause } from '../../lib/cause';
import type { NoteId } from '../notes/note';
import type { ReadMarks } from '../notes/read-mark';

/** The name of a message of the status bar; `status-text.ts` has the texts. */
export type StatusMessage =
  | 'reads.all'
  | 'reads.some'
  | 'reads.none'
  | 'reads.noneFound'
  | 'reply.sent'
  | 'reply.duplicate'
  | 'reply.unstored'
  | 'done'
  | 'done.first'
  | 'done.unstored'
  | 'restored'
  | 'restore.gone'
  | 'trash.refused'
  | 'unfollowed'
  | 'reads.offline'
  | 'signIn.unreachable'
  | 'signIn.unloaded'
  | `${RecordAction | 'reads' | 'unreads'}.failed`;

/** The action that a message is about. `at` is its time in epoch milliseconds. */
export type MessageDeed = { readonly at: number } & (
  | { readonly action: 'done'; readonly ids: readonly NoteId[] }
  | { readonly action: 'readAll'; readonly reads: ReadMarks }
  | { readonly action: 'unfollow'; readonly siteId: number }
);

export interface Status {
  readonly message: StatusMessage;
  readonly kind: 'success' | 'failure';
  /** The address of the sent reply, for a link. */
  readonly url?: string;
  /** The number of notes that the message is about. */
  readonly count?: number;
  /** The action that the message's Undo button reverts. */
  readonly deed?: MessageDeed;
  /** Why the action failed. */
  readonly cause?: Cause;
  /** When the platform's rate limit ends, in epoch milliseconds. */
  readonly until?: number;
  /** Set if the message is about a failed action that the "Recently done" list contains. */
  readonly isListed?: true;
  readonly durationMs: number;
}

export interface StatusState {
  readonly status: Status | null;
}

export const initialStatusState: StatusState = { status: null };
