import type { Page } from '@playwright/test';
import { COMMENT } from './gallery/scene-panel';
import { adoptStyle } from './support/adopt-style';
import { drawnFamilies, fontSets, MACHINE } from './support/font-sets';
import { layoutProblems } from './support/layout';
import { MATRIX, rowDetails } from './support/matrix';
import { expect, test } from './support/test';
import { tourList, tourNotes, tourNotices } from './support/tour';
import { type View, viewSetter, viewName } from './support/views';

/**
 * All combinations of fonts, locales, states and views would take an hour, so these are pairs: each
 * font set with each locale, each part of the tour with each locale, and each state with each font
 * set. Each state is checked in the hardest view and in one of the others in turn, so that each
 * font set meets each view.
 */
const LOCALES = ['en', 'de', 'ar', 'en-XA'] as const;
const PARTS = [tourList, tourNotes, tourNotices, tourList] as const;

const HARDEST: View = { width: 320, zoom: 1, isSpaced: true };
const OTHERS: readonly View[] = [
  { width: 640, zoom: 2, isSpaced: true },
  { width: 640, zoom: 2, isSpaced: false },
  { width: 320, zoom: 1, isSpaced: false },
  ...[400, 799, 800, 1280].flatMap((width) =>
    [true, false].map((isSpaced): View => ({ width, zoom: 1, isSpaced })),
  ),
];

/** All sweeps but the first run in the matrix. That one takes the first part of the tour, in one view. */
const SWEEPS = [
  { name: 'the list in the hardest view', set: 0, isWhole: false },
  ...fontSets.map(({ name }, set) => ({ name: `every screen in every view, ${name}`, set, isWhole: true })),
];

for (const { name, set, isWhole } of SWEEPS)
  test(
    `cuts nothing off, overlaps nothing and fits its width: ${name}`,
    rowDetails(!isWhole),
    async ({ sandbox, consoleLog, pageWithFonts }) => {
      test.setTimeout(300_000);
      const problems = new Map<string, string>();
      const fonts = fontSets[set] ?? MACHINE;
      let visits = set;
      const page = await pageWithFonts(fonts.families);
      const view = await viewSetter(page);
      const check = async (where: string): Promise<void> => {
        visits += 1;
        const others = isWhole ? [OTHERS[visits % OTHERS.length] ?? HARDEST] : [];
        for (const each of [...others, HARDEST]) {
          await view(each);
          for (const problem of await page.evaluate(layoutProblems, 'body'))
            problems.set(problem, `${where}, ${viewName(each)}`);
        }
      };
      await view(HARDEST);
      for (const [index, tour] of (isWhole ? PARTS : PARTS.slice(0, 1)).entries()) {
        const locale = LOCALES[(set * 3 + index) % LOCALES.length] ?? 'en';
        await sandbox.reset();
        await tour({ page, sandbox, locale, check: (state) => check(`${locale}, ${state}`) });
        if (index === 0 && fonts.families.length > 0)
          expect(await drawnFamilies(page, '.list-header h1')).toEqual(fonts.families.slice(0, 1));
      }
      expect([...problems].map(([problem, where]) => `${where}: ${problem}`)).toEqual([]);
      consoleLog.errors.length = 0;
    },
  );

/**
 * Style sheets that break the layout, each with the rule of `layoutProblems()` that must detect it.
 */
const DEFECTS = [
  { name: 'a title that is cut off', css: '.list-header h1 { block-size: 8px; overflow: clip }', rule: 'cut off' },
  { name: 'a picture wider than its avatar', css: '.avatar img { inline-size: 60px }', rule: 'scrolls sideways' },
  { name: 'a list below the end of the panel', css: '.panel { overflow: hidden } .filter-bar { margin-block: 80vh }', rule: 'cut off' },
  { name: 'filters in one line', css: '.filter-bar button { flex: none; inline-size: 90px } .filter-bar { flex-wrap: nowrap }', rule: 'off the panel' },
  { name: 'a title that does not wrap', css: '.list-header h1 { flex: none; font-size: 60px }', rule: 'scrolls sideways' },
  { name: 'filters on top of each other', css: '.filter-bar button { margin-inline-end: -12px }', rule: 'overlap' },
  { name: 'lines on top of each other', css: '.list-header h1 { inline-size: 60px; line-height: 0.6 }', rule: 'overlap' },
  { name: 'a time on top of the excerpt', css: '.row-meta { margin-block-start: -14px }', rule: 'overlap' },
  { name: 'an avatar under the text', css: '.row-text { margin-inline-start: -30px }', rule: 'overlap' },
  { name: 'a squeezed icon', css: '.icon-button { flex: 0 1 1px; min-inline-size: 0; max-inline-size: 20px }', rule: 'squeezed' },
  { name: 'a text without a size', css: '.filter-bar button { font-size: 0 }', rule: 'no size' },
] as const; // oxfmt-ignore

async function openList(page: Page, panel: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(panel);
  await expect(page.locator('.row').filter({ hasText: COMMENT })).toBeVisible();
}

test(
  'detects a defect of each kind that the layout check has a rule for',
  MATRIX,
  async ({ page, sandbox }) => {
    await openList(page, sandbox.panel);
    expect(await page.evaluate(layoutProblems, 'body')).toEqual([]);
    for (const { name, css, rule } of DEFECTS)
      await test.step(name, async () => {
        await adoptStyle(page, css);
        const problems = await page.evaluate(layoutProblems, 'body');
        expect(problems).toContainEqual(expect.stringMatching(`^${rule}`));
      });
  },
);
