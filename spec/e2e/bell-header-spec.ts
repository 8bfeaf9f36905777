import type { Page } from '@playwright/test';
import { bellHtml, openHostPage } from './support/host-page';
import { MATRIX } from './support/matrix';
import { expect, panelPage, test } from './support/test';

/** The visible headers: that of the bell, and that of the panel in its frame. */
async function headers(page: Page): Promise<readonly string[]> {
  const own = page.locator('notestream-bell .bar');
  const panels = panelPage(page).frame.locator('.list-header');
  return [...((await own.isVisible()) ? ['bell'] : []), ...((await panels.isVisible()) ? ['panel'] : [])];
}

test(
  'has one header, whenever the bell is opened while the panel loads',
  MATRIX,
  async ({ panel: { page } }) => {
    for (const delay of [0, 20, 40, 60, 80, 100, 130, 160]) {
      await page.reload({ waitUntil: 'commit' });
      const { bell, rows } = panelPage(page);
      await bell.waitFor();
      // The rule is about this time, and nothing in the page marks it.
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
      await bell.click();
      await expect(rows.first()).toBeVisible();
      await expect.poll(() => headers(page)).toEqual(['panel']);
    }
  },
);

test('has one header while the list loads, and when it cannot be loaded', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/\/notifications\//, async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto(sandbox.host);
  const { bell, frame } = panelPage(page);
  await bell.click();
  await expect(frame.locator('.list-header')).toBeVisible();
  await expect.poll(() => headers(page)).toEqual(['panel']);
  const top = (await page.locator('iframe').boundingBox())?.y;
  fail();
  await expect(frame.getByRole('alert')).toBeVisible();
  expect(await headers(page)).toEqual(['panel']);
  expect((await page.locator('iframe').boundingBox())?.y).toBe(top);
  consoleLog.errors.length = 0;
});

test('has one header after signing out and in again', async ({ panel }) => {
  const { page, frame, rows } = panel;
  await frame.getByRole('button', { name: 'More', exact: true }).click();
  await frame.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  await expect(frame.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect.poll(() => headers(page)).toEqual(['bell']);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(rows.first()).toBeVisible();
  await expect.poll(() => headers(page)).toEqual(['panel']);
});

test('keeps showing a panel whose pictures load late', async ({ page, sandbox }) => {
  await page.clock.install();
  let load = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/late.png', async (route) => {
    await loaded;
    await route.abort();
  });
  await page.route(`${sandbox.panel}/late*`, (route) =>
    route.request().url().endsWith('.png')
      ? route.fallback()
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Late</title><button>Inside</button><img src="/late.png" alt=""><script>
            const post = (type, action) => parent.postMessage({ type, action }, '*');
            post('notesIframeMessage', 'iFrameReady');
            post('notestream', 'shown');
            addEventListener('load', () => { document.title = 'Loaded'; });
          </script>`,
        }),
  );
  const { bell, frame } = await openHostPage(page, sandbox, bellHtml(sandbox, 'loading="eager"', '/late'));
  await bell.click();
  const inside = frame.getByRole('button', { name: 'Inside' });
  await expect(inside).toBeVisible();
  await page.clock.fastForward(60_000);
  load();
  await expect(frame.locator('html')).toHaveJSProperty('ownerDocument.title', 'Loaded');
  await page.clock.fastForward(60_000);
  await expect(inside).toBeVisible();
  expect(await headers(page)).toEqual([]);
});

const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'ar'];
/** A language with long words, and one that is written from the right. */
const HARDEST = ['de', 'ar'];

for (const { width, locales, details } of [
  { width: 400, locales: HARDEST, details: {} },
  ...[320, 340, 400, 1280].map((width) => ({ width, locales: LANGUAGES, details: MATRIX })),
])
  test(
    `has the header of the panel in the same place while it loads, at ${width} px in ${locales.join(', ')}`,
    details,
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 640 });
      const address = `${sandbox.panel}/?*`;
      for (const locale of locales) {
        let answer = (): void => undefined;
        const answered = new Promise<void>((resolve) => (answer = resolve));
        await page.route(address, async (route) => {
          await answered;
          await route.continue();
        });
        await openHostPage(page, sandbox, bellHtml(sandbox, `loading="eager" locale="${locale}"`));
        const bell = page.locator('notestream-bell');
        await bell.getByRole('button').first().click();
        const own = [bell.locator('.bar'), bell.locator('.title'), bell.locator('.close')];
        const before = await Promise.all(own.map((part) => part.boundingBox()));
        answer();
        const header = page.locator('iframe').contentFrame().locator('.list-header');
        await expect(header).toBeVisible();
        await expect(own[0] ?? bell).toBeHidden();
        const parts = [header, header.locator('h1'), header.getByRole('button').last()];
        const after = await Promise.all(parts.map((part) => part.boundingBox()));
        for (const [index, box] of before.entries())
          for (const side of ['x', 'y', 'width', 'height'] as const)
            expect(
              Math.abs((box?.[side] ?? 0) - (after[index]?.[side] ?? 0)),
              `${locale}, ${side} of part ${index}`,
            ).toBeLessThan(1);
        await page.unroute(address);
      }
    },
  );

for (const { width, locales, details } of [
  { width: 320, locales: HARDEST, details: {} },
  ...[320, 340].map((width) => ({ width, locales: [...LANGUAGES, 'en-XA'], details: MATRIX })),
])
  test(
    `shows all buttons beside the title at ${width} px in ${locales.join(', ')}`,
    details,
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const locale of locales) {
        await openHostPage(page, sandbox, bellHtml(sandbox, `loading="eager" locale="${locale}"`));
        await page.locator('notestream-bell').getByRole('button').first().click();
        const header = page.locator('iframe').contentFrame().locator('.list-header');
        await expect(header).toBeVisible();
        const title = await header.locator('h1').boundingBox();
        const buttons = await Promise.all(
          (await header.getByRole('button').all()).map((each) => each.boundingBox()),
        );
        expect(buttons).toHaveLength(3);
        for (const button of buttons) {
          expect(button?.x, locale).toBeGreaterThanOrEqual(0);
          expect((button?.x ?? 0) + (button?.width ?? 0), locale).toBeLessThanOrEqual(width);
          const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2;
          expect(middle, locale).toBeGreaterThan(title?.y ?? 0);
          expect(middle, locale).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
        }
      }
    },
  );
