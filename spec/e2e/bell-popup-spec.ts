import { axTree, nodesWithRole } from './support/ax-tree';
import { bellHtml, fakePanel, openHostPage, sendAsPanel } from './support/host-page';
import { expect, test } from './support/test';

const type = 'notesIframeMessage';

test.beforeEach(({ page, sandbox }) => fakePanel(page, sandbox));

const html = (sandbox: Parameters<typeof bellHtml>[0]): string => bellHtml(sandbox, '', '/fake');

test("sends the panel what happens, and closes it on Escape, on a second click, on the panel's request, and on a click outside unless the page prevents `panelclose`", async ({
  page,
  sandbox,
}) => {
  const { bell, frame } = await openHostPage(page, sandbox, html(sandbox));
  const isOpen = (expected: boolean) =>
    expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', expected);
  await expect(frame.getByText('Inside')).toBeAttached();
  await bell.click();
  await page.locator('notestream-bell').evaluate((element: HTMLElementTagNameMap['notestream-bell']) => {
    element.refresh();
    element.close();
  });
  const messages = [
    { type, action: 'togglePanel', showing: false },
    { type: 'notestream', action: 'opensLinks' },
    { type, action: 'togglePanel', showing: true },
    { type, action: 'refreshNotes' },
    { type, action: 'togglePanel', showing: false },
  ];
  await expect
    .poll(() =>
      // A page that has its screen ignores that it may be needed.
      frame
        .locator('body')
        .evaluate(() => (0, eval)('received.filter((each) => !each.includes("prepare"))') as unknown),
    )
    .toEqual(messages.map((message) => JSON.stringify(message)));
  const closing = [
    () => page.locator('notestream-bell').press('Escape'),
    () => page.mouse.click(900, 600),
    () => sendAsPanel(frame, { type, action: 'togglePanel' }),
    () => bell.click(),
  ];
  for (const close of closing) {
    await bell.click();
    await isOpen(true);
    await bell.focus();
    await close();
    await isOpen(false);
  }
  // The panel's request can close the panel, but not open it.
  await sendAsPanel(frame, { type, action: 'togglePanel' });
  await sendAsPanel(frame, { type, action: 'render', num_new: 1, latest_type: null });
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await isOpen(false);
  await page.evaluate(() =>
    document.addEventListener('panelclose', (event) => {
      if (event.detail.reason === 'outside') event.preventDefault();
    }),
  );
  await bell.click();
  await page.mouse.click(900, 600);
  await isOpen(true);
  await page.keyboard.press('Escape');
  await isOpen(false);
});

test('[focus-of-the-panel] Tab leaves a popover at its end and Shift+Tab at its start, in the order of the page, a reload keeps the focus, and closing returns it to the bell', async ({
  page,
  sandbox,
}) => {
  const body = `<button>Before</button>${html(sandbox)}<button>After</button>`;
  const { bell, frame, frameElement } = await openHostPage(page, sandbox, body);
  const inside = frame.getByRole('button', { name: 'Inside' });
  await expect(inside).toBeAttached();
  await bell.click();
  await page.keyboard.press('Tab');
  await expect(inside).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(inside).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(bell).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Before' })).toBeFocused();
  expect(nodesWithRole(await axTree(page), 'dialog').map(({ properties }) => properties.modal)).toEqual([
    false,
  ]);
  await inside.focus();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  const element = page.locator('notestream-bell');
  await bell.click();
  await inside.focus();
  await element.evaluate((node) => node.setAttribute('locale', 'de'));
  await expect(frameElement).toHaveAttribute('src', /locale=de/);
  await expect(frameElement).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inside).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  // Until the new document arrives, the dialog itself has the focus.
  await bell.click();
  await page.route(/\/fake\?locale=fr/, () => undefined);
  await element.evaluate((node) => node.setAttribute('locale', 'fr'));
  await expect(frameElement).toHaveAttribute('src', /locale=fr/);
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  await bell.click();
  await bell.focus();
  await element.evaluate((node) => node.setAttribute('locale', 'es'));
  await expect(inside).toBeVisible();
  await expect(frameElement).toHaveAttribute('src', /locale=es/);
  await expect(bell).toBeFocused();
});

test("widens at the panel's request and stays within the window", async ({ page, sandbox }) => {
  const corner = `<style>notestream-bell { position: fixed; right: 3px; bottom: 3px; }</style>`;
  const shaken = `<div style="transform: rotate(0); overflow: hidden; height: 60px">${html(sandbox)}</div>`;
  const { bell, frame, frameElement } = await openHostPage(page, sandbox, corner + shaken);
  await expect(frame.getByText('Inside')).toBeAttached();
  for (const width of [1280, 700]) {
    await page.setViewportSize({ width, height: 600 });
    await bell.click();
    for (const widescreen of [false, true]) {
      await sendAsPanel(frame, { type, action: 'widescreen', widescreen });
      const wanted = Math.min(widescreen ? 1040 : 400, width - 16);
      await expect.poll(async () => (await frameElement.boundingBox())?.width).toBeCloseTo(wanted - 2, 0);
      const box = (await frameElement.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect(box.x).toBeGreaterThanOrEqual(8);
      expect(box.y).toBeGreaterThanOrEqual(8);
      expect(box.x + box.width).toBeLessThanOrEqual(width - 8);
      expect(box.height).toBeGreaterThan(400);
    }
    await bell.click();
  }
});

test('[focus-of-the-panel] fills the screen of a phone as a modal dialog that keeps the focus, and has a close button while it loads', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { bell, frame, frameElement } = await openHostPage(
    page,
    sandbox,
    `${html(sandbox)}<button>After</button>`,
  );
  await expect(frame.getByText('Inside')).toBeAttached();
  const target = await bell.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await bell.click();
  await expect.poll(() => frameElement.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(nodesWithRole(await axTree(page), 'dialog').map(({ properties }) => properties.modal)).toEqual([
    true,
  ]);
  await test.step('it stays if the page prevents that it closes, however often Escape is pressed', async () => {
    const prevent = `window.closings = 0;
    document.addEventListener('panelclose', (event) => {
      window.closings += 1;
      if (!window.mayClose) event.preventDefault();
    })`;
    await page.evaluate(prevent);
    await page.getByRole('dialog').focus();
    await expect(async () => {
      // No element gets an Escape that comes while the browser closes the dialog and the bell shows it again.
      await page.keyboard.press('Escape');
      expect(await page.evaluate('window.closings')).toBeGreaterThan(3);
    }).toPass();
    await expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', true);
    await expect(page.locator('notestream-bell').locator('.panel')).toHaveJSProperty('open', true);
    expect(await frameElement.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.evaluate('window.mayClose = true');
  });
  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('button');
  }
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  await page.route(`${sandbox.panel}/slow`, () => undefined);
  await openHostPage(page, sandbox, bellHtml(sandbox, 'loading="lazy"', '/slow'));
  await bell.click();
  await page.getByRole('button', { name: 'Close notifications' }).click();
  await expect(bell).toBeFocused();
});
