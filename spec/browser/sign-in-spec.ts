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

test.describe('a token that the platform no longer takes', () => {
  // The browser itself logs the refused request.
  test.afterEach(({ consoleLog }) => {
    consoleLog.errors.length = 0;
  });

  test('leaves an open panel as it is, says so, and leads to the sign-in page when asked', async ({
    panel,
    sandbox,
  }) => {
    const { frame } = panel;
    await panel.openNote('Ingrid Gull');
    await frame.getByRole('textbox').fill('Where was I');
    await sandbox.control('sign-out');
    await panel.action('Approve').click();
    await expect(frame.getByText("The comment couldn't be approved.")).toBeVisible();
    await expect(frame.getByText('been signed out')).toBeVisible();
    await expect(frame.getByRole('textbox')).toHaveValue('Where was I');
    await frame.getByRole('button', { name: 'Sign in' }).click();
    await frame.getByRole('button', { name: /^Continue as/ }).click();
    await panel.openNote('Ingrid Gull');
    await expect(frame.getByRole('textbox')).toHaveValue('Where was I');
  });

  test('renews itself in a closed panel', async ({ panel, sandbox }) => {
    await panel.bell.click();
    await sandbox.control('faults', { count: 1, kind: '401', path: '/notifications/' });
    await sandbox.control('comment', { text: 'Who is there?' });
    await expect(panel.bell).toHaveAccessibleName('Notifications, 1 new');
  });
});

test('without a platform to sign in at, the panel says so in words and goes on trying', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const away = `${sandbox.platform}/**`;
  await page.route(away, (route) => route.abort());
  await page.goto(sandbox.panel);
  await expect(page.getByRole('heading', { name: "We can't reach your notifications" })).toBeVisible();
  await page.unroute(away);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
});
