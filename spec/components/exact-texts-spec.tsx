/** @jest-environment jsdom */
import { shownTexts } from '../support/shown-texts';
import { SCREENS } from './screens';

const FILTERS = ['All', 'Unread', 'Comments', 'Follows', 'Likes'];

/**
 * Exact texts and titles of the contract (sections 2, 4, 5 and 8), in their order, by the screen
 * that shows them. list-content-spec.tsx has those of empty filters.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'every group': [
    ...FILTERS,
    'Today',
    'Yesterday',
    'Older than 2 days',
    'Older than a week',
    'Older than a month',
  ],
  'the end': ['The End'],
  'undo of spam': ['Comment marked as spam', 'Undo'],
  'undo of trash': ['Comment trashed', 'Undo'],
  'all actions': [
    ...['Back', 'Previous notification', 'Next notification'],
    ...['Write your response in order to submit', 'Send'],
  ],
  'a reply with text': ['Submit reply', 'Send'],
  'reply.sent': ['Reply posted!', 'View your comment.'],
  'reply.duplicate': ["Duplicate comment; you've already said that!"],
  'reply.failed': ['Reply Failed: Please, try again.'],
};

test.each(Object.entries(TEXTS))('the screen "%s" shows the exact texts %j', async (name, texts) => {
  await SCREENS[name]?.();
  const shown = new Set(shownTexts().map(({ text }) => text));
  expect([...shown].filter((text) => texts.includes(text))).toEqual(texts);
});
