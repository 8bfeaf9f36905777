import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { MATRIX } from './support/matrix';
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

/** Holds the panel's script until the function that this returns is called. */
const holdScript = (page: Page): Promise<() => void> => holdRequests(page, SCRIPT);

test('[early-list] the list is requested before the script is there, and only once', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await startOnce(page, sandbox);
  const lists = recordLists(page);
  const release = await holdScript(page);
  await page.goto(sandbox.panel, { waitUntil: 'commit' });
  await expect.poll(() => lists.length).toBe(1);
  release();
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(lists).toHaveLength(1);
  expect(consoleLog.errors).toEqual([]);
});

for (const { kind, screen } of [
  { kind: '401', screen: 'been signed out' },
  { kind: '500', screen: "We'll keep trying" },
  { kind: 'broken-json', screen: "We'll keep trying" },
  { kind: 'reset', screen: "We'll keep trying" },
])
  test(
    `an early request that fails with ${kind} ends as the panel's own does`,
    MATRIX,
    async ({ page, sandbox, consoleLog }) => {
      await startOnce(page, sandbox);
      // Chromium itself repeats a request whose connection was reset.
      await sandbox.control('faults', { count: 9, kind, path: '/notifications/' });
      const lists = recordLists(page);
      const release = await holdScript(page);
      await page.goto(sandbox.panel, { waitUntil: 'commit' });
      await expect.poll(() => lists.length).toBe(1);
      release();
      await expect(page.getByText(screen)).toBeVisible();
      await sandbox.control('faults', { count: 0 });
      consoleLog.errors.length = 0;
    },
  );

test('[early-list] an early request without an answer ends after 30 s', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await startOnce(page, sandbox);
  await page.clock.install();
  await sandbox.control('faults', { count: 9, kind: 'timeout', path: '/notifications/' });
  const lists = recordLists(page);
  await page.goto(sandbox.panel);
  await page.clock.runFor(1000);
  await expect(page.getByRole('progressbar', { name: 'Loading notifications' })).toBeVisible();
  expect(lists).toHaveLength(1);
  await page.clock.runFor(28_000);
  await expect(page.getByText("We'll keep trying")).toBeHidden();
  await page.clock.runFor(3000);
  await expect(page.getByText("We'll keep trying")).toBeVisible();
  await sandbox.control('faults', { count: 0 });
  consoleLog.errors.length = 0;
});

test('a page whose policy forbids the early request starts all the same', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await startOnce(page, sandbox);
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
  const lists = recordLists(page);
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
  expect(lists).toHaveLength(1);
  expect(consoleLog.violations.length).toBeGreaterThan(0);
  consoleLog.violations.length = consoleLog.errors.length = 0;
});

test(
  'an address of another platform is not used, and replaced',
  MATRIX,
  async ({ page, sandbox, consoleLog }) => {
    await startOnce(page, sandbox);
    await page.goto(`${sandbox.panel}/licences.txt`);
    await page.evaluate(() => localStorage.setItem('first_list', 'https://old.example/notifications/'));
    await page.goto(sandbox.panel);
    await expect(rows(page).first()).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('first_list'));
    expect(kept).toMatch(LIST);
    consoleLog.violations.length = consoleLog.errors.length = 0;
  },
);
