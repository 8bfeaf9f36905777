import type { RecordAction } from '../actions/table';
import { COMMENT_DUPLICATE, COMMENT_GONE } from '../outbox/record';
import type { StatusMessage } from './state';

/** Returns the message for a failed action. `failed` is the platform's error code. */
export function failureOf(
  action: RecordAction,
  failed: string | undefined,
  isOnNote: boolean,
): StatusMessage {
  // A comment in a conversation has no row in the list.
  if (action === 'trash' && !isOnNote) return 'trash.refused';
  if (action === 'reply' && failed === COMMENT_DUPLICATE) return 'reply.duplicate';
  return action === 'restore' && failed === COMMENT_GONE ? 'restore.gone' : `${action}.failed`;
}
