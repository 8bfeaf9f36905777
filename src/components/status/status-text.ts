import type { StatusMessage } from '../../streams/status/state';
import { __ } from '../../i18n';

/** The text of a status message (section 8). */
export function statusText(message: StatusMessage): string {
  switch (message) {
    case 'reply.sent':
      return __('Reply posted!');
    case 'unfollowed':
      return __('You no longer follow this site.');
    case 'undo.tooLate':
      return __("It's too late to undo this.");
    case 'reads.all':
      return __('All notifications marked as read.');
    case 'reply.duplicate':
      return __("Duplicate comment; you've already said that!");
    case 'reply.failed':
      return __('Reply Failed: Please, try again.');
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
    case 'approve.failed':
      return __("The comment couldn't be approved. Please try again.");
    case 'unapprove.failed':
      return __("The comment couldn't be unapproved. Please try again.");
    case 'like.failed':
      return __("Your like couldn't be saved. Please try again.");
    case 'unlike.failed':
      return __("Your like couldn't be removed. Please try again.");
    case 'follow.failed':
      return __("The site couldn't be followed. Please try again.");
    case 'unfollow.failed':
      return __("The site couldn't be unfollowed. Please try again.");
    case 'spam.failed':
      return __("The comment couldn't be marked as spam. It's back in your list.");
    case 'trash.failed':
      return __("The comment couldn't be trashed. It's back in your list.");
  }
}
