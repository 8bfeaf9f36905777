import { expect } from '@playwright/test';
import { platformState } from '../../e2e/support/platform';
import type { FaultKind } from '../faults';
import type { Call } from './call';

const NEWS = 'By the slow post.';

/** The malformed push messages of an open channel, by kind of fault. */
const MALFORMED: Partial<Readonly<Record<FaultKind, string>>> = {
  empty: '',
  'broken-json': '{"action": "push", "note_id"',
  '200': '{"action": 7, "note_id": {}}',
};

/**
 * The real-time channel: after an error or a close the panel is "not subscribed" and polls (section
 * 8).
 */
export const channel: readonly Call[] = [
  {
    name: 'socket',
    route: '/pinghub/wpcom/me/newest-note-data',
    files: ['push/push-channel.ts'],
    target: { method: 'GET', path: '/pinghub' },
    trigger: async ({ sandbox, pageLog, page }, kind) => {
      const message = MALFORMED[kind];
      if (message !== undefined) {
        await sandbox.control('push', { message });
        await expect.poll(() => pageLog.reports.join()).toContain('a push message');
      }
      await sandbox.control('socket/drop');
      await page.clock.fastForward(1000);
    },
    expectFailed: async (harness) => {
      await harness.sandbox.control('comment', { text: NEWS });
      await harness.advanceUntil(30_000, () =>
        expect(harness.rows.filter({ hasText: NEWS })).toBeVisible({ timeout: 1000 }),
      );
    },
    expectDone: async (harness) => {
      await harness.advanceUntil(60_000, async () =>
        expect((await platformState(harness.sandbox)).sockets).toBe(1),
      );
      await harness.sandbox.control('comment', { text: 'By push again.' });
      await expect(harness.rows.filter({ hasText: 'By push again.' })).toBeVisible();
    },
  },
];
