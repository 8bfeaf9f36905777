import type { Page } from '@playwright/test';
import type { Sandbox } from './support/sandbox';
import { openNoteIn, rows } from './support/tabs';
import { expect, test } from './support/test';

const MISSING = "This part of the panel couldn't be loaded.";
const DRAFT = 'Half a rep';

/** Replies 404 for the files of a chunk, as if a deploy had removed them. Returns what brings them back. */
async function remove(page: Page, file: RegExp): Promise<() => void> {
  let isGone = true;
  await page.route(file, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  return () => (isGone = false);
}

/** Opens the panel once more with the token of its first start, so that it needs no sign-in. */
async function openAgain(page: Page, sandbox: Sandbox): Promise<void> {
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(page.url()).toBe(`${sandbox.panel}/`);
}

test.beforeEach(async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 420, height: 700 });
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
});

// The browser logs the missing files.
test.afterEach(({ consoleLog }) => {
  consoleLog.errors.length = 0;
});

test('[missing-parts] a list whose buttons a deploy has removed says so, also above a note, and offers a reload as soon as its server has a page', async ({
  page,
  sandbox,
}) => {
  const restore = await remove(page, /\/deferred\.[0-9a-f]+\.js$/);
  await openAgain(page, sandbox);
  await expect(page.getByRole('alert')).toHaveText(MISSING);
  await page.getByRole('button', { name: 'Try again' }).click();
  const reload = page.getByRole('button', { name: 'Reload the panel' });
  await expect(reload).toBeVisible();
  await rows(page).first().click();
  await expect(page.locator('.panes').getByRole('alert')).toBeInViewport();
  const message = await page.locator('.panes > .deferred').boundingBox();
  expect(message?.y).toBe(0);
  await page.route(`${sandbox.panel}/`, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  const asked = page.waitForResponse(`${sandbox.panel}/`);
  await reload.click();
  expect((await asked).request().isNavigationRequest()).toBe(false);
  await page.unroute(`${sandbox.panel}/`);
  // Not before, because the panel tries again by itself.
  page.on('request', (request) => request.isNavigationRequest() && restore());
  await reload.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('[missing-parts] a running panel whose sign-in a deploy has removed signs in by its new page', async ({
  page,
  sandbox,
}) => {
  const restore = await remove(page, /\/sign-in\.[0-9a-f]+\.js$/);
  await openAgain(page, sandbox);
  await openNoteIn(page, 'Hello, first time here!');
  await page.getByRole('textbox').fill(DRAFT);
  await sandbox.control('sign-out');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const signIn = page.getByRole('button', { name: 'Sign in' }).last();
  await page.route(`${sandbox.panel}/`, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await signIn.click();
  // The announcer has the same text for a moment.
  await expect(
    page.getByRole('region', { name: 'Notification', exact: true }).getByText(MISSING),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue(DRAFT);
  await page.unroute(`${sandbox.panel}/`);
  page.on('request', (request) => request.isNavigationRequest() && restore());
  await signIn.click();
  await page.waitForURL(`${sandbox.platform}/**`, { waitUntil: 'commit' });
});

test('[missing-parts] a page whose script a deploy has removed says so', async ({ page, sandbox }) => {
  await remove(page, /\/panel\.[0-9a-f]+\.js$/);
  await page.goto(sandbox.panel);
  await expect(page.getByRole('alert')).toHaveText(
    "Your notifications couldn't be loaded. Please reload the page.",
  );
});
