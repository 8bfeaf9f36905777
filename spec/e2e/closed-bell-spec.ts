import type { Page, Request } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { bellHtml, openHostPage } from './support/host-page';
import { MATRIX, rowDetails } from './support/matrix';
import { requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { expect, panelPage, test } from './support/test';

const type = 'notesIframeMessage';
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

test('[count-message] a closed bell loads four scripts, no style, no language and no picture, and asks twice for ten summaries', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  await sandbox.control('comment', { text: 'A new one.' });
  const requests = recordRequests(page);
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox, 'locale="de"'));
  await expect(bell).toHaveAccessibleName(/Benachrichtigungen, \d neu/);
  await expect.poll(() => requestsTo(sandbox, '/notifications')).toHaveLength(2);
  // Nothing follows when the page is idle.
  await page.waitForLoadState('networkidle');
  expect(namesOf(requests, 'script')).toEqual(['embed.js', 'start.js', 'panel.js', 'background.js']);
  expect(namesOf(requests, 'stylesheet', 'image', 'font')).toEqual([]);
  const asked = requests
    .map((request) => new URL(request.url()))
    .filter(({ pathname }) => pathname.includes('/notifications/'));
  expect(asked.map(({ search }) => search)).toEqual(
    Array.from({ length: 2 }, () => '?number=10&fields=id%2Ctype%2Cunread%2Ctimestamp%2Cnote_hash'),
  );
  expect(requests.filter((request) => request.url().includes('/languages/'))).toEqual([]);
});

test('[closed-bell-at-rest] a closed panel says once that it waits with its screen', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  const messages: string[] = [];
  await page.exposeFunction('keepMessage', (message: string) => messages.push(message));
  const { bell } = await openHostPage(
    page,
    sandbox,
    `<script>addEventListener('message', ({ data }) => keepMessage(String(data)))</script>${bellHtml(sandbox)}`,
  );
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await page.waitForLoadState('networkidle');
  expect(messages.filter((message) => message.includes('"later"'))).toHaveLength(1);
});

test('[closed-bell-at-rest] a closed bell animates nothing while its panel waits', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  // The screen never comes.
  await page.route(SCREEN, () => undefined);
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  const panel = page.locator('notestream-bell').locator('.panel');
  await expect(panel).toHaveAttribute('data-state', 'loading');
  const progress = panel.getByRole('progressbar', { includeHidden: true });
  const isRendered = (): Promise<boolean> => progress.evaluate((element) => element.checkVisibility());
  expect(await isRendered()).toBe(false);
  await bell.click();
  expect(await isRendered()).toBe(true);
});

test('[closed-bell-at-rest] a closed bell measures nothing, also when the page scrolls', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  await page.addInitScript(() => {
    const { prototype } = Element;
    const measure = Reflect.get(prototype, 'getBoundingClientRect');
    prototype.getBoundingClientRect = function () {
      console.debug(`measured: ${this.className}`);
      return measure.call(this);
    };
  });
  const measured: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'measured: bell') measured.push(message.text());
  });
  const { bell } = await openHostPage(page, sandbox, `${bellHtml(sandbox)}<div style="height: 5000px">`);
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo(0, 10);
    await scrolled;
  });
  expect(measured).toEqual([]);
  await bell.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => measured).not.toEqual([]);
});

test('[prepare-message] the pointer over the bell loads the screen, and a click shows the list', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  const requests = recordRequests(page);
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await page.mouse.move(500, 500);
  await expect.poll(() => namesOf(requests, 'script')).toContain('background.js');
  expect(namesOf(requests, 'script')).not.toContain('screen.js');
  await bell.hover();
  await expect.poll(() => namesOf(requests, 'script')).toContain('screen.js');
  await expect(panelPage(page).rows).not.toHaveCount(0);
  await expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', false);
  await bell.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
});

test('the focus on a lazy bell loads the panel with its screen', async ({ page, sandbox }) => {
  await signIn(page, sandbox);
  const { bell, frameElement } = await openHostPage(page, sandbox, bellHtml(sandbox, 'loading="lazy"'));
  await page.waitForLoadState('networkidle');
  await expect(frameElement).toHaveCount(0);
  await bell.focus();
  await expect(frameElement).toHaveAttribute('src', /screen=now/);
  await expect(panelPage(page).rows).not.toHaveCount(0);
});

test(
  'with screen="idle" the screen is loaded without a sign of the blogger',
  MATRIX,
  async ({ page, sandbox }) => {
    await signIn(page, sandbox);
    await openHostPage(page, sandbox, bellHtml(sandbox, 'screen="idle"'));
    await expect(panelPage(page).rows).not.toHaveCount(0);
    await expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', false);
  },
);

test('the number on the bell is right without the screen, after a push, and when the list takes over', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await page.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    for (const name of ['render', 'renderallseen'])
      document.addEventListener(name, (event) => shown.push('detail' in event && event.detail));
  });
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await expect.poll(async () => (await requestsTo(sandbox, '/notifications')).length).toBe(2);
  await sandbox.control('comment', { text: 'While it is closed.' });
  await expect(bell).toHaveAccessibleName('Notifications, 6 new', { timeout: 2000 });
  expect(await requestsTo(sandbox, '/notifications')).toHaveLength(3);
  await bell.hover();
  await expect(panelPage(page).rows.filter({ hasText: 'While it is closed.' })).toHaveCount(1);
  expect(await page.evaluate('shown.map((detail) => detail && detail.num_new)')).toEqual([5, 6]);
  await bell.click();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('[missing-screen] an opened panel whose screen cannot be loaded says so, and tries again', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  await page.route(SCREEN, (route) => route.abort());
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox, 'locale="de"'));
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

test('[missing-parts] a screen that could not be loaded is loaded when the bell is opened again', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  await page.route(SCREEN, (route) => route.abort());
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await bell.click();
  await expect(frame.getByRole('alert')).toBeVisible();
  await bell.click();
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(SCREEN);
  await bell.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
});

test(
  'after a second failure the panel is reloaded, because a new version may have removed the file',
  MATRIX,
  async ({ page, sandbox }) => {
    await signIn(page, sandbox);
    await page.route(SCREEN, (route) => route.fulfill({ status: 404 }));
    const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox));
    await bell.click();
    await frame.getByRole('button', { name: 'Try again' }).click();
    const reload = frame.getByRole('button', { name: 'Reload the panel' });
    await expect(reload).toBeVisible();
    await page.unroute(SCREEN);
    await reload.click();
    await expect(panelPage(page).rows.first()).toBeVisible();
  },
);

test(
  'without a network the panel is not reloaded, and shows its list when the network is back',
  MATRIX,
  async ({ page, context, sandbox }) => {
    await signIn(page, sandbox);
    const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox));
    await expect(bell).toHaveAccessibleName('Notifications, 5 new');
    await context.setOffline(true);
    await bell.click();
    await expect(frame.getByRole('alert')).toContainText("You're offline");
    await frame.getByRole('button', { name: 'Try again' }).click();
    await frame.getByRole('button', { name: 'Reload the panel' }).click();
    await expect(frame.getByRole('button', { name: 'Reload the panel' })).toBeVisible();
    await context.setOffline(false);
    await expect(panelPage(page).rows.first()).toBeVisible();
  },
);

test(
  'a screen that failed after a hint is loaded again, without a word, when the panel opens',
  MATRIX,
  async ({ page, sandbox }) => {
    await signIn(page, sandbox);
    let failures = 0;
    await page.route(SCREEN, (route) => {
      failures += 1;
      return failures === 1 ? route.abort() : route.continue();
    });
    const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox));
    await expect(bell).toHaveAccessibleName('Notifications, 5 new');
    await bell.hover();
    await expect.poll(() => failures).toBe(1);
    await bell.click();
    await expect(panelPage(page).rows.first()).toBeVisible();
    await expect(frame.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'the bell shows that the panel loads until it has drawn, also if it waited for a long time',
  MATRIX,
  async ({ page, sandbox }) => {
    await signIn(page, sandbox);
    await page.clock.install();
    const release = await holdRequests(page, SCREEN);
    const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
    await page.clock.runFor(1000);
    await expect(bell).toHaveAccessibleName('Notifications, 5 new');
    await page.clock.runFor(15 * 60_000);
    const panel = page.locator('notestream-bell').locator('.panel');
    await expect(panel).toHaveAttribute('data-state', 'loading');
    await bell.click();
    await page.clock.runFor(10_000);
    await expect(panel).toHaveAttribute('data-state', 'loading');
    release();
    await expect(panel).toHaveAttribute('data-state', 'ready');
  },
);

test('[close-keys] Escape closes a panel whose code is on its way, and the list shows when it is opened again', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  const release = await holdRequests(page, /\/(screen|actions)\.[0-9a-f]+\.js$/);
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await bell.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('NOTESTREAM-BELL');
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await expect(bell).toBeFocused();
  release();
  await bell.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
});

for (const [name, answer] of [
  ['without an answer to iFrameReady', ''],
  ['that opens the panel', `{ type: '${type}', action: 'togglePanel', showing: true }`],
] as const)
  test(`a host page ${name} shows the list`, rowDetails(answer === ''), async ({ page, sandbox }) => {
    await signIn(page, sandbox);
    await openHostPage(page, sandbox, plainHost(sandbox.panel, answer));
    await expect(page.frameLocator('iframe').getByRole('listitem').first()).toBeVisible();
  });

test('a host page that answers that the panel is closed gets the number and no screen', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  const requests = recordRequests(page);
  await openHostPage(
    page,
    sandbox,
    plainHost(sandbox.panel, `{ type: '${type}', action: 'togglePanel', showing: false }`),
  );
  await expect.poll(() => page.evaluate('messages.includes("render")')).toBe(true);
  await expect.poll(() => namesOf(requests, 'script')).toContain('background.js');
  await page.waitForLoadState('networkidle');
  expect(namesOf(requests, 'script')).not.toContain('screen.js');
  await page.evaluate((opened) => document.querySelector('iframe')?.contentWindow?.postMessage(opened, '*'), {
    type,
    action: 'togglePanel',
    showing: true,
  });
  await expect(page.frameLocator('iframe').getByRole('listitem').first()).toBeVisible();
});

/** A page that frames the panel without the bell, and answers `iFrameReady`. */
const plainHost = (panel: string, answer: string): string => `
  <iframe title="Notifications" src="${panel}" width="900" height="600"></iframe>
  <script>
    messages = [];
    addEventListener('message', ({ data, source }) => {
      const { action } = JSON.parse(data);
      messages.push(action);
      if (action === 'iFrameReady') for (const answer of [${answer}]) source.postMessage(answer, '*');
    });
  </script>`;

test('a panel at the top of a page loads its screen in parallel with its script', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox);
  const release = await holdRequests(page, /\/panel\.[0-9a-f]+\.js$/);
  const requests = recordRequests(page);
  await page.goto(sandbox.panel, { waitUntil: 'commit' });
  await expect.poll(() => requests.filter((request) => SCREEN.test(request.url())).length).toBe(1);
  release();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  // The preloaded files are the ones that are used.
  expect(requests.filter((request) => /\/screen\.[0-9a-f]+\./.test(request.url()))).toHaveLength(2);
});
