import { expect, panelOf, test } from './support/test';

test.describe('a blogger who is not signed in', () => {
  test.beforeEach(({ sandbox }) => sandbox.control('sign-out'));

  test('signs in on the platform page, and reads the notes', async ({ page, sandbox }) => {
    await page.goto(sandbox.host);
    const { frame, bell, rows } = panelOf(page);
    await bell.click();
    await frame.getByRole('button', { name: /^Continue as/ }).click();
    await expect(rows.first()).toBeVisible();
  });

  test('finds the token gone from the address, and the query kept', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.panel}/?locale=en-GB`);
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    expect(page.url()).toBe(`${sandbox.panel}/?locale=en-GB`);
  });

  test('is told when the sign-in page refuses, and can try again', async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: /^Continue as/ })).toBeVisible();
  });
});

test('a token that the platform no longer takes leads to the sign-in page', async ({
  panel,
  sandbox,
  consoleLog,
}) => {
  await sandbox.control('sign-out');
  await sandbox.control('comment', { text: 'Who is there?' });
  await expect(panel.frame.getByRole('button', { name: /^Continue as/ })).toBeVisible();
  // The browser itself logs the refused request.
  consoleLog.errors.length = 0;
});
