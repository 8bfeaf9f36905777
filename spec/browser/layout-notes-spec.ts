import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asObject } from '../../src/streams/notes/read';
import { fontSets, withFonts } from './support/font-sets';
import { layoutProblems } from './support/layout';
import { expect, test } from './support/test';
import { tourGivenNotes } from './support/tour';
import { viewer } from './support/views';

/** Real payloads, beside the checkout where they exist; see real-notes-spec.ts. */
const FILE = path.join(import.meta.dirname, '..', '..', '..', 'shared', 'notes', 'notes.json');
const all: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
const notes = (Array.isArray(all) ? all : []).map((note: unknown) => ({
  ...asObject(note),
  id: Number(asObject(note).id),
}));
/** The panel lists at most 100 notes (section 9). */
const PARTS = [notes.slice(0, 60), notes.slice(60)].filter(({ length }) => length > 0);
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

if (PARTS.length === 0)
  test('the real payloads are not here: there is no layout to check', () => {
    console.log(`no real payloads at ${FILE}`);
  });

// The remaining sets draw these texts, which are in English, with one of these fonts.
for (const fonts of PARTS.length === 0 ? [] : fontSets.slice(0, 3))
  test(`the real notes fit into 320 px with text spacing and ${fonts.name}`, async ({
    sandbox,
    consoleLog,
  }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    await withFonts(fonts, async (page) => {
      await page.route(
        ({ hostname }) => hostname !== 'localhost',
        (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }),
      );
      const view = await viewer(page);
      await view({ width: 320, zoom: 1, isSpaced: false });
      for (const part of PARTS) await tourGivenNotes({ page, sandbox, locale: 'en', look }, part);
      async function look(where: string): Promise<void> {
        await view({ width: 320, zoom: 1, isSpaced: true });
        for (const problem of await page.evaluate(layoutProblems, '.pane-detail'))
          problems.push(`${where}: ${problem}`);
      }
    });
    expect(problems).toEqual([]);
    consoleLog.errors.length = 0;
  });
