import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { rowDetails } from './support/matrix';
import type { Sandbox } from './support/sandbox';
import { rows } from './support/tabs';
import { expect, test } from './support/test';

const drawnOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('drawn_list'));

/** Opens the panel until the look of its list is stored, and leaves it for another page of its origin. */
async function leaveDrawing(page: Page, sandbox: Sandbox, query = ''): Promise<void> {
  await page.goto(sandbox.panel + query);
  // The sign-in has come back.
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => drawnOf(page)).not.toBeNull();
  await page.goto(`${sandbox.panel}/licences.txt`);
}

/** Opens the panel without its scripts and style sheets, until the returned function is called. */
async function openWithoutFiles(page: Page, sandbox: Sandbox, query = ''): Promise<() => void> {
  const release = await holdRequests(page, /\.(?:js|css)$/);
  // The document waits for its scripts.
  await page.goto(sandbox.panel + query, { waitUntil: 'commit' });
  return release;
}

/** Whether the panel itself has drawn the rows. */
const isTakenOver = (page: Page): Promise<void> =>
  expect(page.locator('.connection-mark')).toHaveCSS('visibility', 'visible');

const rectsOf = (page: Page) =>
  page
    .locator('h1, .filter-bar button, .group-heading h2, .row:nth-child(-n+20) .row-text > *, .row-icon img')
    .evaluateAll((elements) =>
      elements.slice(0, 30).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, height, ...(!element.matches('.row-meta') && { width }) };
      }),
    );

for (const [name, query, width] of [
  ['narrow', '', 400],
  ['wide', '', 1280],
  ['from right to left', '/?locale=ar', 400],
] as const)
  test(
    `[drawn-before-the-script] the rows are there before any script, and stay where they are: ${name}`,
    rowDetails(name !== 'narrow'),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 700 });
      await leaveDrawing(page, sandbox, query);
      const release = await openWithoutFiles(page, sandbox, query);
      await expect(rows(page).first()).toBeVisible();
      await expect(page.locator('.list-updating')).toBeVisible();
      await expect(page.locator('time').first()).toBeHidden();
      const colourOf = (selector: string): Promise<string> =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
      const colour = await colourOf('.panes');
      const before = await rectsOf(page);
      expect(before.length).toBeGreaterThan(10);
      release();
      await isTakenOver(page);
      await expect(page.locator('time').first()).toBeVisible();
      await expect(page.locator('.list-updating')).toHaveCount(0);
      expect(await rectsOf(page)).toEqual(before);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      if (name === 'wide') expect(await colourOf('.detail-placeholder')).toBe(colour);
    },
  );

test('[drawn-before-the-script] the panel answers the last press, also of a filter, and takes over focus and scroll position', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await leaveDrawing(page, sandbox);
  const release = await openWithoutFiles(page, sandbox);
  const row = rows(page).nth(4);
  const scrollTop = () =>
    page
      .locator('.pane-scroller')
      .first()
      .evaluate((scroller) => scroller.scrollTop);
  await row.scrollIntoViewIfNeeded();
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  const before = await scrollTop();
  expect(before).toBeGreaterThan(0);
  const title = await row.locator('.row-headline').innerText();
  release();
  await expect(page.getByRole('article')).toContainText(title);
  await expect(row).toHaveAttribute('aria-current', 'true');
  expect(await scrollTop()).toBe(before);

  await page.goto(`${sandbox.panel}/licences.txt`);
  await page.unrouteAll();
  const releaseAgain = await openWithoutFiles(page, sandbox);
  await page.getByRole('button', { name: /^Likes/ }).click();
  releaseAgain();
  await expect(page.getByRole('button', { name: /^Likes/, pressed: true })).toBeVisible();
});
