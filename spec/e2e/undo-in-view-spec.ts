import type { Locator, Page } from '@playwright/test';
import { UNDO_MS } from '../../src/streams/timing';
import { loadNotes } from './support/load-notes';
import { rowDetails } from './support/matrix';
import { expect, test } from './support/test';

const TEXT = 'Hello, first time here!';

const listOf = (page: Page): Locator => page.locator('.pane-list .pane-scroller');

const scrollTo = (page: Page, top: number): Promise<void> =>
  listOf(page).evaluate((list, px) => list.scrollTo(0, px), top);

/** How far the bar is outside of the part of the list that no sticky heading covers, in px. */
const outOfView = (page: Page): Promise<number> =>
  listOf(page).evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const heading = list.querySelector<HTMLElement>('.group-heading')?.offsetHeight ?? 0;
    const bar = list.querySelector('.undo-bar')?.getBoundingClientRect();
    return bar ? Math.max(0, top + heading - bar.top, bar.bottom - bottom) : NaN;
  });

for (const width of [390, 1280])
  test(
    `[undo-bar-in-view] the last undo bar is in view wherever the list is scrolled, at ${width} px`,
    rowDetails(width === 1280),
    async ({ page, sandbox }) => {
      await page.clock.install();
      await page.setViewportSize({ width, height: 700 });
      await page.goto(sandbox.panel);
      await loadNotes(page, 30);
      const row = page.locator('.row').filter({ hasText: TEXT });
      await row.click();
      await expect(page.getByRole('article')).toContainText(TEXT);
      // A sticky heading covers most of the row.
      if (width >= 800)
        await row.evaluate((element) => {
          const list = element.closest('.pane-scroller');
          const offset = element.getBoundingClientRect().top - (list?.getBoundingClientRect().top ?? 0);
          list?.scrollBy(0, offset + 40);
        });
      await page.keyboard.press('t');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      // Stops the time, so that the bar stays for the rest of the test.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      expect(await outOfView(page), 'after the press').toBeLessThanOrEqual(1);
      for (const top of [0, 400, 1600, 100]) {
        await scrollTo(page, top);
        expect(await outOfView(page), `scrolled to ${top}`).toBeLessThanOrEqual(1);
      }
      await page.clock.runFor(UNDO_MS);
      await expect(page.locator('.undo-bar')).toHaveCount(0);
    },
  );
