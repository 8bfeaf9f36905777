import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';
import { rows } from './support/tabs';

const SCRIPT = /\/panel\.[0-9a-f]+\.js$/;
const LIST = /\/notifications\/\?fields=id%2Ctype%2C.*number=10$/;

/** Has the panel's page opened once, so that the next start can ask early. */
async function startOnce(page: Page, sandbox: Sandbox): Promise<void> {
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
  await page.goto('about:blank');
  // A kept list would show in place of what these specs expect.
  await page.addInitScript(() => location.protocol === 'http:' && localStorage.removeItem('kept_list'));
}

/** The list requests of a page from now on. */
function recordLists(page: Page): string[] {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (LIST.test(request.url()) && request.method() === 'GET') lists.push(request.url());
  });
  return lists;
}

test('[early-list] the list is requested once, before the script is there, or after it if the policy forbids that', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await startOnce(page, sandbox);
  const lists = recordLists(page);
  const release = await holdRequests(page, SCRIPT);
  await page.goto(sandbox.panel, { waitUntil: 'commit' });
  await expect.poll(() => lists.length).toBe(1);
  release();
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(lists).toHaveLength(1);
  expect(consoleLog.errors).toEqual([]);

  // A page whose policy forbids the early request starts all the same.
  await page.route(`${sandbox.panel}/`, async (route) => {
    const response = await route.fetch();
    const without = (text = ''): string => text.replace(/ 'sha256-[^']+'/, '');
    const headers = response.headers();
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': without(headers['content-security-policy']) },
      body: without(await response.text()),
    });
  });
  lists.length = 0;
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
  expect(lists).toHaveLength(1);
  expect(consoleLog.violations.length).toBeGreaterThan(0);
  consoleLog.violations.length = consoleLog.errors.length = 0;
});
