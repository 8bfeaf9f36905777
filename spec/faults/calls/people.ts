import { expect } from '@playwright/test';
import { CUT_LIKE, cutLike } from '../../support/cut-like';
import type { Harness } from '../harness';
import { type Call, COMMENT } from './call';

/** Opens the note, and stays on it. */
async function read(harness: Harness): Promise<void> {
  await harness.open(CUT_LIKE);
  await harness.page.clock.fastForward(300);
}

/** Fetches all people of a like. Without them the note shows those that it names, without a message. */
export const people = (['post', 'comment'] as const).map((of): Call => ({
  name: `people who like a ${of}`,
  route: `GET /sites/{site}/${of}s/{${of}}/likes`,
  files: ['conversation/load-people.ts'],
  target: { method: 'GET', path: '/likes' },
  prepare: async ({ sandbox, rows, advanceUntil }) => {
    await cutLike(sandbox, of, 'osei');
    await advanceUntil(30_000, () =>
      expect(rows.filter({ hasText: CUT_LIKE })).toBeVisible({ timeout: 300 }),
    );
  },
  trigger: read,
  expectFailed: async (harness) => {
    await harness.open(CUT_LIKE);
    await expect(harness.detail).toContainText('Somebody');
  },
  retry: async (harness) => {
    if (harness.view === 'list') await harness.backToList();
    else await harness.open(COMMENT);
    await read(harness);
  },
  expectDone: async (harness) => {
    await harness.open(CUT_LIKE);
    await harness.advanceUntil(300, () =>
      expect(harness.detail.getByText('Kwame Osei')).toBeVisible({ timeout: 300 }),
    );
  },
}));
