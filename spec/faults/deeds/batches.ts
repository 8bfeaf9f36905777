import { expect } from '@playwright/test';
import { platformState } from '../../e2e/support/platform';
import type { Sandbox } from '../../e2e/support/sandbox';
import { wasDone } from '../../soak/platform';
import { clickOn, type Harness } from '../harness';
import { type Deed, FOLLOWER, SOON } from './deed';
import { requestsTo } from './platform-count';

const TEXTS = ['One of a batch.', 'Two of a batch.', 'Three of a batch.'];
const ofBatch = ({ rows }: Harness) => rows.filter({ hasText: 'of a batch.' });

/** Checks the rows of the batch, which are the first ones, by key, and presses a button of the bar. */
async function actTogether(harness: Harness, button: string): Promise<void> {
  const { page, press } = harness;
  await harness.backToList();
  await press('Home', 'x', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await expect(ofBatch(harness).and(page.locator('.is-checked'))).toHaveCount(TEXTS.length);
  await clickOn(page.locator('.checks-actions').getByRole('button', { name: button, exact: true }));
}

const COMMON = {
  // The open note is not part of the batch.
  note: FOLLOWER,
  prepare: async (sandbox: Sandbox) => {
    for (const text of TEXTS) await sandbox.control('comment', { text, approved: false });
  },
  repeat: ({ page }: Harness) => clickOn(page.locator('.batch-bar').getByRole('button', { name: 'Retry' })),
};

/** How often a status request of each comment was done: 0 unless all were, and more than 1 if any was twice. */
async function countOf(sandbox: Sandbox, target: Deed['target'], status: string): Promise<number> {
  const { comments } = await platformState(sandbox);
  const done = (await requestsTo(sandbox, target)).filter(wasDone);
  const counts = TEXTS.map((text) => {
    const { id, status: now } = comments.find(({ content }) => content === text) ?? {};
    const count = done.filter(({ path }) => path.replace('/delete', '').endsWith(`/comments/${id}`)).length;
    // A comment that is trashed twice is deleted for good.
    expect(now, `the status of “${text}”`).toBe(count === 0 ? 'unapproved' : status);
    return count;
  });
  return Math.max(...counts) > 1 ? Math.max(...counts) : Math.min(...counts);
}

const moderated = (name: string, button: string, target: Deed['target'], status: string): Deed => ({
  ...COMMON,
  name: `batch of ${name}`,
  target,
  failureMessage: `${button} has failed for 3 notifications: `,
  begin: (harness) => actTogether(harness, button),
  act: async (harness) => {
    await actTogether(harness, button);
    await clickOn(harness.page.locator('.batch-bar').getByRole('button', { name: 'Close' }));
  },
  count: (sandbox) => countOf(sandbox, target, status),
  expectShown: (harness, isDone) => expect(ofBatch(harness)).toHaveCount(isDone ? 0 : TEXTS.length, SOON),
});

/** A batch that marks as read: marks that fail are sent again, without a message (section 8). */
const marked = (name: string, button: string, isShown: (harness: Harness) => Promise<void>): Deed => ({
  ...COMMON,
  name: `batch of ${name}`,
  target: { method: 'POST', path: '/notifications/read' },
  failureMessage: '',
  isSilent: true,
  act: (harness) => actTogether(harness, button),
  count: async (sandbox) => {
    // The newest notes are those of the batch.
    const { notes } = await platformState(sandbox);
    return notes.slice(0, TEXTS.length).every(({ read }) => read) ? 1 : 0;
  },
  expectShown: isShown,
});

const { begin: _begin, ...approved } = moderated(
  'approve',
  'Approve',
  { method: 'PUT', path: '/comments/' },
  'approved',
);

/** Several notes at once: each of them must be done exactly once. */
export const BATCHES: readonly Deed[] = [
  moderated('trash', 'Trash', { method: 'POST', path: '/delete' }, 'trash'),
  {
    ...approved,
    act: (harness) => actTogether(harness, 'Approve'),
    expectShown: (harness, isDone) =>
      expect(ofBatch(harness).and(harness.page.locator('.is-unapproved'))).toHaveCount(
        isDone ? 0 : TEXTS.length,
        SOON,
      ),
  },
  marked('read', 'Read', (harness) =>
    expect(ofBatch(harness).and(harness.page.locator('.is-unread'))).toHaveCount(0, SOON),
  ),
  marked('set aside', 'Set aside', (harness) => expect(ofBatch(harness)).toHaveCount(0, SOON)),
];
