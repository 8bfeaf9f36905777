import { MATRIX } from './support/matrix';
import type { Response } from '@playwright/test';
import { withBlock } from '../../serve/configuration';
import { expect, test } from './support/test';

/** The panel's page with another configuration block, or without one. */
const pageOf = (html: string, block: object | undefined): string =>
  block
    ? withBlock(html, block)
    : html.replace(/<script type="application\/json"[^>]*>[\s\S]*?<\/script>/, '');

test.describe('a panel with an invalid configuration', () => {
  test.afterEach(({ consoleLog }) => {
    consoleLog.errors.length = 0;
  });

  test('names the invalid keys, logs the reasons and makes no requests', async ({
    page,
    sandbox,
    consoleLog,
  }) => {
    await page.route(`${sandbox.panel}/`, async (route) => {
      const response = await route.fetch();
      const body = pageOf(await response.text(), { hostOrigins: '*', theme: 'blue' });
      await route.fulfill({ response, body });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).origin));
    await page.goto(sandbox.panel);
    await expect(page.getByRole('main')).toContainText('Please check these settings: hostOrigins and theme.');
    expect(consoleLog.errors.join()).toContain(
      'hostOrigins is "*" (string), expected a list of http(s) origins',
    );
    expect(consoleLog.errors.join()).toContain(
      'theme is "blue" (string), expected "system", "light" or "dark"',
    );
    expect(requests).not.toContain(sandbox.platform);
  });

  test(
    'shows that it is not set up if there is no configuration',
    MATRIX,
    async ({ page, sandbox, consoleLog }) => {
      await page.route(`${sandbox.panel}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: pageOf(await response.text(), undefined) });
      });
      await page.goto(sandbox.panel);
      await expect(page.getByRole('heading')).toHaveText('The panel is not set up yet');
      expect(consoleLog.errors.join()).toContain('config.json answered 404, expected a JSON file');
    },
  );
});

test('reads the configuration, including the theme, from config.json if the page has no block', async ({
  page,
  sandbox,
  servePanelBeside,
}) => {
  const panel = await servePanelBeside({
    platformOrigin: sandbox.platform,
    theme: 'dark',
    features: { push: false },
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(panel.origin);
  await expect(page.getByRole('listitem').locator('[data-note]').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('img', { name: 'Checking every 30 seconds' })).toBeVisible();
  expect(sockets).toEqual([]);
});

test.describe("a panel that connects through the provider's frame", () => {
  test('[token-through-the-frame] reads notes and likes a comment without a token or a redirect', async ({
    page,
    sandbox,
    servePanel,
  }) => {
    const panel = await servePanel({ platformOrigin: sandbox.platform, auth: 'proxy' });
    await sandbox.control('proxy-parents', { origins: [panel.origin] });
    await page.goto(`${sandbox.platform}/wp-login?redirect_to=${encodeURIComponent(panel.origin)}`);
    const rows = page.getByRole('listitem').locator('[data-note]');
    await rows.filter({ hasText: 'Ingrid Gull' }).first().click();
    await page.getByRole('article').getByRole('button', { name: 'Like', exact: true }).click();
    await expect(page.getByRole('article').getByRole('button', { name: 'Liked' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  });

  test("links to the platform's login page if the blogger is not signed in there", async ({
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
    await expect(page.getByRole('listitem').locator('[data-note]').first()).toBeVisible();
    consoleLog.errors.length = 0;
  });
});

test('loads the same hundred notes with less than a fifth of the bytes if cursor paging is on', async ({
  page,
  sandbox,
}) => {
  const read = async (cursorPaging: boolean) => {
    await page.unrouteAll();
    await page.route(`${sandbox.panel}/`, async (route) => {
      const response = await route.fetch();
      const features = JSON.stringify({ cursorPaging });
      const body = (await response.text()).replace(
        '"preset":"sandbox"',
        `"preset":"sandbox","features":${features}`,
      );
      await route.fulfill({ response, body });
    });
    const bodies: Promise<Buffer>[] = [];
    const count = (response: Response): void => {
      if (/notifications\/?\?.*number=/.test(response.url())) bodies.push(response.body());
    };
    page.on('response', count);
    await page.goto(sandbox.panel);
    const rows = page.locator('[data-note]');
    await rows.first().waitFor();
    await page.mouse.move(200, 300);
    await expect(async () => {
      await page.mouse.wheel(0, 100_000);
      expect(await rows.count()).toBe(100);
    }).toPass({ intervals: [100] });
    page.off('response', count);
    // The rows may appear before Playwright has received the last response body.
    const bytes = (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
    return { bytes, ids: await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-note'))) };
  };
  const [whole, paged] = [await read(false), await read(true)];
  expect(paged.ids).toEqual(whole.ids);
  expect(paged.bytes).toBeLessThan(whole.bytes / 5);
});
