import type { Page } from '@playwright/test';
import { bellHtml, openHostPage } from './support/host-page';
import type { Sandbox } from './support/sandbox';
import { expect, openPanel, panelPage, test } from './support/test';

const FAILURE = "This part of the panel couldn't be loaded.";

// The browser logs what the network has refused or replaced.
test.afterEach(({ consoleLog }) => {
  consoleLog.errors.length = 0;
});

/** The network answers in place of the panel's server and the platform with its login page. */
async function enterPortal(page: Page, { panel, platform }: Sandbox): Promise<() => Promise<void>> {
  // A script would fail its integrity check, which the browser logs.
  const isReplaced = ({ origin, pathname }: URL): boolean =>
    (origin === panel && pathname === '/') || origin === platform;
  await page.route(isReplaced, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome aboard</h1>' }),
  );
  return () => page.unroute(isReplaced);
}

test("[way-back] the reload of a panel does not replace it by a network's login page", async ({
  page,
  sandbox,
}) => {
  await openPanel(page, sandbox);
  await page.route(/\/screen\.\w+\.js$/, (route) => route.abort());
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await bell.click();
  await frame.getByRole('button', { name: 'Try again' }).click();
  const reload = frame.getByRole('button', { name: 'Reload the panel' });
  await expect(reload).toBeVisible();
  const leavePortal = await enterPortal(page, sandbox);
  const answered = page.waitForResponse((response) => response.url().startsWith(`${sandbox.panel}/?`));
  await reload.click();
  await answered;
  await expect(frame.getByRole('alert')).toHaveText(FAILURE);
  await page.unroute(/\/screen\.\w+\.js$/);
  await leavePortal();
  await reload.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
});
