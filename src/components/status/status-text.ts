import { isSent, type RecordAction } from '../../streams/actions/table';
import type { Status, StatusMessage } from '../../streams/status/state';
import { __, _n, sprintf } from '../../i18n';
import { ACTION_TEXTS } from '../action-texts';
import { countText } from '../count-text';
import { causeText } from './cause-text';

/** The text of a message and its cause. */
export const messageText = ({ message, count, cause, until }: Status, locale: string): string => {
  const text = statusText(message, count, locale);
  return cause ? `${text} ${causeText(cause, until, locale)}` : text;
};

/**
 * The text of a status message (section 8). `count` is the number of notes that were marked as read or set
 * aside.
 */
export function statusText(message: StatusMessage, count = 0, locale = 'en'): string {
  switch (message) {
    case 'reply.sent':
      return __('Reply posted!');
    case 'unfollowed':
      return __('You no longer follow this site.');
    case 'reads.all':
      // translators: %s: how many notifications.
      return sprintf(_n('%s marked as read.', '%s marked as read.', count), countText(count, locale));
    case 'reads.some':
      return sprintf(
        // translators: %s: how many notifications. Older ones could not be marked.
        _n(
          "%s marked as read. Older ones couldn't be reached. Please try again.",
          "%s marked as read. Older ones couldn't be reached. Please try again.",
          count,
        ),
        countText(count, locale),
      );
    case 'reads.none':
      return __("You're all caught up!");
    case 'reads.noneFound':
      return __('No unread notifications found.');
    case 'unreads.failed':
      return __("Your notifications couldn't be marked as unread. Please try again.");
    case 'reply.duplicate':
      return __("Duplicate comment; you've already said that!");
    case 'reply.unstored':
      return __("This browser can't store your reply. Keep this page open until it's posted.");
    case 'reads.failed':
      return __("Your notifications couldn't be marked as read. Please try again.");
    case 'reads.offline':
      return __("You're offline. Your notifications weren't marked as read.");
    case 'signIn.unreachable':
      return __("The sign-in page can't be reached right now. Please try again.");
    case 'signIn.unloaded':
      return __("This part of the panel couldn't be loaded.");
    case 'done':
      return count > 1
        ? // translators: %s: how many notifications.
          sprintf(_n('%s set aside.', '%s set aside.', count), countText(count, locale))
        : __('Set aside.');
    case 'done.first':
      return count > 1
        ? sprintf(
            // translators: %s: how many notifications.
            _n(
              '%s set aside, in this browser only. Anything new brings them back.',
              '%s set aside, in this browser only. Anything new brings them back.',
              count,
            ),
            countText(count, locale),
          )
        : __('Set aside, in this browser only. Anything new brings it back.');
    case 'done.unstored':
      return __("This browser can't store it. Set aside until this page closes.");
    case 'restored':
      return __('Comment restored.');
    case 'restore.gone':
      return __("The comment can't be restored: it no longer exists.");
    case 'trash.refused':
      return __("The comment couldn't be trashed. Please try again.");
    default: {
      const failed: `${RecordAction}.failed` = message;
      const [action = ''] = failed.split('.');
      return isSent(action) ? ACTION_TEXTS[action].failed() : '';
    }
  }
}
