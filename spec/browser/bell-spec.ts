import { bellHtml, fakePanel, openHostPage, say } from './support/host-page';
import { expect, openPanel, panelOf, test } from './support/test';

const type = 'notesIframeMessage';

/** Collects the names and details of these events in the page. */
const LISTEN = `<script>
  const told = [];
  for (const name of ['iframeready', 'render', 'renderallseen', 'togglepanel', 'opensite', 'openpost', 'opencomment',
    'editcomment', 'widescreen', 'panelopen', 'panelclose'])
    document.addEventListener(name, ({ detail }) => told.push([name, detail]));
</script>`;

declare const told: [string, unknown][];

test('each message of the panel is an event with what it says', async ({ page, sandbox }) => {
  await fakePanel(page, sandbox);
  const { frame } = await openHostPage(page, sandbox, LISTEN + bellHtml(sandbox, '', '/fake'));
  await page.evaluate(() => {
    for (const name of ['opensite', 'openpost', 'opencomment', 'editcomment'])
      document.addEventListener(name, (event) => event.preventDefault());
  });
  const href = 'https://blog.example/';
  const ids = { siteId: 1, postId: 2, commentId: 3 };
  const link = { ...ids, href };
  const messages = [
    { action: 'render', num_new: 3, latest_type: 'like' },
    { action: 'renderAllSeen' },
    { action: 'togglePanel' },
    { action: 'openSite', siteId: 1, href },
    { action: 'openPost', siteId: 1, postId: 2, href },
    { action: 'openComment', ...link },
    { action: 'editComment', ...link },
    { action: 'widescreen', widescreen: true },
  ];
  for (const message of messages) await say(frame, { type, ...message });
  const expected = messages.map(({ action, ...detail }) => [action.toLowerCase(), detail]);
  await expect.poll(() => page.evaluate(() => told)).toEqual([['iframeready', {}], ...expected]);
});

test('a link opens in a new tab, unless the page takes it', async ({ page, sandbox, context }) => {
  await fakePanel(page, sandbox);
  const { frame } = await openHostPage(page, sandbox, bellHtml(sandbox, '', '/fake'));
  const href = `${sandbox.host}/post`;
  await context.route(href, (route) => route.fulfill({ body: 'A post' }));
  const opened = page.waitForEvent('popup');
  await say(frame, { type, action: 'openPost', siteId: 1, postId: 2, href });
  await expect.poll(async () => (await opened).url()).toBe(href);
  await page.evaluate(() => {
    document.addEventListener('openpost', (event) => event.preventDefault());
  });
  await say(frame, { type, action: 'openPost', siteId: 1, postId: 2, href });
  await say(frame, { type, action: 'render', num_new: 7, latest_type: null });
  await expect(page.locator('notestream-bell')).toHaveJSProperty('count', 7);
  expect(context.pages()).toHaveLength(2);
});

test('the theme goes to the panel, and follows the attribute without loading it anew', async ({
  page,
  sandbox,
}) => {
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox, 'theme="dark"'));
  const root = frame.locator('html');
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await root.evaluate((html) => html.setAttribute('data-mark', 'the same page'));
  await page.locator('notestream-bell').evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-mark', 'the same page');
});

test('the locale is that of bell and panel, and follows the attribute', async ({ page, sandbox }) => {
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox, 'locale="de"'));
  await expect(bell).toHaveAccessibleName('Benachrichtigungen, 5 neu');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('notestream-bell').evaluate((element) => element.setAttribute('locale', 'ar'));
  await expect(bell).toHaveAccessibleName('التنبيهات، الجديد: 5');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('its words are right though nobody says in what encoding its script is', async ({ page, sandbox }) => {
  await page.route('**/embed.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'application/javascript' } });
  });
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox, 'locale="ja"'));
  expect(await page.evaluate(() => document.characterSet)).not.toBe('UTF-8');
  await expect(bell).toHaveAccessibleName('通知、新着 5 件');
  await expect(page.locator('notestream-bell').locator('.close')).toHaveText('×');
  await expect(page.locator('notestream-bell').locator('.close')).toHaveAttribute(
    'aria-label',
    '通知を閉じる',
  );
});

test('a lazy bell loads the panel when it is first used', async ({ page, sandbox }) => {
  const { bell, frameElement } = await openHostPage(page, sandbox, bellHtml(sandbox, 'loading="lazy"'));
  await expect(bell).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(frameElement).toHaveCount(0);
  await bell.click();
  await expect(panelOf(page).rows.first()).toBeVisible();
});

test('several bells on a page have panels of their own; one is open at a time', async ({ page, sandbox }) => {
  await openPanel(page, sandbox);
  const second = `<p><notestream-bell src="${sandbox.panel}/"></notestream-bell></p>`;
  await openHostPage(page, sandbox, bellHtml(sandbox) + second);
  const bells = page.locator('notestream-bell').getByRole('button');
  await expect(bells).toHaveCount(2);
  const [first, other] = [page.locator('notestream-bell').first(), page.locator('notestream-bell').last()];
  await first.getByRole('button').first().click();
  await expect(first).toHaveJSProperty('isOpen', true);
  await other.getByRole('button').first().dispatchEvent('pointerdown', { bubbles: true, composed: true });
  await other.evaluate((element: HTMLElementTagNameMap['notestream-bell']) => element.open());
  await expect(first).toHaveJSProperty('isOpen', false);
  await expect(other).toHaveJSProperty('isOpen', true);
});

test('removed and added again, and again, it works as before, and listens once', async ({
  page,
  sandbox,
}) => {
  const { bell } = await openHostPage(page, sandbox, LISTEN + bellHtml(sandbox));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await page.evaluate(() => {
    const element = document.querySelector('notestream-bell');
    for (let times = 0; element && times < 20; times += 1) {
      element.open();
      element.remove();
      document.body.append(element);
    }
    told.length = 0;
  });
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await bell.click();
  await expect(panelOf(page).rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  const names = (await page.evaluate(() => told)).map(([name]) => name);
  for (const name of ['iframeready', 'panelopen', 'panelclose'])
    expect(names.filter((other) => other === name)).toHaveLength(1);
});

test('made before its class is there, it takes what was set on it', async ({ page, sandbox }) => {
  await openHostPage(page, sandbox, '<notestream-bell></notestream-bell>');
  await page.evaluate((src) => {
    Object.assign(document.querySelector('notestream-bell') ?? {}, { src, theme: 'dark' });
  }, `${sandbox.panel}/`);
  await page.addScriptTag({ url: `${sandbox.panel}/embed.js` });
  await expect(page.getByRole('button', { name: 'Notifications, 5 new' })).toBeVisible();
  await expect(page.locator('notestream-bell')).toHaveAttribute('theme', 'dark');
});

test('its script may run before the page is there, and twice', async ({ page, sandbox, consoleLog }) => {
  const script = `<script src="${sandbox.panel}/embed.js"></script>`;
  const module = `<script type="module" src="${sandbox.panel}/embed.mjs" crossorigin></script>`;
  await page.route('**/embed.mjs', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  const body = `<notestream-bell src="${sandbox.panel}/"></notestream-bell>`;
  const { bell } = await openHostPage(page, sandbox, body, { head: script + script + module });
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  expect(consoleLog.errors).toEqual([]);
});

for (const [what, attributes] of [
  ['no src', ''],
  ['a src of another kind', 'src="javascript:alert(1)"'],
])
  test(`${what} is an error in the console that says so, and words for who opens it`, async ({
    page,
    sandbox,
    consoleLog,
  }) => {
    const { panel } = sandbox;
    const html = `<script src="${panel}/embed.js" defer></script><notestream-bell ${attributes}></notestream-bell>`;
    const { bell } = await openHostPage(page, sandbox, html);
    await expect.poll(() => consoleLog.errors.join()).toContain("src must be the panel's http(s) address");
    await bell.click();
    await expect(page.getByText("We can't reach your notifications right now")).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    // Nobody here can help it.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await page.locator('notestream-bell').evaluate((node, src) => node.setAttribute('src', src), `${panel}/`);
    await expect(panelOf(page).rows.first()).toBeVisible();
  });

test('a panel that never answers is told in words, and can be tried again', async ({ page, sandbox }) => {
  await page.clock.install();
  const path = '/gone';
  await page.route(`${sandbox.panel}${path}`, (route) => route.fulfill({ body: 'Not found', status: 404 }));
  const { bell, frameElement } = await openHostPage(
    page,
    sandbox,
    bellHtml(sandbox, 'loading="eager"', path),
  );
  await bell.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const words = page.getByText("We can't reach your notifications right now");
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(words).toBeVisible({ timeout: 500 });
  }).toPass();
  await fakePanel(page, sandbox, path);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page).frame.getByRole('button', { name: 'Inside' })).toBeVisible();
  await expect(words).toBeHidden();
  await expect(frameElement).toBeFocused();
});
