import {
  Archive,
  Check,
  CircleSlash,
  type IconNode,
  Mail,
  MailOpen,
  OctagonAlert,
  Star,
  Trash2,
} from 'lucide';
import type { BatchAction, BatchedAction } from '../../streams/triage/state';
import { __, _n, _x, sprintf } from '../../i18n';
import { countText } from '../count-text';

/** The words of an action on a button. */
export function actionLabel(action: BatchAction): string {
  switch (action) {
    case 'approve':
      return _x('Approve', 'verb');
    case 'unapprove':
      return _x('Unapprove', 'verb');
    case 'like':
      return _x('Like', 'verb');
    case 'unlike':
      return _x('Unlike', 'verb');
    case 'read':
      return _x('Read', 'verb: mark as read');
    case 'unread':
      return _x('Unread', 'verb: mark as unread');
    case 'spam':
      return _x('Spam', 'verb');
    case 'trash':
      return _x('Trash', 'verb');
    case 'done':
      return __('Set aside');
  }
}

export const ACTION_ICONS: Readonly<Record<BatchAction, IconNode>> = {
  approve: Check,
  unapprove: CircleSlash,
  like: Star,
  unlike: Star,
  read: MailOpen,
  unread: Mail,
  spam: OctagonAlert,
  trash: Trash2,
  done: Archive,
};

/** The text of the bar after a batch, such as "7 comments trashed". */
export function doneText(action: BatchedAction, count: number, locale: string): string {
  const number = countText(count, locale);
  switch (action) {
    case 'approve':
      // translators: %s is a number.
      return sprintf(_n('%s comment approved', '%s comments approved', count), number);
    case 'unapprove':
      // translators: %s is a number.
      return sprintf(_n('%s comment unapproved', '%s comments unapproved', count), number);
    case 'like':
      // translators: %s is a number.
      return sprintf(_n('%s notification liked', '%s notifications liked', count), number);
    case 'unlike':
      // translators: %s is a number.
      return sprintf(_n('%s notification unliked', '%s notifications unliked', count), number);
    case 'read':
      // translators: %s is a number.
      return sprintf(_n('%s marked as read', '%s marked as read', count), number);
    case 'unread':
      // translators: %s is a number.
      return sprintf(_n('%s marked as unread', '%s marked as unread', count), number);
    case 'spam':
      // translators: %s is a number.
      return sprintf(_n('%s comment marked as spam', '%s comments marked as spam', count), number);
    case 'trash':
      // translators: %s is a number.
      return sprintf(_n('%s comment trashed', '%s comments trashed', count), number);
  }
}
