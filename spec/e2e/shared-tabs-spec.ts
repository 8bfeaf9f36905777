import { MATRIX } from './support/matrix';
import type { Page } from '@playwright/test';
import { commentStatus, platformState, requestsTo } from './support/platform';
import { openTabs, rows } from './support/tabs';
import { expect, test } from './support/test';

const UNAPPROVED = 'Hello, first time here!';
const LATER = 'Trashed later.';

const open = (tab: Page): Promise<void> => rows(tab).filter({ hasText: UNAPPROVED }).first().click();
const action = (tab: Page, name: string) =>
  tab.getByRole('article').getByRole('button', { name, exact: true });

test('three tabs hold one push channel, and a new note costs one request', async ({ page, sandbox }) => {
  const tabs = await openTabs(page, sandbox.panel, 3);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  await expect.poll(() => requestsTo(sandbox, '/notifications/8')).toEqual([]);
  await sandbox.control('comment', { text: 'Once for all tabs.' });
  for (const tab of tabs)
    await expect(rows(tab).filter({ hasText: 'Once for all tabs.' })).toBeVisible({ timeout: 1000 });
  expect(await requestsTo(sandbox, '/notifications/8')).toHaveLength(1);
});

test(
  'when the tab that leads is closed, another one holds the push channel',
  MATRIX,
  async ({ page, sandbox }) => {
    const [, second, third] = await openTabs(page, sandbox.panel, 3);
    await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
    await page.close();
    await sandbox.control('comment', { text: 'While nobody led.' });
    for (const tab of [second, third])
      await expect(rows(tab ?? page).filter({ hasText: 'While nobody led.' })).toBeVisible();
    await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  },
);

test('when the browser freezes the tab that leads, another one holds the push channel', async ({
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

test(
  'an approval shows in the other tab, and Undo there takes back a comment that was trashed here',
  MATRIX,
  async ({ page, sandbox }) => {
    const [first, second] = await openTabs(page, sandbox.panel, 2);
    if (!first || !second) throw new Error('there are no tabs');
    await open(first);
    await open(second);
    await action(first, 'Approve').first().click();
    await expect(action(second, 'Approved')).toBeVisible({ timeout: 1000 });
    await action(first, 'Trash').click();
    const undo = second.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible({ timeout: 1000 });
    await undo.dispatchEvent('click');
    await expect(first.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(rows(first).filter({ hasText: UNAPPROVED })).toHaveCount(1);
    // The undo window of a comment that is trashed now ends later.
    await sandbox.control('comment', { text: LATER });
    await rows(first).filter({ hasText: LATER }).click();
    await action(first, 'Trash').click();
    await expect.poll(() => commentStatus(sandbox, LATER), { timeout: 10_000 }).toBe('trash');
    expect(await commentStatus(sandbox, UNAPPROVED)).toBe('approved');
  },
);
