import { actionOf } from '../../streams/actions/table';
import { isGone } from '../../streams/outbox/failed';
import { failureOf } from '../../streams/status/failure-of';
import type { HeldUp } from '../../streams/outbox/held-up';
import type { OutboxRecord } from '../../streams/outbox/record';
import { __, _n, sprintf } from '../../i18n';
import { actionLabel } from '../action-texts';
import { countText } from '../count-text';
import { causeText, timeText } from '../status/cause-text';
import { statusText } from '../status/status-text';

/** The texts about one reply or several, and about one change or several. */
const HELD_UP: Readonly<Record<HeldUp['why'], (areReplies: boolean, count: number) => string>> = {
  offline: (areReplies, count) =>
    areReplies
      ? // translators: %s is a number.
        _n('%s reply waits for the network.', '%s replies wait for the network.', count)
      : // translators: %s is a number.
        _n('%s change waits for the network.', '%s changes wait for the network.', count),
  signedOut: (areReplies, count) =>
    areReplies
      ? // translators: %s is a number.
        _n('%s reply waits until you sign in.', '%s replies wait until you sign in.', count)
      : // translators: %s is a number.
        _n('%s change waits until you sign in.', '%s changes wait until you sign in.', count),
  retrying: (areReplies, count) =>
    areReplies
      ? // translators: %s is a number.
        _n('%s reply is still being sent.', '%s replies are still being sent.', count)
      : // translators: %s is a number.
        _n('%s change is still being sent.', '%s changes are still being sent.', count),
};

/**
 * The text about waiting actions: their number and what they wait for. Replies are named; mixed
 * actions are "changes".
 */
export const heldUpText = ({ count, areReplies, why }: HeldUp, locale: string): string =>
  sprintf(HELD_UP[why](areReplies, count), countText(count, locale));

/** The text about waiting actions, with the pause that the platform asks for, and a warning if they are not stored. */
export const waitingText = (heldUp: HeldUp, isKept: boolean, locale: string): string =>
  [
    heldUpText(heldUp, locale),
    heldUp.tooManyUntil > 0 && tooManyText(heldUp.tooManyUntil, locale),
    !isKept && __("This browser can't store it. Keep this page open until it's sent."),
  ]
    .filter(Boolean)
    .join(' ');

/** The text after the platform refused too many requests. `until`, in epoch milliseconds, is when sending continues. */
const tooManyText = (until: number, locale: string): string =>
  sprintf(
    // translators: %s is a time of day.
    __('There were too many requests. It goes on at %s.'),
    timeText(until, locale),
  );

/** The text about a failed action and its cause; a question if the action was never sent. */
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
  const message = failureOf(action, failed, note !== undefined);
  const text = statusText(message);
  return cause && message !== 'reply.duplicate' ? `${text} ${causeText(cause, dueAt, locale)}` : text;
}

/** The label of a record's action, as on its button; for a reply, its text. */
export const actionText = (record: OutboxRecord): string =>
  record.aspect === 'reply' ? String(record.wanted) : actionLabel(actionOf(record));
