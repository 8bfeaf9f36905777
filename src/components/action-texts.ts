import {
  Archive,
  Check,
  CircleSlash,
  type IconNode,
  Mail,
  MailOpen,
  OctagonAlert,
  ShieldAlert,
  Star,
  Trash2,
} from 'lucide';
import {
  type BatchedAction,
  nextOf,
  type NoteAction,
  type RecordAction,
  type RowAction,
} from '../streams/actions/table';
import { __, _n, _x, sprintf } from '../i18n';
import { countText } from './count-text';

type Text = () => string;

interface Texts {
  /** The label of the action's button. */
  readonly label: Text;
  /** Texts that replace the label: `short` on a narrow button, `title` in a tooltip or a list. */
  readonly short?: Text;
  readonly title?: Text;
  /**
   * Texts that replace the label: `state` once the action is done, `underway` while the platform does not
   * respond.
   */
  readonly state?: Text;
  readonly underway?: Text;
  /**
   * Texts about the action once it is done: `past` in the list of recent actions, `many` about several notes,
   * with `%s` for their number.
   */
  readonly past?: Text;
  readonly many?: (count: number) => string;
  readonly failed?: Text;
  readonly icon?: IconNode;
  /**
   * The icon and the style in an open note. `prominent`: the note waits for this action; `destructive`: the
   * action removes the note.
   */
  readonly noteIcon?: IconNode;
  readonly look?: 'prominent' | 'destructive';
}

type With<K extends keyof Texts> = Texts & Required<Pick<Texts, K>>;

/** The texts and icons of all actions. */
export const ACTION_TEXTS: Readonly<
  Record<RecordAction, With<'past' | 'failed'>> &
    Record<RowAction, With<'icon'>> &
    Record<BatchedAction, With<'many'>> &
    Record<'done', With<'past'>>
> = {
  approve: {
    icon: Check,
    look: 'prominent',
    label: () => _x('Approve', 'verb'),
    state: () => _x('Approved', 'state of a comment'),
    underway: () => _x('Approving', 'state of a comment'),
    past: () => _x('Approved', 'recently done'),
    // translators: %s is a number.
    many: (count) => _n('%s comment approved', '%s comments approved', count),
    failed: () => __("The comment couldn't be approved. Please try again."),
  },
  unapprove: {
    icon: CircleSlash,
    label: () => _x('Unapprove', 'verb'),
    underway: () => _x('Unapproving', 'state of a comment'),
    past: () => _x('Unapproved', 'recently done'),
    // translators: %s is a number.
    many: (count) => _n('%s comment unapproved', '%s comments unapproved', count),
    failed: () => __("The comment couldn't be unapproved. Please try again."),
  },
  like: {
    icon: Star,
    label: () => _x('Like', 'verb'),
    state: () => _x('Liked', 'state of a post or comment'),
    past: () => _x('Liked', 'recently done'),
    // translators: %s is a number.
    many: (count) => _n('%s notification liked', '%s notifications liked', count),
    failed: () => __("Your like couldn't be saved. Please try again."),
  },
  unlike: {
    icon: Star,
    label: () => _x('Unlike', 'verb'),
    past: () => _x('Unliked', 'recently done'),
    // translators: %s is a number.
    many: (count) => _n('%s notification unliked', '%s notifications unliked', count),
    failed: () => __("Your like couldn't be removed. Please try again."),
  },
  read: {
    icon: MailOpen,
    label: () => __('Mark as read'),
    short: () => _x('Read', 'verb: mark as read'),
    // translators: %s is a number.
    many: (count) => _n('%s marked as read', '%s marked as read', count),
  },
  unread: {
    icon: Mail,
    label: () => __('Mark as unread'),
    short: () => _x('Unread', 'verb: mark as unread'),
    // translators: %s is a number.
    many: (count) => _n('%s marked as unread', '%s marked as unread', count),
  },
  spam: {
    icon: OctagonAlert,
    noteIcon: ShieldAlert,
    look: 'destructive',
    label: () => _x('Spam', 'verb'),
    title: () => __('Mark as spam'),
    past: () => _x('Marked as spam', 'recently done'),
    // translators: %s is a number.
    many: (count) => _n('%s comment marked as spam', '%s comments marked as spam', count),
    failed: () => __("The comment couldn't be marked as spam. It's back in your list."),
  },
  trash: {
    icon: Trash2,
    look: 'destructive',
    label: () => _x('Trash', 'verb'),
    past: () => _x('Trashed', 'recently done'),
    // translators: %s is a number.
    many: (count) => _n('%s comment trashed', '%s comments trashed', count),
    failed: () => __("The comment couldn't be trashed. It's back in your list."),
  },
  done: {
    icon: Archive,
    label: () => __('Set aside'),
    past: () => _x('Set aside', 'recently done'),
  },
  restore: {
    label: () => _x('Restore', 'verb'),
    past: () => _x('Restored', 'recently done'),
    failed: () => __("The comment couldn't be restored. Please try again."),
  },
  follow: {
    label: () => _x('Follow', 'verb'),
    past: () => _x('Followed', 'recently done'),
    failed: () => __("The site couldn't be followed. Please try again."),
  },
  unfollow: {
    label: () => _x('Unfollow', 'verb'),
    past: () => _x('Unfollowed', 'recently done'),
    failed: () => __("The site couldn't be unfollowed. Please try again."),
  },
  reply: {
    label: () => __('Reply'),
    past: () => _x('Replied', 'recently done'),
    failed: () => __('Reply Failed: Please, try again.'),
  },
};

/** The label of an action's button. */
export const actionLabel = (action: RecordAction | RowAction): string => ACTION_TEXTS[action].label();

/** The label of an action on a narrow button: the short one if there is one. */
export function shortLabel(action: RowAction): string {
  const { label, short = label } = ACTION_TEXTS[action];
  return short();
}

/** The text of an action in a tooltip or a list. */
export function actionTitle(action: RowAction): string {
  const { label, title = label } = ACTION_TEXTS[action];
  return title();
}

/** The text of the bar after an action on several notes, such as "7 comments trashed". */
export const doneText = (action: BatchedAction, count: number, locale: string): string =>
  sprintf(ACTION_TEXTS[action].many(count), countText(count, locale));

/**
 * The label of a button, which names the state once the action is done. While the platform does not respond,
 * the label does not claim that the action is done.
 */
export function stateLabel(button: NoteAction, isOn: boolean, isHeldUp: boolean): string {
  const { label, state = label } = ACTION_TEXTS[button];
  const { underway } = ACTION_TEXTS[nextOf(button, !isOn)];
  if (isHeldUp && underway) return underway();
  return isOn ? state() : label();
}

/** The tooltip of a button: the action that a press runs, because the label may name a state. */
export const stateTitle = (button: NoteAction, isOn: boolean): string => actionTitle(nextOf(button, isOn));
