import type { FilterName } from '../../streams/list/state';
import { __ } from '../../i18n';

/** The title of an empty list of what people wrote. */
export const peopleTitle = (): string => __('Nobody has written yet.');

/** The title of the empty list of comments that wait for an answer. */
export const toAnswerTitle = (): string => __('No comment waits for your reply.');

/** The title of an empty "Unread" list while older notes, which may be unread, are not loaded. */
export const unreadTitle = (): string => __('No unread notifications found.');

/** The title of an empty filter and the text of its link (section 2, verbatim). */
export const EMPTY_TEXTS: Readonly<
  Record<FilterName, () => { readonly title: string; readonly link: string }>
> = {
  all: () => ({
    title: __('No notifications yet.'),
    link: __('Get active! Comment on posts from blogs you follow.'),
  }),
  unread: () => ({
    title: __("You're all caught up!"),
    link: __('Reignite the conversation: write a new post.'),
  }),
  comments: () => ({
    title: __('No new comments yet!'),
    link: __('Join a conversation: search for blogs that share your interests in the Reader.'),
  }),
  follows: () => ({
    title: __('No new followers to report yet.'),
    link: __("Get noticed: comment on posts you've read."),
  }),
  likes: () => ({
    title: __('No new likes to show yet.'),
    link: __("Get noticed: comment on posts you've read."),
  }),
};
