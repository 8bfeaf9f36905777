import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { MATRIX } from './support/matrix';
import { requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { openTabs, rows } from './support/tabs';
import { type ConsoleLog, expect, panelPage, test } from './support/test';

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

const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Chromium asks for the icon of a text file, which has none. */
const problemsOf = ({ errors, warnings }: ConsoleLog): readonly string[] =>
  [...errors, ...warnings].filter((problem) => !problem.includes('/favicon.ico'));

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading notifications' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}

test('[opening-with-kept-list] a reload draws the last list at once, marked as busy until the platform has answered', async ({
  page,
  sandbox,
}) => {
  await keepList(page, sandbox);
  const release = await holdLists(page);
  await sandbox.control('comment', { text: 'Since then.' });
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Since then.' })).toHaveCount(0);
  release();
  await expect(rows(page).filter({ hasText: 'Since then.' })).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
});

test(
  '[acting-on-kept-notes] a note of the kept list can be opened and liked before the platform has answered',
  MATRIX,
  async ({ page, sandbox }) => {
    await keepList(page, sandbox);
    const release = await holdLists(page);
    await page.goto(sandbox.panel);
    await rows(page).filter({ hasText: 'Ingrid Gull' }).first().click();
    const open = page.getByRole('article');
    await open.getByRole('button', { name: 'Like', exact: true }).click();
    await expect.poll(() => requestsTo(sandbox, '/likes')).toHaveLength(1);
    await expect(open.getByRole('button', { name: 'Liked' })).toBeVisible();
    release();
    await expect(bar(page)).toHaveCount(0);
    await expect(open.getByRole('button', { name: 'Liked' })).toBeVisible();
  },
);

test(
  '[kept-list-offline] without a network the panel opens with the kept list, and says so',
  MATRIX,
  async ({ page, sandbox }) => {
    await keepList(page, sandbox);
    // The files of the panel are there; only the browser knows that it is offline.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.goto(sandbox.panel);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText("You're offline. New notifications will come")).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  'if the platform cannot be reached, the panel opens with the kept list, and says so',
  MATRIX,
  async ({ page, sandbox, consoleLog }) => {
    await keepList(page, sandbox);
    await page.route(/\/notifications\//, (route) => route.abort());
    await page.goto(sandbox.panel);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText("We can't reach new notifications right now.")).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    consoleLog.errors.length = 0;
  },
);

test(
  "[bell-and-kept-list] the bell's number never comes from the kept list",
  MATRIX,
  async ({ page, sandbox }) => {
    await page.goto(sandbox.host);
    const panel = panelPage(page);
    await panel.bell.click();
    await expect(panel.rows.first()).toBeVisible();
    const kept = () => panel.frame.locator('html').evaluate(() => localStorage.getItem('kept_list'));
    await expect.poll(kept).not.toBeNull();
    // As many notes would be new if the kept list were counted.
    await panel.frame.locator('html').evaluate(() => localStorage.removeItem('notesLastMarkedSeen'));
    await page.goto('about:blank');
    const release = await holdLists(page);
    await page.goto(sandbox.host);
    await panel.bell.click();
    await expect(panel.rows.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.bell).toHaveAccessibleName('Notifications');
    release();
  },
);

for (const [name, from, to] of [
  ['of another token', '"owner":', '"owner":0,"was":'],
  ['of another version', '"version":1', '"version":0'],
  ['that is no JSON', '{', '['],
  ['that is too large', ']}', `${' '.repeat(100_000)}]}`],
] as const)
  test(`a kept list ${name} is dropped in silence`, MATRIX, async ({ page, sandbox, consoleLog }) => {
    await keepList(page, sandbox);
    await page.evaluate(
      ([before, after]) => {
        const text = localStorage.getItem('kept_list') ?? '';
        const at = before === ']}' ? text.lastIndexOf(before) : text.indexOf(before);
        localStorage.setItem('kept_list', text.slice(0, at) + after + text.slice(at + before.length));
      },
      [from, to] as const,
    );
    const release = await holdLists(page);
    await page.goto(sandbox.panel);
    await expect(page.locator('.skeleton-row').first()).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    expect(await keptOf(page)).toBeNull();
    release();
    await expect(rows(page).first()).toBeVisible();
    expect(problemsOf(consoleLog)).toEqual([]);
  });

test(
  'a malformed note of the kept list is dropped in silence, and the others show',
  MATRIX,
  async ({ page, sandbox, consoleLog }) => {
    await keepList(page, sandbox);
    await page.evaluate(() => {
      const text = localStorage.getItem('kept_list') ?? '';
      localStorage.setItem('kept_list', text.replace('"id":', '"no":'));
    });
    const release = await holdLists(page);
    await page.goto(sandbox.panel);
    await expect(rows(page).first()).toBeVisible();
    const count = await rows(page).count();
    release();
    await expect(rows(page)).toHaveCount(count + 1);
    expect(problemsOf(consoleLog)).toEqual([]);
  },
);

test("[bad-kept-list] another blogger's token never draws the kept list", async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await keepList(page, sandbox);
  await page.evaluate(() => {
    const auth = localStorage.getItem('auth') ?? '';
    localStorage.setItem('auth', auth.replace(/:.*/, ':somebody-else'));
  });
  const release = await holdLists(page);
  await page.goto(sandbox.panel);
  await expect(page.locator('.skeleton-row').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  expect(await keptOf(page)).toBeNull();
  release();
  consoleLog.errors.length = 0;
});

test('[end-of-the-kept-list] nothing is kept after signing out', async ({ page, sandbox }) => {
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => keptOf(page)).not.toBeNull();
  await signOut(page);
  expect(await stored(page)).toEqual({ auth: 'signed out' });
});

test(
  'nothing is kept after signing out in another tab, whose list changes at that time',
  MATRIX,
  async ({ page, sandbox }) => {
    const [first = page, second = page] = await openTabs(page, sandbox.panel, 2);
    await expect.poll(() => keptOf(second)).not.toBeNull();
    await sandbox.control('comment', { text: 'At the last moment.' });
    await expect(rows(second).filter({ hasText: 'At the last moment.' })).toHaveCount(1);
    await signOut(first);
    await expect(second.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect.poll(() => stored(first)).toEqual({ auth: 'signed out' });
  },
);

test('a rejected token takes the kept list with it', MATRIX, async ({ page, sandbox, consoleLog }) => {
  await keepList(page, sandbox);
  await sandbox.control('faults', { count: 99, kind: '401', path: '/notifications' });
  await page.goto(sandbox.panel);
  await expect(page.getByText('been signed out').first()).toBeVisible();
  await expect.poll(() => keptOf(page)).toBeNull();
  await sandbox.control('faults', { count: 0 });
  consoleLog.errors.length = 0;
});

test('a token that expired while no page was open takes the kept list with it', async ({ page, sandbox }) => {
  await keepList(page, sandbox);
  await page.evaluate(() => {
    const auth = localStorage.getItem('auth') ?? '';
    localStorage.setItem('auth', auth.replace(/^\d+/, '1'));
  });
  // The browser stays on the page, as it does until the sign-in page has answered.
  await page.route(/oauth/, (route) => route.fulfill({ status: 204 }));
  await page.goto(sandbox.panel);
  await expect.poll(() => keptOf(page)).toBeNull();
  await expect(rows(page)).toHaveCount(0);
});

test('[keep-list-option] features.keepList switches it off', async ({ page, sandbox, consoleLog }) => {
  await keepList(page, sandbox);
  await page.route(`${sandbox.panel}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"preset":"sandbox"',
      '"preset":"sandbox","features":{"keepList":false}',
    );
    await route.fulfill({ response, body });
  });
  const release = await holdLists(page);
  await page.goto(sandbox.panel);
  await expect(page.locator('.skeleton-row').first()).toBeVisible();
  await expect.poll(() => keptOf(page)).toBeNull();
  await expect(rows(page)).toHaveCount(0);
  release();
  expect(problemsOf(consoleLog)).toEqual([]);
});
