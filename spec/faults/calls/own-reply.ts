import { expect } from '@playwright/test';
import { platformComment } from '../../e2e/support/platform';
import { wireNote } from '../../support/notes';
import type { Harness } from '../harness';
import { type Call, COMMENT } from './call';

const NOTE = 'Someone commented (7)';
const URL = 'https://blog.example/a-post/';

const link = ({ detail }: Harness) => detail.getByRole('link', { name: 'You replied to this comment.' });

/** Opens another note or the list, and then the note again. */
async function openAgain(harness: Harness): Promise<void> {
  if (harness.view === 'list') await harness.backToList();
  else await harness.open(COMMENT);
  await harness.open(NOTE);
}

/**
 * Fetches the address of the blogger's own reply. While it is not known, the link leads to the
 * comment, and no message shows.
 */
export const ownReply: Call = {
  name: 'link to the own reply',
  route: 'GET /sites/{site}/comments/{comment}',
  files: ['reply/link-reply.ts'],
  target: { method: 'GET', path: 'fields=URL' },
  prepare: async ({ sandbox, rows, advanceUntil }) => {
    const reply = await platformComment(sandbox, COMMENT);
    const ids = { site: 2101, post: 2, comment: 3, reply_comment: reply?.id };
    const timestamp = new Date().toISOString();
    await sandbox.control('note', wireNote(7, { meta: { ids }, url: URL, timestamp }));
    await advanceUntil(30_000, () => expect(rows.filter({ hasText: NOTE })).toBeVisible({ timeout: 300 }));
  },
  trigger: (harness) => harness.open(NOTE),
  expectFailed: async (harness) => {
    await harness.open(NOTE);
    await expect(link(harness)).toHaveAttribute('href', URL);
  },
  retry: openAgain,
  expectDone: async (harness) => {
    await harness.open(NOTE);
    await expect(link(harness)).toHaveAttribute('href', /#comment-\d+$/);
  },
};
