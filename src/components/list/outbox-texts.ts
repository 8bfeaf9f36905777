import { COMMENT_GONE, isGone } from '../../streams/outbox/failed';
import type { HeldUp } from '../../streams/outbox/held-up';
import { isRestoration } from '../../streams/outbox/overlay';
import type { OutboxRecord } from '../../streams/outbox/record';
import type { Kind } from '../../streams/outbox/target';
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
  const { kind, payload, note, reason, cause, notBefore } = record;
  // translators: %s is an action, such as Approve.
  if (reason === 'old') return sprintf(__('Not sent for a day: %s. Send it now?'), actionText(record));
  if (reason === 'owner')
    // translators: %s is an action, such as Approve.
    return sprintf(__('Not sent before you came: %s. Send it now?'), actionText(record));
  if (isGone(record) && !isRestoration(record))
    // translators: %s is an action, such as Approve.
    return sprintf(__('The comment no longer exists. Not done: %s.'), actionText(record));
  const text = statusText(
    // Only a note has a row in the list.
    kind === 'trash' && note === undefined ? 'trash.refused' : messageOf(kind, payload === true, reason),
  );
  return cause && reason !== 'CommentDuplicateError'
    ? `${text} ${causeText(cause, notBefore, locale)}`
    : text;
}

function messageOf(kind: Kind, value: boolean, reason: string | undefined): StatusMessage {
  if (kind === 'reply') return reason === 'CommentDuplicateError' ? 'reply.duplicate' : 'reply.failed';
  if (kind === 'untrash' || kind === 'unspam')
    return reason === COMMENT_GONE ? 'restore.gone' : 'restore.failed';
  return kind === 'trash' || kind === 'spam' || value ? `${kind}.failed` : `un${kind}.failed`;
}

/** The action of a record, as its button says it. */
export function actionText({ kind, payload }: OutboxRecord): string {
  switch (kind) {
    case 'trash':
      return _x('Trash', 'verb');
    case 'spam':
      return _x('Spam', 'verb');
    case 'untrash':
    case 'unspam':
      return _x('Restore', 'verb');
    case 'reply':
      return String(payload);
    case 'approve':
      return payload === true ? _x('Approve', 'verb') : _x('Unapprove', 'verb');
    case 'like':
      return payload === true ? _x('Like', 'verb') : _x('Unlike', 'verb');
    case 'follow':
      return payload === true ? _x('Follow', 'verb') : _x('Unfollow', 'verb');
  }
}
