import { isGone } from '../../streams/outbox/failed';
import type { HeldUp } from '../../streams/outbox/held-up';
import { type Action, actionOf } from '../../streams/outbox/aspects';
import { COMMENT_GONE, type OutboxRecord } from '../../streams/outbox/record';
import type { StatusMessage } from '../../streams/status/state';
import { __, _n, _x, sprintf } from '../../i18n';
import { countText } from '../count-text';
import { causeText, timeText } from '../status/cause-text';
import { statusText } from '../status/status-text';

/**
 * The text about waiting actions: their number and what they wait for. Replies are named; mixed
 * actions are "changes".
 */
export function heldUpText({ count, areReplies, why }: HeldUp, locale: string): string {
  const number = countText(count, locale);
  switch (why) {
    case 'offline':
      return sprintf(
        areReplies
          ? // translators: %s is a number.
            _n('%s reply waits for the network.', '%s replies wait for the network.', count)
          : // translators: %s is a number.
            _n('%s change waits for the network.', '%s changes wait for the network.', count),
        number,
      );
    case 'signedOut':
      return sprintf(
        areReplies
          ? // translators: %s is a number.
            _n('%s reply waits until you sign in.', '%s replies wait until you sign in.', count)
          : // translators: %s is a number.
            _n('%s change waits until you sign in.', '%s changes wait until you sign in.', count),
        number,
      );
    case 'retrying':
      return sprintf(
        areReplies
          ? // translators: %s is a number.
            _n('%s reply is still being sent.', '%s replies are still being sent.', count)
          : // translators: %s is a number.
            _n('%s change is still being sent.', '%s changes are still being sent.', count),
        number,
      );
  }
}

/** When what waits is sent, after the platform had too many requests. `until` is in epoch milliseconds. */
export const tooManyText = (until: number, locale: string): string =>
  sprintf(
    // translators: %s is a time of day.
    __('There were too many requests. It goes on at %s.'),
    timeText(until, locale),
  );

export const unkeptText = (): string =>
  __("This browser can't store it. Keep this page open until it's sent.");

/** The text about a failed action with its cause, or a question if it was never sent. */
export function failedText(record: OutboxRecord, locale: string): string {
  const { note, failed, cause, dueAt } = record;
  const action = actionOf(record);
  // translators: %s is an action, such as Approve.
  if (failed === 'old') return sprintf(__('Not sent for a day: %s. Send it now?'), actionText(record));
  if (failed === 'owner')
    // translators: %s is an action, such as Approve.
    return sprintf(__('Not sent before you came: %s. Send it now?'), actionText(record));
  if (isGone(record) && action !== 'restore')
    // translators: %s is an action, such as Approve.
    return sprintf(__('The comment no longer exists. Not done: %s.'), actionText(record));
  const text = statusText(
    // Only a note has a row in the list.
    action === 'trash' && note === undefined ? 'trash.refused' : messageOf(action, failed),
  );
  return cause && failed !== 'CommentDuplicateError' ? `${text} ${causeText(cause, dueAt, locale)}` : text;
}

function messageOf(action: Action, failed: string | undefined): StatusMessage {
  if (action === 'reply' && failed === 'CommentDuplicateError') return 'reply.duplicate';
  return action === 'restore' && failed === COMMENT_GONE ? 'restore.gone' : `${action}.failed`;
}

/** The action of a record, as its button says it; a reply by its text. */
export const actionText = (record: OutboxRecord): string =>
  record.aspect === 'reply' ? String(record.wanted) : verbText(actionOf(record));

/** An action, as its button says it. */
export function verbText(action: Action): string {
  switch (action) {
    case 'trash':
      return _x('Trash', 'verb');
    case 'spam':
      return _x('Spam', 'verb');
    case 'restore':
      return _x('Restore', 'verb');
    case 'reply':
      return __('Reply');
    case 'approve':
      return _x('Approve', 'verb');
    case 'unapprove':
      return _x('Unapprove', 'verb');
    case 'like':
      return _x('Like', 'verb');
    case 'unlike':
      return _x('Unlike', 'verb');
    case 'follow':
      return _x('Follow', 'verb');
    case 'unfollow':
      return _x('Unfollow', 'verb');
  }
}
