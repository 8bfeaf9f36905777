import { MATRIX } from './support/matrix';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PIXEL, REAL_NOTES_FILE, realNoteParts } from './support/real-notes';
import { expect, test } from './support/test';
import { noteProblems } from './support/note-problems';

if (realNoteParts.length === 0)
  test('skips the real notes if there are none on this machine', MATRIX, () => {
    console.log(`no real payloads at ${REAL_NOTES_FILE}`);
  });

for (const [index, part] of realNoteParts.entries())
  test(
    `opens part ${index + 1} of the real notes without an error, and fits it into 320 px`,
    MATRIX,
    async ({ page, folder, sandboxWith }) => {
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
      // The pictures belong to other people and are never fetched.
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
      expect(await page.evaluate(noteProblems)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
