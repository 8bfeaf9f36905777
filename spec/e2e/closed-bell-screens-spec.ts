import type { Page } from '@playwright/test';
import { bellHtml, hostPageOf, openHostPage } from './support/host-page';
import { MATRIX } from './support/matrix';
import { requestsTo } from './support/platform';
import { expect, panelPage, test } from './support/test';

const SCREEN = /\/screen\.[0-9a-f]+\.(js|css)$/;

/** The addresses of the requests of a page and its frames from now on. */
function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

/** Waits until the panel has finished with its closed frame, and expects that it has no screen. */
async function expectNoScreen(page: Page, addresses: readonly string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => SCREEN.test(address))).toEqual([]);
}

test('[prepare-message] [close-keys] a closed bell of a blogger who has signed out asks for nothing, shows so when it opens, and closes with Escape', async ({
  panel: { page, frame },
  sandbox,
}) => {
  await frame.getByRole('button', { name: 'More', exact: true }).click();
  await frame.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  await expect(frame.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('about:blank');
  await sandbox.reset();
  const addresses = recordAddresses(page);
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await expect.poll(() => addresses.some((address) => address.includes('/sign-in.'))).toBe(true);
  await expectNoScreen(page, addresses);
  await expect(bell).toHaveAccessibleName('Notifications');
  expect(await requestsTo(sandbox, '/')).toEqual([]);
  await bell.click();
  await expect(frame.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(page.locator('notestream-bell .bar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await bell.click();
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(panelPage(page).rows.first()).toBeVisible();
});

test(
  'a closed bell in a page that is not configured asks for nothing, and shows an error when it opens',
  MATRIX,
  async ({ page, sandbox, consoleLog, servePage }) => {
    await page.route(/\/\?screen=later$/, async (route) => {
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).filter(
        ([name]) => name !== 'content-security-policy',
      );
      await route.fulfill({ response, headers: Object.fromEntries(headers) });
    });
    const evil = await servePage(bellHtml(sandbox));
    const addresses = recordAddresses(page);
    await page.goto(evil.origin);
    const { bell, frame } = hostPageOf(page);
    await expect.poll(() => addresses.some((address) => address.includes('/sign-in.'))).toBe(true);
    await expectNoScreen(page, addresses);
    await bell.click();
    await expect(frame.getByRole('heading')).toHaveText('This page may not show your notifications');
    expect(addresses.filter((address) => address.startsWith(sandbox.platform))).toEqual([]);
    consoleLog.errors.length = 0;
  },
);

test("[count-message] a closed bell has its number through the provider's frame, and no screen", async ({
  page,
  sandbox,
  servePanel,
}) => {
  const hostOrigins = [sandbox.host];
  const panel = await servePanel({ platformOrigin: sandbox.platform, auth: 'proxy', hostOrigins });
  await sandbox.control('proxy-parents', { origins: [panel.origin] });
  await page.goto(`${sandbox.platform}/wp-login?redirect_to=${encodeURIComponent(sandbox.host)}`);
  const addresses = recordAddresses(page);
  const { bell } = await openHostPage(page, sandbox, bellHtml({ ...sandbox, panel: panel.origin }));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await expectNoScreen(page, addresses);
  await bell.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
});

test('[number-of-the-leader] two tabs with closed bells have one number, and only the one that leads asks', async ({
  page,
  sandbox,
}) => {
  const first = await openHostPage(page, sandbox, bellHtml(sandbox));
  await expect(first.bell).toHaveAccessibleName('Notifications, 5 new');
  const second = await openHostPage(await page.context().newPage(), sandbox, bellHtml(sandbox));
  await expect(second.bell).toHaveAccessibleName('Notifications, 5 new');
  await second.page.waitForLoadState('networkidle');
  const before = (await requestsTo(sandbox, '/notifications')).length;
  await sandbox.control('comment', { text: 'For both of you.' });
  for (const { bell } of [first, second]) await expect(bell).toHaveAccessibleName('Notifications, 6 new');
  expect(await requestsTo(sandbox, '/notifications')).toHaveLength(before + 1);
});
