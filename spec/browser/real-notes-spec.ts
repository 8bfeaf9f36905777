import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/test';
import { wrongNotes } from './support/wrong-notes';

/** Real payloads, beside the checkout where they exist (see their README); not part of the product. */
const FILE = path.join(import.meta.dirname, '..', '..', '..', 'shared', 'notes', 'notes.json');
/** The panel lists at most 100 notes (section 9), so they are served in parts. */
const PART_NOTES = 60;

const all: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
const notes: readonly unknown[] = Array.isArray(all) ? all : [];
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

if (notes.length === 0)
  test('the real payloads are not here: nothing to open', () => {
    console.log(`no real payloads at ${FILE}`);
  });

for (let from = 0; from < notes.length; from += PART_NOTES) {
  const part = notes.slice(from, from + PART_NOTES);
  test(`real notes ${from + 1} to ${from + part.length} open without an error, and fit into 320 px`, async ({
    page,
    folder,
    sandboxWith,
  }) => {
    test.setTimeout(120_000);
    const file = path.join(folder, 'notes.json');
    writeFileSync(file, JSON.stringify(part));
    const sandbox = await sandboxWith('--notes-file', file);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
    );
    // Their pictures are other people's: never fetched.
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(sandbox.panel);
    await expect(async () => {
      await page.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, 1e6));
      await expect(page.locator('.row')).toHaveCount(part.length, { timeout: 300 });
    }).toPass();
    expect(await page.evaluate(wrongNotes)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
