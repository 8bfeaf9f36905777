import type { Page } from '@playwright/test';
import { wireNote } from '../support/notes';
import { COMMENT } from './gallery/scene-panel';
import { brokenWords, leaving, widthSpread } from './support/fits';
import { rowDetails } from './support/matrix';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const WIDTHS = [320, 390, 820, 1280] as const;
const LOCALES = ['de', 'en', 'ar', 'fr', 'es', 'ja'] as const;

async function openList(page: Page, sandbox: Sandbox, locale: string): Promise<void> {
  await page.goto(`${sandbox.panel}/?locale=${locale}`);
  await expect(page.locator('.filter-count').first()).toBeVisible();
}

async function openNote(page: Page, sandbox: Sandbox, locale: string, text: string): Promise<void> {
  await openList(page, sandbox, locale);
  await page.locator('.row').filter({ hasText: text }).first().click();
  await expect(page.getByRole('article')).toBeVisible();
}

for (const locale of LOCALES)
  test(
    `the counts of the filters are inside their bar in ${locale}`,
    rowDetails(locale === 'de'),
    async ({ page, sandbox }) => {
      await openList(page, sandbox, locale);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        await expect.poll(() => leaving(page, '.filter-count', '.filter-bar')).toEqual([]);
      }
    },
  );

for (const locale of LOCALES)
  test(
    `actions have columns of one width, in which their labels fit, in ${locale}`,
    rowDetails(locale === 'de'),
    async ({ page, sandbox }) => {
      await openNote(page, sandbox, locale, COMMENT);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        await expect.poll(() => widthSpread(page, '.action-button')).toBeLessThanOrEqual(1);
        expect([width, await leaving(page, '.action-button', '.action-button', true)]).toEqual([width, []]);
        expect([width, await brokenWords(page, '.action-button')]).toEqual([width, []]);
      }
    },
  );

for (const locale of ['en', 'ar'])
  test(
    `the mark of a reply stands before a right-to-left name, at the start of the sentence, in ${locale}`,
    rowDetails(locale === 'en'),
    async ({ page, sandbox }) => {
      const name = 'אביגיל שרון';
      const text = `${name} commented on A loaf`;
      const ranges = [
        { type: 'noticon', indices: [0, 0], value: '\uf467' },
        { type: 'user', id: 5, indices: [0, name.length] },
      ];
      const timestamp = new Date().toISOString();
      await sandbox.control('note', wireNote(7, { subject: [{ text, ranges }], timestamp }));
      await openList(page, sandbox, locale);
      const headline = page.locator('[data-note="7"] .row-headline');
      const [mark, drawnName] = await Promise.all([
        headline.locator('.noticon svg').boundingBox(),
        headline.locator('.range-user').boundingBox(),
      ]);
      expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(drawnName?.x ?? 0);
      await expect(headline.locator('.noticon svg')).toHaveCSS('transform', 'none');
    },
  );

for (const locale of ['en', 'ar'])
  test(
    `[lines-of-a-row] a title of 5,000 characters without a space has three lines in a row in ${locale}`,
    rowDetails(locale === 'en'),
    async ({ page, sandbox }) => {
      const title = 'Donaudampfschiff'.repeat(313).slice(0, 5000);
      const text = `Ann commented on ${title}`;
      const ranges = [{ type: 'post', id: 5, indices: [17, text.length] }];
      const timestamp = new Date().toISOString();
      await sandbox.control('note', wireNote(7, { subject: [{ text, ranges }, { text: title }], timestamp }));
      await page.setViewportSize({ width: 320, height: 640 });
      await openList(page, sandbox, locale);
      const linesOf = (selector: string) =>
        page
          .locator(`[data-note="7"] ${selector}`)
          .evaluate((box) => Math.round(box.clientHeight / parseFloat(getComputedStyle(box).lineHeight)));
      expect(await linesOf('.row-headline')).toBe(3);
      expect(await linesOf('.row-excerpt')).toBe(2);
      await page.locator('[data-note="7"]').click();
      await expect(page.getByRole('article')).toContainText(title);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
