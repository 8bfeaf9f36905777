import { expect, test } from './support/test';

const frameOf = (origin: string): string => `<iframe src="${origin}" width="500" height="500"></iframe>`;

/** What a frame that must not be there may show: nothing of the blogger's. */
const OF_THE_BLOGGER = /Ingrid|commented|Unread|The Slow Kettle/;

test('a page that is not configured gets nothing of the panel: the browser does not load it there', async ({
  page,
  sandbox,
  consoleLog,
  servePage,
}) => {
  const evil = await servePage(frameOf(sandbox.panel));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(evil.origin);
  await expect.poll(() => consoleLog.violations.join()).toContain('frame-ancestors');
  expect(requests.filter((url) => url.startsWith(sandbox.platform))).toEqual([]);
  await expect(page.frameLocator('iframe').locator('body')).not.toContainText(OF_THE_BLOGGER);
  consoleLog.violations.length = 0;
});

test('nor where a server does not send the header: the panel itself refuses, in words', async ({
  page,
  sandbox,
  consoleLog,
  servePage,
}) => {
  await page.route(`${sandbox.panel}/`, async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  const evil = await servePage(frameOf(sandbox.panel));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(evil.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading')).toHaveText('This page may not show your notifications');
  await expect(frame.locator('body')).not.toContainText(OF_THE_BLOGGER);
  expect(requests.filter((url) => url.startsWith(sandbox.platform))).toEqual([]);
  expect(consoleLog.errors.join()).toContain('hostOrigins does not name the page that frames the panel');
  consoleLog.errors.length = 0;
});

test('a page that is configured may, of whatever origin', async ({
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
