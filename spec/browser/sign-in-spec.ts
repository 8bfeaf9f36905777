import type { Page } from '@playwright/test';
import { expectPainted } from './support/painted';
import { expect, panelOf, test } from './support/test';

test.describe('a blogger who is not signed in', () => {
  test.beforeEach(({ sandbox }) => sandbox.control('sign-out'));

  test('signs in on the platform page, and reads the notes', async ({ page, sandbox }) => {
    await page.goto(sandbox.host);
    const { frame, bell, rows } = panelOf(page);
    await bell.click();
    await frame.getByRole('button', { name: /^Continue as/ }).click();
    await expect(rows.first()).toBeVisible();
  });

  test('finds the token gone from the address, and the query kept', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.panel}/?locale=en-GB`);
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await expectPainted(page);
    expect(page.url()).toBe(`${sandbox.panel}/?locale=en-GB`);
  });

  test('is told when the sign-in page refuses, and can try again', async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await expectPainted(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: /^Continue as/ })).toBeVisible();
  });
});

test.describe('a token that the platform no longer takes', () => {
  // The browser itself logs the refused request.
  test.afterEach(({ consoleLog }) => {
    consoleLog.errors.length = 0;
  });

  test('leaves an open panel as it is, says so, and leads to the sign-in page when asked', async ({
    panel,
    sandbox,
  }) => {
    const { frame } = panel;
    await panel.openNote('Ingrid Gull');
    await frame.getByRole('textbox').fill('Where was I');
    await sandbox.control('sign-out');
    await panel.action('Approve').click();
    await expect(frame.getByText("The comment couldn't be approved.")).toBeVisible();
    await expect(frame.getByText('been signed out')).toBeVisible();
    await expectPainted(panel.page);
    await expect(frame.getByRole('textbox')).toHaveValue('Where was I');
    await frame.getByRole('button', { name: 'Sign in' }).click();
    await frame.getByRole('button', { name: /^Continue as/ }).click();
    await panel.openNote('Ingrid Gull');
    await expect(frame.getByRole('textbox')).toHaveValue('Where was I');
  });

  test('renews itself in a closed panel', async ({ panel, sandbox }) => {
    await panel.bell.click();
    await sandbox.control('faults', { count: 1, kind: '401', path: '/notifications/' });
    await sandbox.control('comment', { text: 'Who is there?' });
    await expect(panel.bell).toHaveAccessibleName('Notifications, 1 new');
  });
});

test('without a platform to sign in at, the panel says so in words and goes on trying', async ({
  page,
  sandbox,
}) => {
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

/** The addresses of the sign-in page that the page, or a frame of it, has gone to. */
function visitsOf(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oauth2/authorize') && request.isNavigationRequest())
      visits.push(request.url());
  });
  return visits;
}

const storedAuth = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('auth'));

test.describe('a blogger who has signed in', () => {
  test('comes back without being sent away', async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    const visits = visitsOf(page);
    await page.reload();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(visits).toEqual([]);
  });

  test('gets another token when theirs is too old', async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    const old = String(await storedAuth(page));
    await page.evaluate((stored) => localStorage.setItem('auth', stored.replace(/^\d+/, '1')), old);
    await page.reload();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(String(await storedAuth(page)).split(':')[1]).not.toBe(old.split(':')[1]);
  });

  test('signs out, leaves nothing behind, and stays signed out until they ask', async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await page.getByRole('listitem').filter({ hasText: 'Ingrid Gull' }).first().click();
    await page.getByRole('textbox').fill('A secret');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).first().click();
    await page.getByRole('button', { name: 'Sign out of this panel' }).click();
    await expect(page.getByRole('heading')).toHaveText('You are signed out');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toBe('{"auth":"signed out"}');
    await page.reload();
    await expect(page.getByRole('heading')).toHaveText('You are signed out');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });

  test('has a token that is in no address, and in no line of the console', async ({ page, sandbox }) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url().split('#')[0] ?? ''));
    page.on('websocket', (socket) => seen.push(socket.url()));
    page.on('console', (message) => seen.push(message.text()));
    await page.goto(sandbox.host);
    const { bell, rows, frame } = panelOf(page);
    await bell.click();
    await rows.first().click();
    await sandbox.control('faults', { count: 1, kind: '500' });
    await frame.getByRole('button', { name: 'Mark all as read' }).click();
    const panel = page.frames().find((one) => one.url().startsWith(sandbox.panel));
    const token = (await panel?.evaluate(() => localStorage.getItem('auth')))?.split(':')[1] ?? '';
    expect(token.length).toBeGreaterThan(8);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter((text) => text.includes(token))).toEqual([]);
    expect(panel?.url()).toBe(`${sandbox.panel}/?locale=en`);
  });
});

test('a token with a wrong state, or with none, is not taken while a sign-in is under way', async ({
  page,
  sandbox,
}) => {
  const bearers: string[] = [];
  page.on('request', (request) => bearers.push(request.headers().authorization ?? ''));
  for (const state of ['&state=theirs', '']) {
    await sandbox.control('sign-out');
    await page.goto(sandbox.panel);
    await expect(page.getByRole('button', { name: /^Continue as/ })).toBeVisible();
    const visits = visitsOf(page);
    await page.goto(`${sandbox.panel}/#access_token=evil${state}`);
    await expect(page.getByRole('heading')).toHaveText('You are not signed in');
    await expect(page.getByRole('main')).toContainText('Signing in was interrupted.');
    expect([await storedAuth(page), page.url(), visits]).toEqual([null, `${sandbox.panel}/`, []]);
    await page.goto('about:blank');
  }
  expect(bearers.filter((bearer) => bearer.includes('evil'))).toEqual([]);
});

test('a fragment of a host’s own is no sign-in, whatever is in it', async ({ page, sandbox }) => {
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
});

test.describe('in a frame that may keep nothing', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.control('sign-out');
    // As browsers deny it to frames of other sites; a window of its own may.
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

  test('the panel says so instead of going round, and signs in in a window of its own', async ({
    page,
    sandbox,
  }) => {
    const visits = visitsOf(page);
    await page.goto(sandbox.host);
    const { bell, frame, rows } = panelOf(page);
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

  test('the panel asks the browser, when the blogger wants it', async ({ page, sandbox }) => {
    await page.goto(sandbox.host);
    const { bell, frame } = panelOf(page);
    await bell.click();
    await frame.getByRole('button', { name: 'Let the panel keep it' }).click();
    await expect(frame.getByRole('button', { name: /^Continue as/ })).toBeVisible();
  });
});
