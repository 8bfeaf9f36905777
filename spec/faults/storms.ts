import { expect } from '@playwright/test';
import { elapse, elapseUntil, resetClock } from './clock';
import { type Deed, DEEDS } from './deeds/deeds';
import { RETRY_AFTER_S } from './deeds/deed-faults';
import { requestsTo } from './deeds/platform-count';
import { expectPlatformNotes, SIGNED_OUT, signInAgain } from './expectations';
import type { NamedCell } from './groups';
import { type Harness, openPanel, openTab, resetPanel } from './harness';

const HOUR_MS = 3_600_000;
const LIST = { method: 'GET', path: '/notifications/?fields' };
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
const hourOf401 = (deed: Deed, tabCount: number): NamedCell => ({
  name: `storm x 401 everywhere for an hour x ${deed.name} x ${tabCount === 1 ? 'one tab' : 'two tabs'}`,
  run: async (home) => {
    const { sandbox } = home;
    await resetPanel(home);
    await resetClock(home);
    await openPanel(home);
    const tabs = [home];
    if (tabCount === 2) {
      tabs.push(await openTab(home));
      for (const tab of tabs.slice(1)) await openPanel(tab);
    }
    try {
      for (const tab of tabs) await tab.open(deed.note);
      await elapse(home, 1500, 500);
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
      // A toggle that is not told as failed waits for the next session.
      const isLeft =
        deed.kind === 'toggle' && !home.pageLog.announcements.join('\n').includes(deed.failureMessage);
      await sandbox.control('faults', { count: 0 });
      await signInAgain(home);
      await elapseUntil(home, async () => {
        for (const tab of tabs)
          await expect(tab.page.locator('.signed-out-bar')).toHaveCount(0, { timeout: 400 });
      });
      // Nobody knows whose reply it was, so that the blogger sends it again, too.
      await elapseUntil(home, () => deed.expectShown(home, isLeft));
      await home.open(deed.note);
      if (!isLeft) await deed.act(home);
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

/** The list asks to wait: no wake-up asks again before that, and news arrive afterwards. */
const listAsksToWait = (status: string): NamedCell => ({
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
    await expect(home.page.getByText("New notifications can't be loaded right now.")).toBeVisible();
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
const replyWaits = (status: string): NamedCell => ({
  name: `storm x ${status} with Retry-After x attempts of a reply`,
  run: async (home) => {
    const { sandbox } = home;
    const deed = DEEDS.find(({ kind }) => kind === 'look');
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

/** What a platform in trouble answers to everything, or to one call for a long time. */
export const STORM_CELLS: readonly NamedCell[] = [
  ...DEEDS.filter(({ name }) => name !== 'spam').map((deed) => hourOf401(deed, 1)),
  ...DEEDS.filter(({ name }) => ['trash', 'reply'].includes(name)).map((deed) => hourOf401(deed, 2)),
  ...['429', '503'].flatMap((status) => [listAsksToWait(status), replyWaits(status)]),
];
