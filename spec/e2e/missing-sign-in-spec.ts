import { bellHtml, openHostPage } from './support/host-page';
import { expect, panelPage, test } from './support/test';

const SIGN_IN = /\/sign-in\.[0-9a-f]+\.js$/;

// The browser logs the missing file.
test.afterEach(({ consoleLog }) => {
  consoleLog.errors.length = 0;
});

test('[missing-parts] a panel whose sign-in a deploy has removed says so, offers a reload, and signs in after it', async ({
  page,
  sandbox,
}) => {
  await page.route(SIGN_IN, (route) => route.fulfill({ status: 404 }));
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await bell.click();
  await expect(frame.getByRole('alert')).toHaveText("This part of the panel couldn't be loaded.");
  await frame.getByRole('button', { name: 'Try again' }).click();
  const reload = frame.getByRole('button', { name: 'Reload the panel' });
  await expect(reload).toBeVisible();
  await page.unroute(SIGN_IN);
  await reload.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
});
