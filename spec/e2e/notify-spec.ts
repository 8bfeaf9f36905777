import type { Page } from '@playwright/test';
import { bellHtml, openHostPage } from './support/host-page';
import { requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { expect, panelPage, test } from './support/test';

/** The notifications of a host page, in place of the browser's, which do not show without a screen. */
declare global {
  interface Window {
    shownNotes: { readonly title: string; readonly body: string; readonly click: () => void }[];
    pretendHidden: boolean;
  }
}

/** Lets a page and its frames be hidden, and records their notifications. */
async function fakeBrowser(page: Page, permission: NotificationPermission): Promise<void> {
  await page.context().addInitScript((given) => {
    window.pretendHidden = false;
    // The answer to an earlier offer.
    if (location.protocol === 'http:') localStorage.setItem('notestream-notify', 'accepted');
    Object.defineProperty(document, 'visibilityState', {
      get: () => (window.pretendHidden ? 'hidden' : 'visible'),
    });
    window.shownNotes = [];
    class FakeNotification {
      static permission = given;
      static readonly requestPermission = () => {
        FakeNotification.permission = 'granted';
        return Promise.resolve('granted');
      };
      onclick = (): void => undefined;
      constructor(title: string, { body = '', data }: NotificationOptions = {}) {
        structuredClone(data);
        if (FakeNotification.permission === 'granted')
          window.shownNotes.push({ title, body, click: () => this.onclick() });
      }
      readonly close = (): void => undefined;
    }
    Object.assign(window, { Notification: FakeNotification });
  }, permission);
}

/** Hides or shows a page with its frames, for their scripts. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate((is) => {
      window.pretendHidden = is;
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
}

const titlesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.shownNotes.map(({ title }) => title));

/** The bell of the guide: an import in a script of another origin needs `crossorigin`. */
const notifyingHtml = (sandbox: Sandbox): string =>
  bellHtml(sandbox, 'notify="comments"').replace('defer', 'crossorigin defer');

const FILE = '/embed-notify.js';

/** A page with a bell that notifies, once the panel knows it. */
async function openNotifying(page: Page, sandbox: Sandbox) {
  const loaded = page.waitForResponse(/\/notify\.[0-9a-f]+\.js$/);
  const host = await openHostPage(page, sandbox, notifyingHtml(sandbox));
  await expect(host.bell).toHaveAccessibleName('Notifications, 5 new');
  await (await loaded).finished();
  return host;
}

test('[notify-shown] [notify-closed] [notify-click] a hidden page shows a new comment, and a click opens it', async ({
  page,
  sandbox,
}) => {
  await fakeBrowser(page, 'granted');
  const { bell } = await openNotifying(page, sandbox);
  await hide(page, true);
  await sandbox.control('comment', { text: 'Is the kettle on?' });
  await expect.poll(() => titlesIn(page)).toHaveLength(1);
  expect(await page.evaluate(() => window.shownNotes[0]?.body)).toBe('Is the kettle on?');
  await hide(page, false);
  await page.evaluate(() => window.shownNotes[0]?.click());
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await expect(panelPage(page).detail).toContainText('Is the kettle on?');
});

test('[notify-offer] without the attribute nothing is loaded, and without the file nothing breaks', async ({
  page,
  sandbox,
}) => {
  const files: string[] = [];
  page.on('request', (request) => request.url().endsWith(FILE) && files.push(request.url()));
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  expect(files).toEqual([]);
  await page.route(`**${FILE}`, (route) => route.fulfill({ status: 404 }));
  const again = await openHostPage(page, sandbox, notifyingHtml(sandbox));
  await expect(again.bell).toHaveAccessibleName('Notifications, 5 new');
  await again.bell.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
  expect(files).toHaveLength(1);
  expect(errors).toEqual([]);
  // Kept rows show before the platform is asked.
  await expect.poll(() => requestsTo(sandbox, '/notifications/')).not.toHaveLength(0);
});
