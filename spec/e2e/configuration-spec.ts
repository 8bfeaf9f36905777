import { withBlock } from '../../serve/configuration';
import { loadNotes } from './support/load-notes';
import { expect, test } from './support/test';

test('a panel with an invalid configuration names the invalid keys, logs the reasons and makes no requests', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await page.route(`${sandbox.panel}/`, async (route) => {
    const response = await route.fetch();
    const body = withBlock(await response.text(), { hostOrigins: '*', theme: 'blue' });
    await route.fulfill({ response, body });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  await page.goto(sandbox.panel);
  await expect(page.getByRole('main')).toContainText('Please check these settings: hostOrigins and theme.');
  const errors = consoleLog.errors.join();
  expect(errors).toContain('hostOrigins is "*" (string), expected a list of http(s) origins');
  expect(errors).toContain('theme is "blue" (string), expected "system", "light" or "dark"');
  expect(requests).not.toContain(sandbox.platform);
  consoleLog.errors.length = 0;
});

test('[asked-filters] reads the configuration, including the theme and the features, from config.json if the page has no block', async ({
  page,
  sandbox,
  servePanelBeside,
}) => {
  const panel = await servePanelBeside({
    platformOrigin: sandbox.platform,
    theme: 'dark',
    features: { push: false, cursorPaging: true, serverFilters: true },
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const nextPage = page.waitForRequest(/\/notifications\/\?.*before=\d+/);
  const oldFollows = page.waitForRequest(/\/notifications\/\?.*type=follow/);
  await page.goto(panel.origin);
  await expect(page.getByRole('listitem').locator('[data-note]').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('img', { name: 'Checking every 30 seconds' })).toBeVisible();
  expect(sockets).toEqual([]);
  await loadNotes(page, 11);
  await nextPage;
  await page.getByRole('button', { name: 'Follows' }).click();
  await oldFollows;
});

test("[token-through-the-frame] a panel that connects through the provider's frame reads notes and likes without a token or a redirect, and links to the login page at first, from a reply and after a reload", async ({
  page,
  sandbox,
  consoleLog,
  servePanel,
}) => {
  const panel = await servePanel({ platformOrigin: sandbox.platform, auth: 'proxy' });
  await sandbox.control('proxy-parents', { origins: [panel.origin] });
  await page.goto(panel.origin);
  await expect(page.getByRole('heading')).toHaveText('Sign in to see your notifications');
  const link = page.getByRole('link', { name: 'Sign in' });
  await expect(link).toHaveAttribute('href', `${sandbox.platform}/wp-login`);
  await page.context().request.get(`${sandbox.platform}/wp-login`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const rows = page.getByRole('listitem').locator('[data-note]');
  await rows.filter({ hasText: 'Ingrid Gull' }).first().click();
  await page.getByRole('article').getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByRole('article').getByRole('button', { name: 'Liked' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await page.getByRole('textbox').fill('Where was I');
  // The site's `authorization_required` may refuse this action only, so the panel requests `/me`.
  const refusal = { kind: '403', body: { error: 'authorization_required' }, path: '/rest/' };
  await sandbox.control('faults', { count: 99, ...refusal });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('been signed out').last()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Where was I');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(link).toHaveAttribute('href', `${sandbox.platform}/wp-login`);
  await page.reload();
  await expect(link).toBeVisible();
  consoleLog.errors.length = 0;
});
