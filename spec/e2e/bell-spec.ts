import { bellHtml, fakePanel, openHostPage, sendAsPanel } from './support/host-page';
import { expect, panelPage, test } from './support/test';

const type = 'notesIframeMessage';

/** Records the names and details of these events in the page. */
const RECORD_EVENTS = `<script>
  const dispatched = [];
  for (const name of ['iframeready', 'render', 'renderallseen', 'togglepanel', 'opensite', 'openpost', 'opencomment',
    'editcomment', 'widescreen', 'panelopen', 'panelclose'])
    document.addEventListener(name, ({ detail }) => dispatched.push([name, detail]));
</script>`;

declare const dispatched: [string, unknown][];

test('dispatches an event with the details of each panel message, and opens a link in a new tab unless the page prevents it', async ({
  page,
  sandbox,
  context,
}) => {
  await fakePanel(page, sandbox);
  const { frame } = await openHostPage(page, sandbox, RECORD_EVENTS + bellHtml(sandbox, '', '/fake'));
  const href = `${sandbox.host}/post`;
  await context.route(href, (route) => route.fulfill({ body: 'A post' }));
  const opened = page.waitForEvent('popup');
  await sendAsPanel(frame, { type, action: 'openPost', siteId: 1, postId: 2, href });
  await expect.poll(async () => (await opened).url()).toBe(href);
  await page.evaluate(() => {
    dispatched.length = 0;
    for (const name of ['opensite', 'openpost', 'opencomment', 'editcomment'])
      document.addEventListener(name, (event) => event.preventDefault());
  });
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
  for (const message of messages) await sendAsPanel(frame, { type, ...message });
  const expected = messages.map(({ action, ...detail }) => [action.toLowerCase(), detail]);
  await expect.poll(() => page.evaluate(() => dispatched)).toEqual(expected);
  expect(context.pages()).toHaveLength(2);
});

test('[language-of-the-bell] applies the theme attribute without a reload, and the locale attribute to the bell and the panel', async ({
  page,
  sandbox,
}) => {
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox, 'theme="dark" locale="de"'));
  const element = page.locator('notestream-bell');
  const root = frame.locator('html');
  await expect(bell).toHaveAccessibleName('Benachrichtigungen, 5 neu');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  // A closed panel loads its language with its screen.
  await bell.hover();
  await expect(root).toHaveAttribute('lang', 'de');
  await root.evaluate((html) => html.setAttribute('data-mark', 'the same page'));
  await element.evaluate((node) => node.setAttribute('theme', 'light'));
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-mark', 'the same page');
  await element.evaluate((node) => node.setAttribute('locale', 'ar'));
  await expect(bell).toHaveAccessibleName('التنبيهات، الجديد: 5');
  for (const part of ['.bell', '.panel']) await expect(element.locator(part)).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
});

test('shows its texts correctly if neither page nor script declares an encoding', async ({
  page,
  sandbox,
}) => {
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

test('is as tall as wide in a row of flex items, in a column of them and in a grid, and opens one panel at a time', async ({
  page,
  sandbox,
}) => {
  const styles = [
    'display:flex;height:80px',
    'display:flex;flex-direction:column;width:300px',
    'display:grid;height:80px',
  ];
  const html = bellHtml(sandbox, 'loading="lazy"');
  await openHostPage(
    page,
    sandbox,
    styles.map((style) => `<header style="${style}">${html}</header>`).join(''),
  );
  const bells = page.locator('notestream-bell');
  for (const [index, style] of styles.entries()) {
    const bell = bells.nth(index).locator('button').first();
    await expect(bell).toBeVisible();
    expect(await bell.boundingBox(), style).toMatchObject({ width: 40, height: 40 });
  }
  const [first, other] = [bells.first(), bells.last()];
  await first.getByRole('button').first().click();
  await expect(first).toHaveJSProperty('isOpen', true);
  await other.getByRole('button').first().dispatchEvent('pointerdown', { bubbles: true, composed: true });
  await other.evaluate((element: HTMLElementTagNameMap['notestream-bell']) => element.open());
  await expect(first).toHaveJSProperty('isOpen', false);
  await expect(other).toHaveJSProperty('isOpen', true);
});

test('works as before, without duplicate listeners, when removed and added again', async ({
  page,
  sandbox,
}) => {
  const { bell } = await openHostPage(page, sandbox, RECORD_EVENTS + bellHtml(sandbox));
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await page.evaluate(() => {
    const element = document.querySelector('notestream-bell');
    for (let times = 0; element && times < 20; times += 1) {
      element.open();
      element.remove();
      document.body.append(element);
    }
    dispatched.length = 0;
  });
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await bell.click();
  await expect(panelPage(page).rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  const names = (await page.evaluate(() => dispatched)).map(([name]) => name);
  for (const name of ['iframeready', 'panelopen', 'panelclose'])
    expect(names.filter((other) => other === name)).toHaveLength(1);
});

test('applies properties that were set before the element was defined', async ({ page, sandbox }) => {
  await openHostPage(page, sandbox, '<notestream-bell></notestream-bell>');
  await page.evaluate((src) => {
    Object.assign(document.querySelector('notestream-bell') ?? {}, { src, theme: 'dark' });
  }, `${sandbox.panel}/`);
  await page.addScriptTag({ url: `${sandbox.panel}/embed.js` });
  await expect(page.getByRole('button', { name: 'Notifications, 5 new' })).toBeVisible();
  await expect(page.locator('notestream-bell')).toHaveAttribute('theme', 'dark');
});

test('works if its script runs before the page is parsed, and twice', async ({
  page,
  sandbox,
  consoleLog,
}) => {
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

test('logs an error and shows a message if it has no src, or one that is not an http(s) address', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  const { panel } = sandbox;
  const html = `<script src="${panel}/embed.js" defer></script>
    <notestream-bell src="javascript:alert(1)"></notestream-bell><notestream-bell></notestream-bell>`;
  const { bell } = await openHostPage(page, sandbox, html);
  const isAboutSrc = (error: string): boolean => error.includes('src must be an http(s) address');
  await expect.poll(() => consoleLog.errors.filter(isAboutSrc)).toHaveLength(2);
  await bell.click();
  await expect(page.getByText("We can't reach your notifications right now").first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  // A retry cannot fix a wrong attribute.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page
    .locator('notestream-bell')
    .first()
    .evaluate((node, src) => node.setAttribute('src', src), `${panel}/`);
  await expect(panelPage(page).rows.first()).toBeVisible();
});

test('shows an error and a retry button if the panel does not respond', async ({ page, sandbox }) => {
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
  await expect(panelPage(page).frame.getByRole('button', { name: 'Inside' })).toBeVisible();
  await expect(words).toBeHidden();
  await expect(frameElement).toBeFocused();
});
