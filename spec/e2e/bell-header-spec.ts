import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { bellHtml, openHostPage } from './support/host-page';
import { expect, panelPage, test } from './support/test';

/** The visible headers: that of the bell, and that of the panel in its frame. */
async function headers(page: Page): Promise<readonly string[]> {
  const own = page.locator('notestream-bell .bar');
  const panels = panelPage(page).frame.locator('.list-header');
  return [...((await own.isVisible()) ? ['bell'] : []), ...((await panels.isVisible()) ? ['panel'] : [])];
}

test('[widescreen-state] has one header in every state, is wide beside an open note, and narrow after Back, a sign-out and a reload', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  await sandbox.control('faults', { count: 9, kind: '500', path: '/notifications/' });
  const fail = await holdRequests(page, /\/notifications\//);
  await page.goto(sandbox.host);
  const { bell, frame, rows, detail, openNote, closeNote } = panelPage(page);
  const place = async () => (await page.locator('iframe').boundingBox()) ?? { y: NaN, width: NaN };
  const width = async () => (await place()).width;
  await bell.click();
  await expect(frame.locator('.list-header')).toBeVisible();
  await expect.poll(() => headers(page)).toEqual(['panel']);
  const { y: top } = await place();
  fail();
  await expect(frame.locator('.notice-title')).toBeVisible();
  expect(await headers(page)).toEqual(['panel']);
  expect((await place()).y).toBe(top);
  await sandbox.control('faults', { count: 0 });
  await frame.getByRole('button', { name: 'Try again' }).click();
  await openNote('Ingrid Gull');
  await expect.poll(width).toBeGreaterThan(800);
  await closeNote();
  await expect.poll(width).toBe(398);
  await openNote('Ingrid Gull');
  await frame.getByRole('button', { name: 'More', exact: true }).click();
  await frame.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  await expect(frame.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect.poll(() => headers(page)).toEqual(['bell']);
  await expect.poll(width).toBe(398);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(rows.first()).toBeVisible();
  await expect.poll(() => headers(page)).toEqual(['panel']);
  await openNote('Ingrid Gull');
  await detail.evaluate(() => location.reload());
  await expect.poll(width).toBe(398);
  await expect(rows.first()).toBeVisible();
  consoleLog.errors.length = 0;
});

test('keeps showing a panel whose pictures load late', async ({ page, sandbox }) => {
  await page.clock.install();
  const load = await holdRequests(page, /\/missing\.png$/);
  await page.route(`${sandbox.panel}/late*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Late</title><button>Inside</button><img src="/missing.png" alt=""><script>
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

test('has the header of the panel in the same place while it loads', async ({ page, sandbox }) => {
  const address = /\/\?locale=/;
  // A language with long words, and one that is written from the right.
  for (const [locale, width] of [
    ['de', 320],
    ['ar', 400],
    ['de', 1280],
  ] as const)
    await test.step(`in ${locale} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      const release = await holdRequests(page, address);
      await openHostPage(page, sandbox, bellHtml(sandbox, `loading="eager" locale="${locale}"`));
      const bell = page.locator('notestream-bell');
      await bell.getByRole('button').first().click();
      const own = [bell.locator('.bar'), bell.locator('.title'), bell.locator('.close')];
      const before = await Promise.all(own.map((part) => part.boundingBox()));
      release();
      const header = page.locator('iframe').contentFrame().locator('.list-header');
      await expect(header).toBeVisible();
      await expect(bell.locator('.bar')).toBeHidden();
      const parts = [header, header.locator('h1'), header.getByRole('button').last()];
      const after = await Promise.all(parts.map((part) => part.boundingBox()));
      for (const [index, box] of before.entries())
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(
            Math.abs((box?.[side] ?? 0) - (after[index]?.[side] ?? 0)),
            `${side} of part ${index}`,
          ).toBeLessThan(1);
      await page.unroute(address);
    });
});
