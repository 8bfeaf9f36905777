import { expect } from '@playwright/test';
import { commentStatus } from '../../e2e/support/platform';
import { COMMENT } from '../calls/call';
import { elapseUntil } from '../clock';
import { clickOn, type Harness } from '../harness';
import { type Deed, moderation, SOON } from './deed';
import { doneCount } from './platform-count';

/** Presses a button of the comment in the list of recent actions, and returns to the notes. */
async function inRecent(harness: Harness, button: string): Promise<void> {
  const { page, press } = harness;
  await press('z');
  const row = page.locator('.recent-row').filter({ hasText: COMMENT });
  await clickOn(row.getByRole('button', { name: button }));
  await press('z');
  await expect(page.locator('.recent')).toHaveCount(0);
}

/** Takes back, from the list of recent actions, what `from` has done. */
const restoration = (name: string, from: Deed, status: string): Deed => {
  const target = { method: 'PUT', path: '/comments/' };
  return {
    name,
    target,
    note: COMMENT,
    failureMessage: "The comment couldn't be restored. Please try again.",
    arrange: async (harness) => {
      await from.act(harness);
      await elapseUntil(harness, async () =>
        expect(await commentStatus(harness.sandbox, COMMENT)).toBe(status),
      );
    },
    act: (harness) => inRecent(harness, 'Restore'),
    repeat: (harness) => inRecent(harness, 'Retry'),
    count: async (sandbox) => {
      const done = await doneCount(sandbox, target);
      const now = await commentStatus(sandbox, COMMENT);
      expect(now, 'the status of the comment').toBe(done === 0 ? status : 'unapproved');
      return done;
    },
    expectShown: ({ rows }, isDone) =>
      expect(rows.filter({ hasText: COMMENT })).toHaveCount(isDone ? 1 : 0, SOON),
  };
};

const moderated = (kind: 'trash' | 'spam', key: string, bar: string): Deed =>
  moderation(kind, key, bar, { method: '', path: '' }, kind, '');

/** Comments that leave the trash and spam again, long after Undo. */
export const RESTORATIONS: readonly Deed[] = [
  restoration('untrash', moderated('trash', 't', 'Comment trashed'), 'trash'),
  restoration('unspam', moderated('spam', 's', 'Comment marked as spam'), 'spam'),
];
