import type { FrameLocator, Page } from '@playwright/test';
import { bellHtml, openHostPage } from './support/host-page';
import { expect, panelPage, test } from './support/test';

test.use({ viewport: { width: 390, height: 760 } });

test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher')));

const COMMENT = 'Hello, first time here!';
const LIKE = 'liked your post';

/** Opens a host page and the panel in it, with one more page behind both. */
async function openPanel(page: Page, html: string, sandbox: Parameters<typeof openHostPage>[1]) {
  await openHostPage(page, sandbox, html);
  const panel = panelPage(page);
  await page.locator('notestream-bell').click();
  await expect(panel.rows.first()).toBeVisible();
  return panel;
}

const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());
const lengthOf = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** The panel's data in the current entry of its frame. */
const entryOf = (frame: FrameLocator): Promise<unknown> =>
  frame.locator('body').evaluate(() => history.state as unknown);

/** Closes the panel as the host page may. Returns by how many entries the panel then goes back. */
async function closePanel(page: Page, frame: FrameLocator): Promise<readonly number[]> {
  const body = frame.locator('body');
  await body.evaluate(() => {
    const steps: number[] = [];
    const go = history.go.bind(history);
    history.go = (step = 0) => {
      steps.push(step);
      go(step);
    };
    const wentBack = new Promise<readonly number[]>((resolve) => {
      // The message comes to the panel first, and effects run in a later task.
      addEventListener('message', () => setTimeout(() => setTimeout(() => resolve(steps))), { once: true });
    });
    Object.assign(globalThis, { wentBack });
  });
  await page
    .locator('notestream-bell')
    .evaluate((element: HTMLElementTagNameMap['notestream-bell']) => element.close());
  return body.evaluate(() => (0, eval)('wentBack') as readonly number[]);
}

test('[back-by-history] Back closes the note, then the panel, Forward opens the note with its reply, and what is closed by other means leaves no entry', async ({
  page,
  sandbox,
}) => {
  const { bell, detail, frame, rows } = await openPanel(page, bellHtml(sandbox, 'back="history"'), sandbox);
  await rows.filter({ hasText: COMMENT }).click();
  await frame.getByRole('textbox').pressSequentially('Half a');
  await back(page);
  await expect(detail).toHaveCount(0);
  await forward(page);
  await expect(frame.getByRole('textbox')).toHaveValue('Half a');
  await back(page);
  await expect(detail).toHaveCount(0);
  const lengths: number[] = [];
  for (const text of [COMMENT, LIKE]) {
    await rows.filter({ hasText: text }).first().click();
    await expect(detail).toBeVisible();
    lengths.push(await lengthOf(page));
    await frame.getByRole('button', { name: 'Back' }).click();
    await expect(detail).toHaveCount(0);
  }
  expect(lengths[1]).toBe(lengths[0]);
  await test.step('the next note takes the place of the last one', async () => {
    await rows.first().click();
    await expect(detail).toBeVisible();
    await frame.getByRole('button', { name: 'Next' }).click();
    await back(page);
    await expect(detail).toHaveCount(0);
  });
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await back(page);
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
});

test('[back-by-history] entries of the host page keep their order', async ({ page, sandbox }) => {
  const { bell, detail, frame, rows } = await openPanel(page, bellHtml(sandbox, 'back="history"'), sandbox);
  await rows.filter({ hasText: COMMENT }).click();
  await expect(detail).toBeVisible();
  await page.evaluate(() => history.pushState('of the host', '', '#host'));
  await frame.getByRole('button', { name: 'Back' }).click();
  await expect(detail).toHaveCount(0);
  expect(await page.evaluate(() => [location.hash, history.state as unknown])).toEqual([
    '#host',
    'of the host',
  ]);
  await back(page);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
  await back(page);
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await test.step('without the attribute the history has no entries of the panel', async () => {
    await openPanel(page, bellHtml(sandbox), sandbox);
    const length = await lengthOf(page);
    await rows.first().click();
    await expect(detail).toBeVisible();
    expect(await lengthOf(page)).toBe(length);
  });
});

for (const way of ['its button', 'Back'])
  test(`[back-by-history] a page that the host opens after a note was closed by ${way} stays open when the panel closes`, async ({
    page,
    sandbox,
  }) => {
    const { detail, frame, rows } = await openPanel(page, bellHtml(sandbox, 'back="history"'), sandbox);
    await rows.filter({ hasText: COMMENT }).click();
    await expect(detail).toBeVisible();
    const close = frame.getByRole('button', { name: 'Back' });
    await (way === 'Back' ? back(page) : close.click());
    await expect(detail).toHaveCount(0);
    const length = await lengthOf(page);
    await page.evaluate(() => history.pushState('of the host', '', '#host'));
    // The page of the host takes the place of the note.
    expect(await lengthOf(page)).toBe(length);
    expect(await closePanel(page, frame)).toEqual([]);
    expect(await page.evaluate(() => location.hash)).toBe('#host');
  });

test('[back-by-history] the panel removes its entries if it closes after its note, but no entry of the host between them', async ({
  page,
  sandbox,
}) => {
  const { bell, detail, frame, rows } = await openPanel(page, bellHtml(sandbox, 'back="history"'), sandbox);
  await rows.filter({ hasText: COMMENT }).click();
  await expect(detail).toBeVisible();
  await frame.getByRole('button', { name: 'Back' }).click();
  await expect(detail).toHaveCount(0);
  expect(await closePanel(page, frame)).toEqual([-1]);
  await expect.poll(() => entryOf(frame)).toBeNull();

  await bell.click();
  await expect.poll(() => entryOf(frame)).toEqual({ notestream: [0, 1, 1] });
  await page.evaluate(() => history.pushState('of the host', '', '#host'));
  await rows.filter({ hasText: COMMENT }).click();
  await expect(detail).toBeVisible();
  expect(await closePanel(page, frame)).toEqual([]);
  expect(await page.evaluate(() => location.hash)).toBe('#host');
});
