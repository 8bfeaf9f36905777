import { MATRIX } from './support/matrix';
import type { Page } from '@playwright/test';
import { expectPainted } from './support/painted';
import { platformState } from './support/platform';
import { expect, panelPage, test } from './support/test';

test.describe('a blogger who is not signed in', () => {
  test.beforeEach(({ sandbox }) => sandbox.control('sign-out'));

  test("[redirect-to-sign-in] [sign-in-required] signs in on the platform's page and sees the notes", async ({
    page,
    sandbox,
  }) => {
    await page.goto(sandbox.host);
    const { frame, bell, rows } = panelPage(page);
    await bell.click();
    await frame.getByRole('button', { name: /^Continue as/ }).click();
    await expect(rows.first()).toBeVisible();
  });

  test('[return-from-sign-in] returns to an address without the token and with its query', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${sandbox.panel}/?locale=en-GB`);
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await expectPainted(page);
    expect(page.url()).toBe(`${sandbox.panel}/?locale=en-GB`);
  });

  test('sees an error if the sign-in page refuses, and can try again', MATRIX, async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to see your notifications' })).toBeVisible();
    await expectPainted(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: /^Continue as/ })).toBeVisible();
  });
});

test.describe('an expired token', () => {
  // The browser logs the rejected request.
  test.afterEach(({ consoleLog }) => {
    consoleLog.errors.length = 0;
  });

  test(
    'keeps an open panel, its draft and its approval, shows a notice and leads to the sign-in page on request',
    MATRIX,
    async ({ panel, sandbox }) => {
      const { frame } = panel;
      await panel.openNote('Ingrid Gull');
      await frame.getByRole('textbox').fill('Where was I');
      await sandbox.control('sign-out');
      await panel.action('Approve').click();
      await expect(frame.getByText('been signed out')).toBeVisible();
      await expectPainted(panel.page);
      await expect(frame.getByRole('textbox')).toHaveValue('Where was I');
      await frame.getByRole('button', { name: 'Sign in' }).click();
      await frame.getByRole('button', { name: /^Continue as/ }).click();
      await panel.openNote('Ingrid Gull');
      await expect(frame.getByRole('textbox')).toHaveValue('Where was I');
      // The click that found the session ended is sent in the next one.
      const statuses = async () =>
        (await platformState(sandbox)).comments.filter(({ content }) => content.includes('first time here'));
      await expect.poll(statuses).toMatchObject([{ status: 'approved' }]);
      await expect(panel.action('Approved')).toBeVisible();
    },
  );

  test('is renewed in a closed panel', MATRIX, async ({ panel, sandbox }) => {
    await panel.bell.click();
    await sandbox.control('faults', { count: 1, kind: '401', path: '/notifications/' });
    await sandbox.control('comment', { text: 'Who is there?' });
    await expect(panel.bell).toHaveAccessibleName('Notifications, 1 new');
  });
});

test('shows an error and retries if the platform cannot be reached', async ({ page, sandbox }) => {
  await page.clock.install();
  const away = `${sandbox.platform}/**`;
  await page.route(away, (route) => route.abort());
  await page.goto(sandbox.panel);
  await expect(page.getByRole('heading', { name: "We can't reach your notifications" })).toBeVisible();
  await expectPainted(page);
  await page.unroute(away);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expectPainted(page);
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

test.describe('a blogger who is signed in', () => {
  test('returns without another redirect', MATRIX, async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    const visits = visitsOf(page);
    await page.reload();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(visits).toEqual([]);
  });

  test('gets a new token if the stored one is too old', MATRIX, async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    const old = String(await storedAuth(page));
    // A token that has never loaded notes leads to a button instead.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_new'))).toBeNull();
    await page.evaluate((stored) => localStorage.setItem('auth', stored.replace(/^\d+/, '1')), old);
    await page.reload();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(String(await storedAuth(page)).split(':')[1]).not.toBe(old.split(':')[1]);
  });

  test('signs out, leaves no data in storage, and stays signed out until the next sign-in', async ({
    page,
    sandbox,
  }) => {
    await page.goto(sandbox.panel);
    await page.getByRole('listitem').filter({ hasText: 'Ingrid Gull' }).first().click();
    await page.getByRole('textbox').fill('A secret');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
    // The draft is not sent.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toBe('{"auth":"signed out"}');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });

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

test(
  "ignores a token in the address's fragment if no sign-in was started",
  MATRIX,
  async ({ page, sandbox }) => {
    const fragment = '#access_token=theirs&state=theirs';
    const bearers: string[] = [];
    page.on('request', (request) => bearers.push(request.headers().authorization ?? ''));
    await page.goto(`${sandbox.panel}/${fragment}`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await page.goto('about:blank');
    await page.goto(`${sandbox.panel}/${fragment}`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(page.url()).toBe(`${sandbox.panel}/${fragment}`);
    expect(bearers.filter((bearer) => bearer.includes('theirs'))).toEqual([]);
  },
);

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

  test('explains the problem without redirects, and signs in through a pop-up window', async ({
    page,
    sandbox,
  }) => {
    const visits = visitsOf(page);
    await page.goto(sandbox.host);
    const { bell, frame, rows } = panelPage(page);
    await bell.click();
    await expect(frame.getByText('does not let this panel keep your sign-in')).toBeVisible();
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Sign in in a new window' }).click();
    const popUp = await opening;
    const closing = popUp.waitForEvent('close');
    await popUp.getByRole('button', { name: /^Continue as/ }).click();
    await closing;
    await expect(rows.first()).toBeVisible();
    expect(visits).toEqual([]);
  });

  test('[storage-refused] names the refusal of the browser, and keeps the sign-in of the pop-up', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      document.requestStorageAccess = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.goto(sandbox.host);
    const { bell, frame, rows } = panelPage(page);
    await bell.click();
    await frame.getByRole('button', { name: 'Let the panel keep it' }).click();
    await expect(frame.getByText('Your browser refused to let this panel keep your sign-in.')).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Let the panel keep it' })).toHaveCount(0);
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Sign in in a new window' }).click();
    await (await opening).getByRole('button', { name: /^Continue as/ }).click();
    await expect(rows.first()).toBeVisible();
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
