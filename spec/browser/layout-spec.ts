import { drawnFamilies, fontSets, withFonts } from './support/font-sets';
import { layoutProblems } from './support/layout';
import { expect, test } from './support/test';
import { tourList, tourNotes, tourNotices } from './support/tour';
import { type View, viewer, viewName } from './support/views';

/**
 * All fonts x locales x states x views would take an hour, so these are pairs: each font set with each locale, each part of
 * the tour with each locale, each state with each font set. Each state is looked at in the hardest view, and in one of the
 * others in turn, so that each font set meets each view.
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

for (const [set, fonts] of fontSets.entries())
  test(`nothing is cut off, overlaps or is too wide with ${fonts.name}`, async ({ sandbox, consoleLog }) => {
    test.setTimeout(120_000);
    const problems = new Map<string, string>();
    let visits = set;
    await withFonts(fonts, async (page) => {
      const view = await viewer(page);
      const look = async (where: string): Promise<void> => {
        visits += 1;
        for (const each of [OTHERS[visits % OTHERS.length] ?? HARDEST, HARDEST]) {
          await view(each);
          for (const problem of await page.evaluate(layoutProblems, 'body'))
            problems.set(problem, `${where}, ${viewName(each)}`);
        }
      };
      await view(HARDEST);
      for (const [index, tour] of PARTS.entries()) {
        const locale = LOCALES[(set * 3 + index) % LOCALES.length] ?? 'en';
        await sandbox.reset();
        await tour({ page, sandbox, locale, look: (state) => look(`${locale}, ${state}`) });
        if (index === 0 && fonts.families.length > 0)
          expect(await drawnFamilies(page, '.list-header h1')).toEqual(fonts.families.slice(0, 1));
      }
    });
    expect([...problems].map(([problem, where]) => `${where}: ${problem}`)).toEqual([]);
    consoleLog.errors.length = 0;
  });
