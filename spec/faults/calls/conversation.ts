import { expect } from '@playwright/test';
import type { Harness } from '../harness';
import { type Call, COMMENT } from './call';

const NOTE = 'A question to the readers.';
const ANSWER = 'An answer of a reader.';

/** Opens the note, and stays on it. */
async function read(harness: Harness): Promise<void> {
  await harness.open(NOTE);
  await harness.page.clock.fastForward(300);
}

/** Fetches the answers to an open comment. Without them the comment is there, and they say so. */
export const conversation: Call = {
  name: 'answers to a comment',
  route: 'GET /sites/{site}/posts/{post}/replies/',
  files: ['conversation/load-conversation.ts'],
  target: { method: 'GET', path: '/replies/' },
  prepare: async ({ sandbox, rows, advanceUntil }) => {
    const { comment_id: parent } = await sandbox.control('comment', { text: NOTE });
    await sandbox.control('comment', { parent, text: ANSWER });
    await advanceUntil(30_000, () => expect(rows.filter({ hasText: NOTE })).toBeVisible({ timeout: 300 }));
  },
  trigger: read,
  failureMessage: "The conversation couldn't be loaded.",
  retry: async (harness) => {
    if (harness.view === 'list') await harness.backToList();
    else await harness.open(COMMENT);
    await read(harness);
  },
  expectDone: async (harness) => {
    await harness.open(NOTE);
    await harness.advanceUntil(300, () =>
      expect(harness.detail.getByText(ANSWER)).toBeVisible({ timeout: 300 }),
    );
  },
};
