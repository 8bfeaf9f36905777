import type { Page } from '@playwright/test';
import { platformState, requestsTo } from './support/platform';
import { openTabs, rows } from './support/tabs';
import { expect, test } from './support/test';

test('three tabs hold one push channel, each fetches a new note once, and a dropped one is opened again', async ({
  page,
  sandbox,
}) => {
  const tabs = await openTabs(page, sandbox.panel, 3);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  await expect.poll(() => requestsTo(sandbox, '/notifications/8')).toEqual([]);
  await sandbox.control('comment', { text: 'Once for each tab.' });
  for (const tab of tabs)
    await expect(rows(tab).filter({ hasText: 'Once for each tab.' })).toBeVisible({ timeout: 1000 });
  expect(await requestsTo(sandbox, '/notifications/8')).toHaveLength(3);
  await sandbox.control('socket/drop');
  await sandbox.control('comment', { text: 'While it was away.' });
  for (const tab of tabs) await expect(rows(tab).filter({ hasText: 'While it was away.' })).toBeVisible();
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
});

test('[frozen-leader] when the browser freezes the tab that leads, another one holds the push channel', async ({
  page,
  sandbox,
}) => {
  const [, second] = await openTabs(page, sandbox.panel, 2);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sandbox.control('comment', { text: 'While the first tab is frozen.' });
  const row = (tab: Page) => rows(tab).filter({ hasText: 'While the first tab is frozen.' });
  await expect(row(second ?? page)).toBeVisible();
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(row(page)).toBeVisible();
  expect((await platformState(sandbox)).sockets).toBe(1);
});
