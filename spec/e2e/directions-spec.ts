import type { Page } from '@playwright/test';
import { loadNotes } from './support/load-notes';
import { MATRIX, rowDetails } from './support/matrix';
import { expect, panelPage, test } from './support/test';

test('a Hebrew reply has its bar on its right in a left-to-right panel', async ({ panel }) => {
  await loadNotes(panel.frame, 30);
  const openReply = async (author: string): Promise<readonly string[]> => {
    await panel.rows.filter({ hasText: author }).first().click();
    return panel.detail.locator('[data-nested] .rich-text').evaluate((text) => {
      const sides = ['left', 'right'] as const;
      const isDrawn = (side: string): boolean =>
        [text, text.parentElement ?? text].some(
          (box) => getComputedStyle(box).getPropertyValue(`border-${side}-width`) === '3px',
        );
      return sides.filter(isDrawn);
    });
  };
  expect(await openReply('אביגיל שרון')).toEqual(['right']);
  expect(await openReply('Kwame Osei replied')).toEqual(['left']);
});

test(
  '[first-and-last-row] Home and End move to the first and the last row',
  MATRIX,
  async ({ panel, page }) => {
    const { rows } = panel;
    // The end of the list loads more notes.
    const last = await rows.last().getAttribute('data-note');
    await rows.nth(2).focus();
    await page.keyboard.press('End');
    await expect(panel.frame.locator(`[data-note="${last}"]`)).toBeFocused();
    await expect(panel.frame.locator(`[data-note="${last}"]`)).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toBeInViewport();
    await page.keyboard.press('?');
    await expect(panel.frame.getByText('First notification')).toBeVisible();
  },
);

/** The gaps between neighbouring filters, and the labels that leave their button, in px. */
const filterProblems = (page: Page): Promise<readonly string[]> =>
  page.locator('.filter-bar').evaluate((bar) => {
    const boxes = [...bar.querySelectorAll('button')].map((button) => {
      const range = document.createRange();
      // The count is on the edge of its button.
      range.selectNodeContents(button.firstChild ?? button);
      return {
        name: button.textContent,
        box: button.getBoundingClientRect(),
        text: range.getBoundingClientRect(),
      };
    });
    const overlaps = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return [
      ...boxes.filter(({ box, text }) => text.left < box.left - 1 || text.right > box.right + 1),
      ...boxes.filter(({ text }, at) =>
        boxes.some((other, index) => index > at && overlaps(text, other.text)),
      ),
    ].map(({ name }) => name);
  });

for (const locale of ['en', 'de', 'es', 'fr', 'ja', 'ar', 'en-XA'])
  test(
    `the labels of the filters fit at 320 px in ${locale}`,
    rowDetails(locale === 'de'),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 320, height: 720 });
      await page.goto(`${sandbox.panel}/?locale=${locale}`);
      await expect(panelPage(page).page.locator('[data-note]').first()).toBeVisible();
      expect(await filterProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );

for (const locale of ['en', 'ar'])
  test(
    `the ellipsis of each excerpt is whole at 320 px in ${locale}`,
    rowDetails(locale === 'ar'),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 320, height: 720 });
      await page.goto(`${sandbox.panel}/?locale=${locale}`);
      await loadNotes(page, 30);
      const clipped = await page.locator('.row-excerpt').evaluateAll((excerpts) =>
        excerpts.flatMap((excerpt) => {
          const box = excerpt.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(excerpt);
          // Lines below the second one are not drawn.
          const lines = [...range.getClientRects()].filter(({ top }) => top < box.bottom - 4);
          const isIn = lines.every(({ left, right }) => left >= box.left - 1 && right <= box.right + 1);
          return isIn ? [] : [excerpt.textContent];
        }),
      );
      expect(clipped).toEqual([]);
    },
  );
