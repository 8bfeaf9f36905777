import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import type { Sandbox } from './support/sandbox';
import { rows } from './support/tabs';
import { expect, test } from './support/test';

const keptOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('kept_list'));

/** Opens the panel until its list is kept, and leaves it for another page of its origin. */
async function keepList(page: Page, sandbox: Sandbox): Promise<void> {
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => keptOf(page)).not.toBeNull();
  await page.goto(`${sandbox.panel}/licences.txt`);
}

/** Holds the answers to list requests until the function that this returns is called. */
const holdLists = (page: Page): Promise<() => void> => holdRequests(page, /\/notifications\/\?/);

test('[opening-with-kept-list] [end-of-the-kept-list] a reload draws the last list at once, marked as busy until the platform has answered, and nothing is kept after signing out', async ({
  page,
  sandbox,
}) => {
  await keepList(page, sandbox);
  const release = await holdLists(page);
  await sandbox.control('comment', { text: 'Since then.' });
  await page.goto(sandbox.panel);
  const bar = page.getByRole('progressbar', { name: 'Loading notifications' });
  await expect(rows(page).first()).toBeVisible();
  await expect(bar).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Since then.' })).toHaveCount(0);
  release();
  await expect(rows(page).filter({ hasText: 'Since then.' })).toHaveCount(1);
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['auth', 'signed out']]);
});

/** Changes the stored token by a script. */
const changeToken = (page: Page, change: string): Promise<void> =>
  page.evaluate(`localStorage.setItem('auth', localStorage.getItem('auth').${change})`);

test("[bad-kept-list] another blogger's token never draws the kept list, nor one that expired while no page was open", async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await keepList(page, sandbox);
  await changeToken(page, "replace(/^\\d+/, '1')");
  // The browser stays on the page, as it does until the sign-in page has answered.
  await page.route(/oauth/, (route) => route.fulfill({ status: 204 }));
  await page.goto(sandbox.panel);
  await expect.poll(() => keptOf(page)).toBeNull();
  await expect(rows(page)).toHaveCount(0);
  await page.unrouteAll();
  await keepList(page, sandbox);
  await changeToken(page, "replace(/:.*/, ':somebody-else')");
  const release = await holdLists(page);
  await page.goto(sandbox.panel);
  await expect(page.locator('.skeleton-row').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  expect(await keptOf(page)).toBeNull();
  release();
  consoleLog.errors.length = 0;
});

test('[keep-list-option] features.keepList switches it off', async ({ page, sandbox }) => {
  await keepList(page, sandbox);
  await page.route(`${sandbox.panel}/`, async (route) => {
    const response = await route.fetch();
    const off = '"preset":"sandbox","features":{"keepList":false}';
    await route.fulfill({ response, body: (await response.text()).replace('"preset":"sandbox"', off) });
  });
  const release = await holdLists(page);
  await page.goto(sandbox.panel);
  await expect(page.locator('.skeleton-row').first()).toBeVisible();
  await expect.poll(() => keptOf(page)).toBeNull();
  await expect(rows(page)).toHaveCount(0);
  release();
});
