import type { Page } from '@playwright/test';
import { expect, panelPage, test } from './support/test';

test("[redirect-to-sign-in] [sign-in-required] [return-from-sign-in] the platform's page leads back to an address without the token", async ({
  page,
  sandbox,
}) => {
  await sandbox.control('sign-out');
  await page.goto(`${sandbox.panel}/?locale=en-GB`);
  await page.getByRole('button', { name: /^Continue as/ }).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(page.url()).toBe(`${sandbox.panel}/?locale=en-GB`);
});

/** Records the addresses of the sign-in page that the page or one of its frames navigates to. */
function visitsOf(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oauth2/authorize') && request.isNavigationRequest())
      visits.push(request.url());
  });
  return visits;
}

const storedAuth = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('auth'));

test('has a token that appears in no address and in no console message', async ({ page, sandbox }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url().split('#')[0] ?? ''));
  page.on('websocket', (socket) => seen.push(socket.url()));
  page.on('console', (message) => seen.push(message.text()));
  await page.goto(sandbox.host);
  const { bell, rows, frame } = panelPage(page);
  await bell.click();
  await rows.first().click();
  await sandbox.control('faults', { count: 1, kind: '500' });
  await frame.getByRole('button', { name: 'Mark all as read' }).click();
  const panel = page.frames().find((one) => one.url().startsWith(sandbox.panel));
  const token = (await panel?.evaluate(() => localStorage.getItem('auth')))?.split(':')[1] ?? '';
  expect(token.length).toBeGreaterThan(8);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  // The bell adds when it wants the screen.
  expect(panel?.url().replace(/&screen=(now|later)$/, '')).toBe(`${sandbox.panel}/?locale=en`);
});

test('ignores a token with a wrong or missing state during a sign-in', async ({ page, sandbox }) => {
  const bearers: string[] = [];
  page.on('request', (request) => bearers.push(request.headers().authorization ?? ''));
  for (const state of ['&state=theirs', '']) {
    await sandbox.control('sign-out');
    await page.goto(sandbox.panel);
    await expect(page.getByRole('button', { name: /^Continue as/ })).toBeVisible();
    const visits = visitsOf(page);
    await page.goto(`${sandbox.panel}/#access_token=evil${state}`);
    await expect(page.getByRole('heading')).toHaveText('Sign in to see your notifications');
    await expect(page.getByRole('main')).toContainText('Signing in was interrupted.');
    expect([await storedAuth(page), page.url(), visits]).toEqual([null, `${sandbox.panel}/`, []]);
    await page.goto('about:blank');
  }
  expect(bearers.filter((bearer) => bearer.includes('evil'))).toEqual([]);
});

test('[no-sign-in-loop] signs in only once in a closed panel if the new token is rejected, too', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await sandbox.control('faults', { count: 1000, kind: 'invalid-token', path: '/notifications' });
  const visits = visitsOf(page);
  await page.goto(sandbox.host);
  const { bell, frame } = panelPage(page);
  await expect.poll(() => visits.length).toBe(1);
  await bell.click();
  await expect(frame.getByText('been signed out').last()).toBeVisible();
  expect(visits).toHaveLength(1);
  await sandbox.control('faults', { count: 0 });
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByRole('listitem').first()).toBeVisible();
  // The browser logs the rejected requests.
  consoleLog.errors.length = 0;
});

test.describe('a panel in a frame without storage access', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.control('sign-out');
    // Like a browser that denies storage to frames of other sites, but not to their pop-ups.
    await page.addInitScript(() => {
      if (self === top) return;
      const storage = window.localStorage;
      let isAllowed = false;
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          if (isAllowed) return storage;
          throw new DOMException('denied', 'SecurityError');
        },
      });
      const ask = document.requestStorageAccess.bind(document);
      document.requestStorageAccess = async () => {
        await ask();
        isAllowed = true;
      };
    });
  });

  test('[storage-refused] explains the problem and the refusal of the browser, and signs in through a pop-up', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      document.requestStorageAccess = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    const visits = visitsOf(page);
    await page.goto(sandbox.host);
    const { bell, frame, rows } = panelPage(page);
    await bell.click();
    await expect(frame.getByText('does not let this panel keep your sign-in')).toBeVisible();
    await frame.getByRole('button', { name: 'Let the panel keep it' }).click();
    await expect(frame.getByText('Your browser refused to let this panel keep your sign-in.')).toBeVisible();
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Sign in in a new window' }).click();
    const popUp = await opening;
    const closing = popUp.waitForEvent('close');
    await popUp.getByRole('button', { name: /^Continue as/ }).click();
    await closing;
    await expect(rows.first()).toBeVisible();
    expect(visits).toEqual([]);
  });

  test("asks the browser for storage access at the blogger's request", async ({ page, sandbox }) => {
    // The blogger's answers to the browser's own question, one after the other.
    await page.context().grantPermissions(['storage-access']);
    await page.goto(sandbox.host);
    const { bell, frame } = panelPage(page);
    await bell.click();
    await frame.getByRole('button', { name: 'Let the panel keep it' }).click();
    await expect(frame.getByRole('button', { name: /^Continue as/ })).toBeVisible();
  });
});
