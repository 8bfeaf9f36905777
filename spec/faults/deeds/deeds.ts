import { expect } from '@playwright/test';
import { storedRecords } from '../../e2e/support/stored-records';
import { commentStatus, platformState } from '../../e2e/support/platform';
import { COMMENT } from '../calls/call';
import { PATIENCE_MS } from '../harness';
import { type Deed, FOLLOWER, moderation, SOON, toggle } from './deed';

const TEXT = 'Only once, whatever happens.';
/** The seed follows this many sites. */
const FOLLOWED_COUNT = 5;

/** The deeds that must be done exactly once. */
export const DEEDS: readonly Deed[] = [
  moderation(
    'trash',
    't',
    'Comment trashed',
    { method: 'POST', path: '/delete' },
    'trash',
    "The comment couldn't be trashed. It's back in your list.",
  ),
  moderation(
    'spam',
    's',
    'Comment marked as spam',
    { method: 'PUT', path: '/comments/' },
    'spam',
    "The comment couldn't be marked as spam. It's back in your list.",
  ),
  {
    name: 'reply',
    target: { method: 'POST', path: '/replies/new' },
    note: COMMENT,
    failureMessage: 'Reply Failed: Please, try again.',
    isReply: true,
    act: async ({ page, replyBox, press }) => {
      await replyBox.fill(TEXT);
      await replyBox.focus();
      await press('Control+Enter');
      // Another page can send it once it is a record, which is gone when the box is empty again.
      await expect
        .poll(
          async () =>
            (await replyBox.inputValue()) === '' ||
            (await storedRecords(page)).some(({ payload }) => payload === TEXT),
          { message: 'the reply is being sent', timeout: PATIENCE_MS },
        )
        .toBe(true);
    },
    count: async (sandbox) => {
      const { comments } = await platformState(sandbox);
      return comments.filter(({ content }) => content.includes(TEXT)).length;
    },
    expectShown: async (harness, isDone) => {
      await harness.open(COMMENT);
      await expect(harness.replyBox).toBeEditable(SOON);
      await expect(harness.replyBox).toHaveValue(isDone ? '' : TEXT, SOON);
    },
  },
  toggle({
    name: 'approve',
    target: { method: 'PUT', path: '/comments/' },
    note: COMMENT,
    labels: ['Approve', 'Approved'],
    failureMessage: "The comment couldn't be approved. Please try again.",
    count: async (sandbox) => ((await commentStatus(sandbox, COMMENT)) === 'approved' ? 1 : 0),
  }),
  toggle({
    name: 'like',
    target: { method: 'POST', path: '/likes/new' },
    note: COMMENT,
    labels: ['Like', 'Liked'],
    failureMessage: "Your like couldn't be saved. Please try again.",
    count: async (sandbox) => {
      const { blogger, comments } = await platformState(sandbox);
      const liked = comments.find(({ content }) => content.includes(COMMENT));
      return liked?.likes.filter((id) => id === blogger).length ?? 0;
    },
  }),
  toggle({
    name: 'follow',
    target: { method: 'PUT', path: '/follows/new' },
    note: FOLLOWER,
    labels: ['Follow', 'Following'],
    failureMessage: "The site couldn't be followed. Please try again.",
    count: async (sandbox) => (await platformState(sandbox)).following.length - FOLLOWED_COUNT,
  }),
];
