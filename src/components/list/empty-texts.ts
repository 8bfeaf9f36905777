import type { FilterName } from '../../streams/state/state';

/** What an empty list says, and the text of the link that leads on (section 2, verbatim). */
export const EMPTY_TEXTS: Readonly<Record<FilterName, { readonly title: string; readonly link: string }>> = {
  all: {
    title: 'No notifications yet.',
    link: 'Get active! Comment on posts from blogs you follow.',
  },
  unread: {
    title: "You're all caught up!",
    link: 'Reignite the conversation: write a new post.',
  },
  comments: {
    title: 'No new comments yet!',
    link: 'Join a conversation: search for blogs that share your interests in the Reader.',
  },
  follows: {
    title: 'No new followers to report yet.',
    link: "Get noticed: comment on posts you've read.",
  },
  likes: {
    title: 'No new likes to show yet.',
    link: "Get noticed: comment on posts you've read.",
  },
};
