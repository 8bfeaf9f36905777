import type { Page } from '@playwright/test';
import { platformState, requestsTo } from './support/platform';
import { openTabs, rows } from './support/tabs';
import { expect, test } from './support/test';

test('[sign-out-in-all-tabs] three tabs hold one push channel, each fetches a new note once, a dropped one is opened again, and all go blank at a sign-out and show the notes after one sign-in', async ({
  page,
  sandbox,
}) => {
  const tabs = await openTabs(page, sandbox.panel, 3);
  const [first, second] = tabs;
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

  await second?.getByRole('listitem').filter({ hasText: 'Ingrid Gull' }).first().click();
  await second?.getByRole('textbox').fill('A secret');
  await first?.getByText('Draft', { exact: true }).waitFor();
  await first?.getByRole('button', { name: 'More', exact: true }).click();
  await first?.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  // It knows of the other tab's draft, and so it asks first.
  await first?.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await second?.goto('about:blank');
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toBe('{"auth":"signed out"}');
  await second?.goto(sandbox.panel);
  await first?.getByRole('button', { name: 'Sign in' }).click();
  for (const tab of tabs) await expect(rows(tab).first()).toBeVisible();
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
