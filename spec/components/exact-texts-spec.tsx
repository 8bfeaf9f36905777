/** @jest-environment jsdom */
import { shownTexts } from '../support/shown-texts';
import { SCREENS } from './screens';

const FILTERS = ['All', 'Unread', 'Comments', 'Follows', 'Likes', 'To answer'];

/**
 * Exact texts and titles of the contract (sections 2, 4, 5 and 8), in their order, by the screen
 * that shows them. list-content-spec.tsx has those of empty filters.
 */
const TEXTS: readonly (readonly [rules: string, screen: string, texts: readonly string[]])[] = [
  [
    '[age-groups] [filter-bar]',
    'every group',
    [...FILTERS, 'Today', 'Yesterday', 'Older than 2 days', 'Older than a week', 'Older than a month'],
  ],
  ['[end-of-the-list]', 'the end', ['The End']],
  ['[undo-bar-text]', 'undo of spam', ['Comment marked as spam', 'Undo']],
  ['[undo-bar-text]', 'undo of trash', ['Comment trashed', 'Undo']],
  [
    '[detail-header] [title-of-send]',
    'all actions',
    [
      ...['Back', 'Previous notification', 'Next notification'],
      ...['Write your response in order to submit', 'Send'],
    ],
  ],
  ['[title-of-send]', 'a reply with text', ['Submit reply', 'Send']],
  ['[posted-reply]', 'reply.sent', ['Reply posted!', 'View your comment.']],
  ['[duplicate-reply]', 'reply.duplicate', ["Duplicate comment; you've already said that!"]],
  ['[failed-reply]', 'reply.failed', ['Reply Failed: Please, try again.']],
];

test.each(TEXTS)('%s the screen "%s" shows the exact texts %j', async (_rules, name, texts) => {
  await SCREENS[name]?.();
  const shown = new Set(shownTexts().map(({ text }) => text));
  expect([...shown].filter((text) => texts.includes(text))).toEqual(texts);
});
