import { asObject } from '../../src/lib/json';
import { fontSets } from './support/font-sets';
import { layoutProblems } from './support/layout';
import { MATRIX } from './support/matrix';
import { PIXEL, REAL_NOTES_FILE, realNoteParts } from './support/real-notes';
import { expect, test } from './support/test';
import { tourListedNotes } from './support/tour';
import { viewSetter } from './support/views';

const PARTS = realNoteParts.map((part) =>
  part.map((note) => ({ ...asObject(note), id: Number(asObject(note).id) })),
);

if (PARTS.length === 0)
  test('skips the layout of real notes if there are none on this machine', MATRIX, () => {
    console.log(`no real payloads at ${REAL_NOTES_FILE}`);
  });

// The notes are in English, so the other sets would use the same fonts.
for (const fonts of PARTS.length === 0 ? [] : fontSets.slice(0, 3))
  test(
    `fits the real notes into 320 px with text spacing and ${fonts.name}`,
    MATRIX,
    async ({ sandbox, consoleLog, pageWithFonts }) => {
      test.setTimeout(120_000);
      const problems: string[] = [];
      const page = await pageWithFonts(fonts.families);
      await page.route(
        ({ hostname }) => hostname !== 'localhost',
        (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }),
      );
      const view = await viewSetter(page);
      await view({ width: 320, zoom: 1, isSpaced: false });
      for (const part of PARTS) await tourListedNotes({ page, sandbox, locale: 'en', check }, part);
      async function check(where: string): Promise<void> {
        await view({ width: 320, zoom: 1, isSpaced: true });
        for (const problem of await page.evaluate(layoutProblems, '.pane-detail'))
          problems.push(`${where}: ${problem}`);
      }
      expect(problems).toEqual([]);
      consoleLog.errors.length = 0;
    },
  );
