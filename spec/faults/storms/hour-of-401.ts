import { expect } from '@playwright/test';
import { elapse, elapseUntil, HOUR_MS, resetClock } from '../clock';
import type { Deed } from '../deeds/deed';
import { openFor, repeat } from '../deeds/run-deed';
import { expectPlatformNotes, SIGNED_OUT, signInAgain } from '../expectations';
import type { NamedCell } from '../groups';
import { type Harness, openPanel, openTab, resetPanel } from '../harness';

const COUNT = 99_999;
/** Requests of one tab in an hour whose every answer is 401: what was under way, and the list. */
const HOUR_COUNT = 8;

/** Counts the visits to the sign-in page. */
function countVisits({ page }: Harness): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/oauth2/')) visits += 1;
  });
  return () => visits;
}

const expectSignedOut = async (tab: Harness): Promise<void> => {
  expect(tab.pageLog.announcements.join('\n')).toContain(SIGNED_OUT);
  await expect(tab.page.locator('.signed-out-bar')).toBeVisible({ timeout: 400 });
};

/** Every answer is 401 for an hour that begins with a deed: one question, no loop, nothing lost. */
export const hourOf401 = (deed: Deed, tabCount: number): NamedCell => ({
  name: `storm x 401 everywhere for an hour x ${deed.name} x ${tabCount === 1 ? 'one tab' : 'two tabs'}`,
  run: async (home) => {
    const { sandbox } = home;
    await resetPanel(home);
    await resetClock(home);
    await deed.prepare?.(sandbox);
    await openPanel(home);
    const tabs = [home];
    if (tabCount === 2) {
      tabs.push(await openTab(home));
      for (const tab of tabs.slice(1)) await openPanel(tab);
    }
    try {
      await openFor(deed, home, tabs);
      const watched = tabs.map(countVisits);
      const before = home.pageLog.requests.length;
      await sandbox.control('faults', { kind: '401', count: COUNT });
      await deed.act(home);
      await elapseUntil(home, async () => {
        for (const tab of tabs) await expectSignedOut(tab);
      });
      await elapse(home, HOUR_MS, 15_000);
      expect(home.pageLog.requests.length - before, 'requests in an hour').toBeLessThan(HOUR_COUNT);
      expect(watched.map((visits) => visits())).toEqual(tabs.map(() => 0));
      expect(await deed.count(sandbox), 'done under the fault').toBe(0);
      // The next session sends every deed of which no failure was shown, and a reply in any case.
      const isTold = !deed.isSilent && home.pageLog.announcements.join('\n').includes(deed.failureMessage);
      const isLeft = deed.isReply === true || !isTold;
      await sandbox.control('faults', { count: 0 });
      await signInAgain(home);
      await elapseUntil(home, async () => {
        for (const tab of tabs)
          await expect(tab.page.locator('.signed-out-bar')).toHaveCount(0, { timeout: 400 });
      });
      await elapseUntil(home, () => deed.expectShown(home, isLeft));
      if (!isLeft) await repeat(deed, home);
      await elapseUntil(home, async () => {
        for (const tab of tabs) await deed.expectShown(tab, true);
      });
      await elapseUntil(home, async () => expect(await deed.count(sandbox), 'done in the end').toBe(1));
      for (const tab of tabs) {
        await expectPlatformNotes(tab);
        expect(tab.pageLog.errors, 'errors').toEqual([]);
      }
    } finally {
      for (const tab of tabs.slice(1)) await tab.page.close();
    }
    await sandbox.reset();
  },
});
