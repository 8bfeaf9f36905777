import type { Page } from '@playwright/test';
import type { Sandbox } from './support/sandbox';
import { layoutProblems } from './support/layout';
import { expectPainted } from './support/painted';
import { requestsTo } from './support/platform';
import { rows } from './support/tabs';
import { expect, test } from './support/test';

const COMMENT = 'Hello, first time here!';
const HTML = '<!doctype html><h1>Sign in to the network of this hotel</h1>';

const openNote = async (page: Page): Promise<void> => {
  await rows(page).filter({ hasText: COMMENT }).first().click();
  await expect(page.getByRole('article')).toBeVisible();
};

/** Likes a note while likes have this fault, and goes back to the list. */
async function likeInVain(page: Page, sandbox: Sandbox, fault: object): Promise<void> {
  await page.goto(sandbox.panel);
  await openNote(page);
  await sandbox.control('faults', { count: 9, path: '/likes', ...fault });
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await page.getByRole('button', { name: 'Back' }).click();
}

test('[cause-of-a-failure] [failed-reply] a reply that is not allowed fails at once, and says why', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(sandbox.panel);
  await openNote(page);
  await sandbox.control('faults', {
    count: 9,
    kind: '403',
    body: { error: 'unauthorized' },
    path: '/replies/new',
  });
  await page.locator('[data-reply-box]').fill('Thanks!');
  await page.getByRole('button', { name: 'Send' }).click();
  const text = "Reply Failed: Please, try again. Your account isn't allowed to do this.";
  // Retries would take 12 s.
  await expect(page.locator('.status-failure')).toContainText(text, { timeout: 1900 });
  expect(await page.evaluate(layoutProblems, 'body')).toEqual([]);
  await expectPainted(page);
  expect(await requestsTo(sandbox, '/replies/new')).toHaveLength(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.list-line')).toContainText(text);
  expect(await page.evaluate(layoutProblems, 'body')).toEqual([]);
  consoleLog.errors.length = 0;
});

test('[cause-of-a-failure] an action after too many requests says when it goes on', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await likeInVain(page, sandbox, { kind: '429', retryAfter: 90 });
  await expect(page.locator('.list-line')).toHaveText(
    /^1 change is still being sent\. There were too many requests\. It goes on at \d+:\d\d:\d\d/,
  );
  consoleLog.errors.length = 0;
});

test('[cause-of-a-failure] a list after too many requests says so, and when it goes on', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await sandbox.control('faults', { count: 9, kind: '429', path: '/notifications/' });
  await page.goto(sandbox.panel);
  await expect(page.getByRole('alert')).toContainText('There were too many requests.');
  await expect(page.getByRole('timer')).toContainText('Trying again in');
  await sandbox.control('faults', { count: 0 });
  consoleLog.errors.length = 0;
});

test("[cause-of-a-failure] the page of a network with 403 is not the platform's refusal", async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await likeInVain(page, sandbox, { kind: '403', body: HTML });
  await expect(page.locator('.list-line')).toHaveText('1 change is still being sent.');
  consoleLog.errors.length = 0;
});

test('[cause-of-a-failure] a list in whose place a network answers with 403 is fetched again', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await sandbox.control('faults', { count: 9, kind: '403', body: HTML, path: '/notifications/' });
  await page.goto(sandbox.panel);
  await expect(page.getByRole('alert')).toContainText("We can't reach your notifications right now.");
  await expect(page.getByText('refused')).toHaveCount(0);
  await expect(page.getByRole('timer')).toContainText('Trying again in');
  await sandbox.control('faults', { count: 0 });
  consoleLog.errors.length = 0;
});

for (const [kind, cause] of [
  ['403', "Your account isn't allowed to do this. Use another one, or ask the site's owner."],
  ['401', "You're signed out. Sign in first."],
] as const)
  test(`[cause-of-a-failure] marks that get a ${kind} are sent once, and their message says why`, async ({
    page,
    sandbox,
    consoleLog,
  }) => {
    await page.goto(sandbox.panel);
    await expect(rows(page).first()).toBeVisible();
    await sandbox.control('faults', { count: 9, kind, path: '/notifications/read' });
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.locator('.status-failure')).toHaveText(
      `Your notifications couldn't be marked as read. Please try again. ${cause}`,
    );
    expect(await requestsTo(sandbox, '/notifications/read')).toHaveLength(1);
    await expectPainted(page);
    consoleLog.errors.length = 0;
  });

test('[cause-of-a-failure] an action that fails on the platform says so', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await page.goto(sandbox.panel);
  await openNote(page);
  await sandbox.control('faults', { count: 9, kind: '500', body: { error: 'oops' }, path: '/likes' });
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.locator('.status-failure')).toHaveText(
    "Your like couldn't be saved. Please try again. Something went wrong on our side.",
  );
  consoleLog.errors.length = 0;
});
