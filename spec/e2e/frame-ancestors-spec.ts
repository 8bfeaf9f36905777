import type { Page } from '@playwright/test';
import type { Sandbox } from './support/sandbox';
import { rows } from './support/tabs';
import { expect, test } from './support/test';

const frameOf = (origin: string): string =>
  `<iframe src="${origin}/?screen=now" width="500" height="500"></iframe>`;

/** Signs in and stores the address of the list, so that the page's script could ask early. */
async function startOnce(page: Page, sandbox: Sandbox): Promise<void> {
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('first_list'))).toContain('/notifications/');
  await page.goto('about:blank');
}

/** Texts that a forbidden frame must not show. */
const PRIVATE_TEXTS = /Ingrid|commented|Unread|The Slow Kettle/;

test('[framing-first] the browser blocks the panel in a page that is not configured, and the panel asks for nothing if the server sends no header', async ({
  page,
  sandbox,
  consoleLog,
  servePage,
}) => {
  await startOnce(page, sandbox);
  const evil = await servePage(frameOf(sandbox.panel));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const frame = page.frameLocator('iframe');
  await page.goto(evil.origin);
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  await expect(frame.locator('body')).not.toContainText(PRIVATE_TEXTS);

  await page.route(`${sandbox.panel}/?screen=now`, async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  await page.goto(evil.origin);
  await expect(frame.getByRole('heading')).toHaveText('This page may not show your notifications');
  await expect(frame.locator('body')).not.toContainText(PRIVATE_TEXTS);
  expect(requests.filter((url) => url.startsWith(sandbox.platform))).toEqual([]);
  expect(consoleLog.errors.join()).toContain('hostOrigins does not name the page that frames the panel');
  consoleLog.errors.length = consoleLog.violations.length = 0;
});
