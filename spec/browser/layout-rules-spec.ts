import type { Page } from '@playwright/test';
import { COMMENT } from './gallery/stage';
import { layoutProblems } from './support/layout';
import { expect, test } from './support/test';

/** Style sheets that break the layout, and the rule of `layoutProblems()` that must notice each. */
const DEFECTS = [
  { name: 'a title that is cut off', css: '.list-header h1 { block-size: 8px; overflow: clip }', rule: 'cut off' },
  { name: 'a picture wider than its avatar', css: '.avatar img { inline-size: 60px }', rule: 'scrolls sideways' },
  { name: 'a list below the end of the panel', css: '.panel { overflow: hidden } .filter-bar { margin-block: 80vh }', rule: 'cut off' },
  { name: 'filters in one line', css: '.filter-bar button { flex: none; inline-size: 90px } .filter-bar { flex-wrap: nowrap }', rule: 'off the panel' },
  { name: 'an excerpt that does not wrap', css: '.row-headline { white-space: nowrap }', rule: 'scrolls sideways' },
  { name: 'filters on top of each other', css: '.filter-bar button { margin-inline-end: -12px }', rule: 'overlap' },
  { name: 'lines on top of each other', css: '.row-headline { line-height: 0.6 }', rule: 'overlap' },
  { name: 'a time on top of the excerpt', css: '.row-meta { margin-block-start: -14px }', rule: 'overlap' },
  { name: 'an avatar under the text', css: '.row-text { margin-inline-start: -30px }', rule: 'overlap' },
  { name: 'a squeezed icon', css: '.icon-button { flex: 0 1 1px; min-inline-size: 0; max-inline-size: 20px }', rule: 'squeezed' },
  { name: 'a text without a size', css: '.filter-bar button { font-size: 0 }', rule: 'no size' },
] as const; // prettier-ignore

async function openList(page: Page, panel: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(panel);
  await expect(page.locator('.row').filter({ hasText: COMMENT })).toBeVisible();
}

test('each rule of the layout check notices a defect', async ({ page, sandbox }) => {
  await openList(page, sandbox.panel);
  expect(await page.evaluate(layoutProblems, 'body')).toEqual([]);
  for (const { name, css, rule } of DEFECTS)
    await test.step(name, async () => {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      const problems = await page.evaluate(layoutProblems, 'body');
      expect(problems).toContainEqual(expect.stringMatching(`^${rule}`));
    });
});
