import { expect } from '@playwright/test';
import { elapse, elapseUntil, HOUR_MS, resetClock } from '../clock';
import { DEEDS } from '../deeds/deeds';
import { RETRY_AFTER_S } from '../deeds/deed-faults';
import { requestsTo } from '../deeds/platform-count';
import { expectPlatformNotes } from '../expectations';
import type { NamedCell } from '../groups';
import { openPanel, resetPanel } from '../harness';

const LIST = { method: 'GET', path: '/notifications/?fields' };
const COUNT = 99_999;
const LINES: Readonly<Record<string, string>> = {
  429: 'There were too many requests. New notifications will come a little later.',
  503: "New notifications can't be loaded right now.",
};

/** The list asks to wait: no wake-up asks again before that, and news arrive afterwards. */
export const listAsksToWait = (status: string): NamedCell => ({
  name: `storm x ${status} with Retry-After x list`,
  run: async (home) => {
    const { sandbox } = home;
    await resetPanel(home);
    await resetClock(home);
    await openPanel(home);
    const count = (): number =>
      home.pageLog.requests.filter((line) => line.startsWith('GET') && line.includes(LIST.path)).length;
    await sandbox.control('faults', { ...LIST, kind: status, retryAfter: RETRY_AFTER_S, count: COUNT });
    const before = count();
    await sandbox.control('push', { message: { action: 'push' } });
    await expect.poll(count, { timeout: 5000 }).toBe(before + 1);
    for (const wake of ['socket/drop', 'push'] as const) {
      await sandbox.control(wake, { message: { action: 'push' } });
      await elapse(home, (RETRY_AFTER_S * 1000) / 2 - 5000, 5000);
      expect(count(), `requests after ${wake}`).toBe(before + 1);
    }
    await expect(home.page.getByText(LINES[status] ?? status)).toBeVisible();
    await elapse(home, HOUR_MS, 15_000);
    expect(count(), 'requests in an hour').toBeLessThanOrEqual(before + 1 + HOUR_MS / RETRY_AFTER_S / 1000);
    await sandbox.control('faults', { count: 0 });
    await sandbox.control('comment', { text: 'After the storm.' });
    await elapseUntil(home, () =>
      expect(home.rows.filter({ hasText: 'After the storm.' })).toBeVisible({ timeout: 400 }),
    );
    await elapseUntil(home, () => expectPlatformNotes(home));
    expect(home.pageLog.errors, 'errors').toEqual([]);
    await sandbox.reset();
  },
});

/** The reply's own attempts wait as long as the platform asks. */
export const replyWaits = (status: string): NamedCell => ({
  name: `storm x ${status} with Retry-After x attempts of a reply`,
  run: async (home) => {
    const { sandbox } = home;
    const deed = DEEDS.find(({ isReply }) => isReply);
    if (!deed) throw new Error('there is no reply');
    await resetPanel(home);
    await resetClock(home);
    await openPanel(home);
    await home.open(deed.note);
    await elapse(home, 1500, 500);
    await sandbox.control('faults', { ...deed.target, kind: status, retryAfter: RETRY_AFTER_S, count: 2 });
    await deed.act(home);
    const count = async (): Promise<number> => (await requestsTo(sandbox, deed.target)).length;
    for (const attempts of [1, 2]) {
      await expect.poll(count, { timeout: 5000 }).toBe(attempts);
      await elapse(home, RETRY_AFTER_S * 1000 - 8000, 5000);
      expect(await count(), 'attempts before the time').toBe(attempts);
      await elapse(home, 10_000, 5000);
    }
    await elapseUntil(home, () => deed.expectShown(home, true));
    expect([await count(), await deed.count(sandbox)], 'attempts and replies').toEqual([3, 1]);
    expect(home.pageLog.announcements.join('\n')).toContain('Reply posted!');
    await sandbox.reset();
  },
});
