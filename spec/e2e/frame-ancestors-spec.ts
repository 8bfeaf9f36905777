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

test('[framing-first] the browser blocks the panel in a page that is not configured', async ({
  page,
  sandbox,
  consoleLog,
  servePage,
}) => {
  await startOnce(page, sandbox);
  const evil = await servePage(frameOf(sandbox.panel));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(evil.origin);
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  expect(requests.filter((url) => url.startsWith(sandbox.platform))).toEqual([]);
  await expect(page.frameLocator('iframe').locator('body')).not.toContainText(PRIVATE_TEXTS);
  consoleLog.violations.length = 0;
});

test('[framing-first] the panel asks for nothing in such a page if the server sends no header', async ({
  page,
  sandbox,
  consoleLog,
  servePage,
}) => {
  await page.route(`${sandbox.panel}/?screen=now`, async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  await startOnce(page, sandbox);
  const evil = await servePage(frameOf(sandbox.panel));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(evil.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading')).toHaveText('This page may not show your notifications');
  await expect(frame.locator('body')).not.toContainText(PRIVATE_TEXTS);
  expect(requests.filter((url) => url.startsWith(sandbox.platform))).toEqual([]);
  expect(consoleLog.errors.join()).toContain('hostOrigins does not name the page that frames the panel');
  consoleLog.errors.length = 0;
});

test('the panel shows its notes in a configured page of another origin', async ({
  page,
  sandbox,
  servePage,
  servePanel,
}) => {
  const host = await servePage();
  const panel = await servePanel({ platformOrigin: sandbox.platform, hostOrigins: [host.origin] });
  await page.goto(host.origin);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: 500, height: 500 });
    document.body.append(frame);
  }, panel.origin);
  const rows = page.frameLocator('iframe').getByRole('listitem').locator('[data-note]');
  await expect(rows.first()).toBeVisible();
});
