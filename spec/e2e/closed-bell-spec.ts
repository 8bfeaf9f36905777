import type { Page, Request } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { bellHtml, openHostPage } from './support/host-page';
import { requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { expect, panelPage, test } from './support/test';

const SCREEN = /\/screen\.[0-9a-f]+\.js$/;

/** The requests of a page and its frames from now on. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The last parts of the addresses of some types, without hashes. */
const namesOf = (requests: readonly Request[], ...types: readonly string[]): string[] =>
  requests
    .filter((request) => types.includes(request.resourceType()))
    .map((request) => new URL(request.url()).pathname.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}\./, '.'));

/** Signs in with a closed bell, so that the next page starts with a token and nothing seen. */
async function signIn(page: Page, sandbox: Sandbox): Promise<void> {
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await page.goto('about:blank');
  await sandbox.reset();
}

/** Runs in the page, and logs when the bell is measured. */
function logMeasurements(): void {
  const { prototype } = Element;
  const measure = Reflect.get(prototype, 'getBoundingClientRect');
  prototype.getBoundingClientRect = function () {
    console.debug(`measured: ${this.className}`);
    return measure.call(this);
  };
}

/** Records the messages of the panel, and the numbers that the bell dispatches. */
const RECORD = `<script>
  const messages = [], numbers = [];
  addEventListener('message', ({ data }) => messages.push(String(data)));
  for (const name of ['render', 'renderallseen'])
    document.addEventListener(name, ({ detail }) => numbers.push(detail.num_new));
</script>`;

test('[count-message] [closed-bell-at-rest] [prepare-message] a closed bell has the right number without the screen, which the pointer over it loads', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await signIn(page, sandbox);
  await page.addInitScript(logMeasurements);
  const measured: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'measured: bell') measured.push(message.text());
  });
  const requests = recordRequests(page);
  const tall = '<div style="height: 5000px">';
  const html = RECORD + bellHtml(sandbox, 'locale="de"') + tall;
  const { bell, frame } = await openHostPage(page, sandbox, html);
  const rows = frame.getByRole('listitem').locator('[data-note]');

  await test.step('it loads four scripts, no style, no language and no picture, and asks twice for ten summaries', async () => {
    await expect(bell).toHaveAccessibleName('Benachrichtigungen, 5 neu');
    await expect.poll(() => requestsTo(sandbox, '/notifications')).toHaveLength(2);
    // Nothing follows when the page is idle.
    await page.waitForLoadState('networkidle');
    expect(namesOf(requests, 'script')).toEqual(['embed.js', 'start.js', 'panel.js', 'background.js']);
    expect(namesOf(requests, 'stylesheet', 'image', 'font')).toEqual([]);
    const addresses = requests.map((request) => new URL(request.url()));
    const asked = addresses.filter(({ pathname }) => pathname.includes('/notifications/'));
    expect(asked.map(({ search }) => search)).toEqual(
      Array.from({ length: 2 }, () => '?number=10&fields=id%2Ctype%2Cunread%2Ctimestamp%2Cnote_hash'),
    );
    expect(addresses.filter(({ pathname }) => pathname.includes('/languages/'))).toEqual([]);
    expect(await page.evaluate('messages.filter((message) => message.includes(\'"later"\')).length')).toBe(1);
  });
  await test.step('it animates and measures nothing, also when the page scrolls', async () => {
    const panel = page.locator('notestream-bell').locator('.panel');
    await expect(panel).toHaveAttribute('data-state', 'loading');
    const progress = panel.getByRole('progressbar', { includeHidden: true });
    expect(await progress.evaluate((element) => element.checkVisibility())).toBe(false);
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      scrollTo(0, 10);
      await scrolled;
    });
    expect(measured).toEqual([]);
  });
  await test.step('a push changes its number', async () => {
    await sandbox.control('comment', { text: 'While it is closed.' });
    await expect(bell).toHaveAccessibleName('Benachrichtigungen, 6 neu', { timeout: 2000 });
    expect(await requestsTo(sandbox, '/notifications')).toHaveLength(3);
    expect(namesOf(requests, 'script')).not.toContain('screen.js');
  });
  await test.step('the pointer over it loads the screen, whose list keeps the number', async () => {
    await page.mouse.move(500, 500);
    await bell.hover();
    await expect(rows.filter({ hasText: 'While it is closed.' })).toHaveCount(1);
    expect(namesOf(requests, 'script')).toContain('screen.js');
    await expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', false);
    expect(await page.evaluate('numbers')).toEqual([5, 6]);
  });
  await bell.click();
  await expect(rows.first()).toBeVisible();
  await expect(bell).toHaveAccessibleName('Benachrichtigungen');
  expect(measured).not.toEqual([]);
});

test('[missing-screen] a panel loads its screen again after a failure, when a lazy bell gets the focus, with screen="idle" without that, and at the top of a page in parallel with its script', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await signIn(page, sandbox);
  await page.route(SCREEN, (route) => route.abort());
  const { bell, frame, frameElement } = await openHostPage(page, sandbox, bellHtml(sandbox, 'locale="de"'));
  const { rows } = panelPage(page);
  await test.step('a failure', async () => {
    await expect(bell).toHaveAccessibleName(/Benachrichtigungen, \d neu/);
    await bell.click();
    await expect(frame.getByRole('alert')).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
    // The bell's own header, with its close button, is above the message.
    await expect(page.locator('notestream-bell').locator('.close')).toBeVisible();
    await page.unroute(SCREEN);
    await frame.getByRole('button').click();
    await expect(frame.getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('notestream-bell').locator('.close')).toBeHidden();
  });
  await test.step('a lazy and an idle bell', async () => {
    await openHostPage(page, sandbox, bellHtml(sandbox, 'loading="lazy"'));
    await page.waitForLoadState('networkidle');
    await expect(frameElement).toHaveCount(0);
    await bell.focus();
    await expect(frameElement).toHaveAttribute('src', /screen=now/);
    await expect(rows).not.toHaveCount(0);
    await bell.click();
    await expect(rows.first()).toBeVisible();
    await openHostPage(page, sandbox, bellHtml(sandbox, 'screen="idle"'));
    await expect(rows).not.toHaveCount(0);
    await expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', false);
  });
  await test.step('the top of a page', async () => {
    const release = await holdRequests(page, /\/panel\.[0-9a-f]+\.js$/);
    const requests = recordRequests(page);
    await page.goto(sandbox.panel, { waitUntil: 'commit' });
    await expect.poll(() => requests.filter((request) => SCREEN.test(request.url())).length).toBe(1);
    release();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    // The preloaded files are the ones that are used.
    expect(requests.filter((request) => /\/screen\.[0-9a-f]+\./.test(request.url()))).toHaveLength(2);
  });
});

test('[close-keys] Escape closes a panel whose code is on its way, however long it waits, and the list shows when it is opened again', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  await page.clock.install();
  const release = await holdRequests(page, /\/(screen|actions)\.[0-9a-f]+\.js$/);
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await page.clock.runFor(1000);
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await page.clock.runFor(15 * 60_000);
  const panel = page.locator('notestream-bell').locator('.panel');
  await expect(panel).toHaveAttribute('data-state', 'loading');
  await bell.click();
  await page.clock.runFor(10_000);
  await expect(panel).toHaveAttribute('data-state', 'loading');
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('NOTESTREAM-BELL');
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await expect(bell).toBeFocused();
  release();
  await bell.click();
  await expect(panel).toHaveAttribute('data-state', 'ready');
  await expect(panelPage(page).rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
});

test('[prepare-message] [close-keys] a closed bell of a blogger who has signed out asks for nothing, shows so when it opens, and closes with Escape', async ({
  panel: { page, frame },
  sandbox,
}) => {
  await frame.getByRole('button', { name: 'More', exact: true }).click();
  await frame.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  await expect(frame.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('about:blank');
  await sandbox.reset();
  const requests = recordRequests(page);
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await expect.poll(() => namesOf(requests, 'script')).toContain('sign-in.js');
  await page.waitForLoadState('networkidle');
  expect(namesOf(requests, 'script', 'stylesheet').filter((name) => name.startsWith('screen'))).toEqual([]);
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

test("[count-message] a closed bell has its number through the provider's frame, and no screen", async ({
  page,
  sandbox,
  servePanel,
}) => {
  const hostOrigins = [sandbox.host];
  const panel = await servePanel({ platformOrigin: sandbox.platform, auth: 'proxy', hostOrigins });
  await sandbox.control('proxy-parents', { origins: [panel.origin] });
  await page.goto(`${sandbox.platform}/wp-login?redirect_to=${encodeURIComponent(sandbox.host)}`);
  const requests = recordRequests(page);
  const { bell } = await openHostPage(page, sandbox, bellHtml({ ...sandbox, panel: panel.origin }));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await page.waitForLoadState('networkidle');
  expect(namesOf(requests, 'script', 'stylesheet').filter((name) => name.startsWith('screen'))).toEqual([]);
  await bell.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
});

test('[last-seen-time] [count-message] a closed bell that was frozen counts without what another tab has shown meanwhile', async ({
  page,
  sandbox,
}) => {
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await page.waitForLoadState('networkidle');
  // A script of the page itself causes no `storage` event in the page, as in a frozen one.
  for (const frame of page.frames().slice(1))
    await frame.evaluate(() => {
      const show = (visibilityState: string): void => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      show('hidden');
      localStorage.setItem('notesLastMarkedSeen', '4000000000');
      show('visible');
    });
  await expect(bell).toHaveAccessibleName('Notifications');
});
