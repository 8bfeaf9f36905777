import { expect } from '@playwright/test';
import { commentStatus, platformState } from '../../e2e/support/platform';
import type { Sandbox } from '../../e2e/support/sandbox';
import { COMMENT } from '../calls/call';
import type { Target } from '../faults';
import { clickOn, type Harness, PATIENCE_MS } from '../harness';
import { doneCount } from './platform-count';

/** What a blogger does to a note, and how often the platform has done it. */
export interface Deed {
  readonly name: string;
  readonly target: Target;
  readonly note: string;
  readonly failureMessage: string;
  /**
   * Each is a record in storage, which another tab or the next page finishes. A reply (`look`) is
   * looked for on the platform before it fails. A `toggle` and a reply wait for the next session if
   * theirs ends; a `moderation` fails with it.
   */
  readonly kind: 'toggle' | 'moderation' | 'look';
  /** Does it with the note open. */
  readonly act: (harness: Harness) => Promise<unknown>;
  /** Does the first part of it, which the end of the page finishes. */
  readonly begin?: (harness: Harness) => Promise<unknown>;
  /** How often the platform has done it: a second time must show in the number. */
  readonly count: (sandbox: Sandbox) => Promise<number>;
  /** Expects the tab to show it as done, or as not done. */
  readonly expectShown: (harness: Harness, isDone: boolean) => Promise<unknown>;
}

/** Shorter than a step of the clock, which the cells move until an expectation holds. */
const SOON = { timeout: 400 };
const TEXT = 'Only once, whatever happens.';
const FOLLOWER = 'Ljubica Žižić followed';
/** The seed follows this many sites. */
const FOLLOWED_COUNT = 5;

const moderation = (
  name: string,
  key: string,
  bar: string,
  target: Target,
  status: string,
  failureMessage: string,
): Deed => ({
  name,
  target,
  note: COMMENT,
  failureMessage,
  kind: 'moderation',
  begin: ({ press }) => press(key),
  act: async ({ page, press }) => {
    await press(key);
    await clickOn(page.getByRole('group', { name: bar }).getByRole('button', { name: 'Close' }));
  },
  count: async (sandbox) => {
    const done = await doneCount(sandbox, target);
    const now = await commentStatus(sandbox, COMMENT);
    // A comment that is trashed twice is deleted for good.
    expect(now, 'the status of the comment').toBe(done === 0 ? 'unapproved' : status);
    return done;
  },
  expectShown: ({ rows }, isDone) =>
    expect(rows.filter({ hasText: COMMENT })).toHaveCount(isDone ? 0 : 1, SOON),
});

interface Toggle extends Pick<Deed, 'name' | 'target' | 'note' | 'failureMessage' | 'count'> {
  readonly labels: readonly [before: string, after: string];
}

const toggle = ({ labels: [before, after], ...rest }: Toggle): Deed => ({
  ...rest,
  kind: 'toggle',
  act: ({ action }) => clickOn(action(before).first()),
  expectShown: async (harness, isDone) => {
    await harness.open(rest.note);
    await expect(harness.action(isDone ? after : before).first()).toBeVisible(SOON);
  },
});

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
    kind: 'look',
    act: async ({ page, replyBox, press }) => {
      await replyBox.fill(TEXT);
      await replyBox.focus();
      await press('Control+Enter');
      // Another page sends the reply only if it knows whose it is, or it was refused at once.
      await expect
        .poll(() => page.evaluate(() => Object.entries(localStorage).flat().join()), { timeout: PATIENCE_MS })
        .toMatch(/author|"attempt":0,"sentAt"|^(?!.*note_reply_)/);
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
