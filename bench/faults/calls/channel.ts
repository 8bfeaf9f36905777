import { expect } from '@playwright/test';
import { platformState } from '../../../spec/browser/support/platform';
import type { Call } from './call';

const NEWS = 'By the slow post.';

/** What comes through an open channel instead of a push, by the name of the fault. */
const MALFORMED: Readonly<Record<string, string>> = {
  empty: '',
  'broken JSON': '{"action": "push", "note_id"',
  'wrong types': '{"action": 7, "note_id": {}}',
};

/** The real-time channel (section 8: an error or a close is "not subscribed", and then one polls). */
export const channel: readonly Call[] = [
  {
    name: 'socket',
    route: '/pinghub/wpcom/me/newest-note-data',
    by: ['sources/realtime.ts'],
    target: { method: 'GET', path: '/pinghub' },
    provoke: async ({ sandbox, diary, page }, { name }) => {
      const message = MALFORMED[name];
      if (message !== undefined) {
        await sandbox.control('push', { message });
        await expect.poll(() => diary.reports.join()).toContain('a push message');
      }
      await sandbox.control('socket/drop');
      await page.clock.fastForward(1000);
    },
    failed: async (stage) => {
      await stage.sandbox.control('comment', { text: NEWS });
      await stage.passUntil(30_000, () =>
        expect(stage.rows.filter({ hasText: NEWS })).toBeVisible({ timeout: 1000 }),
      );
    },
    done: async (stage) => {
      await stage.passUntil(60_000, async () => expect((await platformState(stage.sandbox)).sockets).toBe(1));
      await stage.sandbox.control('comment', { text: 'By push again.' });
      await expect(stage.rows.filter({ hasText: 'By push again.' })).toBeVisible();
    },
  },
];
