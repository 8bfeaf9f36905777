import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test } from '../e2e/support/fixtures';
import { loadNotes } from '../e2e/support/load-notes';
import { openHostWithoutBell, OPENS_LINKS } from '../e2e/support/host-without-bell';
import { REAL_NOTES_FILE, realNoteParts } from '../e2e/support/real-notes';
import { expect } from './support/test';

/** Twenty notes have up to a hundred links, and each click takes a second. */
const PART_NOTES = 20;
const parts = realNoteParts.flatMap((notes) =>
  Array.from({ length: Math.ceil(notes.length / PART_NOTES) }, (_, part) =>
    notes.slice(part * PART_NOTES, (part + 1) * PART_NOTES),
  ),
);

/** Kinds of host pages, with the script that answers a ready panel. */
const HOSTS = [
  ['that does not handle links', ''],
  ['that opens links itself', OPENS_LINKS],
] as const;

/** Waits until each image is loaded or has failed. Until then it may move a link under the pointer. */
const imagesSettled = (article: Locator): Promise<unknown> =>
  article.evaluate((element) =>
    Promise.allSettled(
      [...element.querySelectorAll('img')].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );

/**
 * Clicks every link and every Edit button of every note, and counts the opened tabs and the
 * messages to the page. Each click must open a tab or, with `isHandledByHost`, send a message.
 */
async function followAll(
  page: Page,
  isHandledByHost: boolean,
): Promise<{ links: number; tabs: number; handled: number }> {
  const context = page.context();
  let tabs = 0;
  // A tab counts when it is gone. Until then it may take the focus, and a page behind it loses clicks.
  context.on('page', async (tab) => {
    await tab.close();
    tabs += 1;
  });
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: 'A page' }),
  );
  const frame = page.frameLocator('iframe');
  const rows = frame.locator('.pane-list [data-note]');
  const followed = frame.locator('.pane-detail').locator('a[href^="http"], button[aria-keyshortcuts="E"]');
  const handledNow = async () => Number(await page.evaluate('linkMessages.length'));
  let links = 0;
  for (let row = 0; row < (await rows.count()); row += 1) {
    await rows.nth(row).click();
    await expect(frame.getByRole('article')).toBeVisible();
    await imagesSettled(frame.getByRole('article'));
    for (let link = 0; link < (await followed.count()); link += 1) {
      await followed.nth(link).click();
      links += 1;
      await expect
        .poll(async () => tabs + (isHandledByHost ? await handledNow() : 0), `link ${link} of note ${row}`)
        .toBe(links);
      await page.bringToFront();
    }
  }
  return { links, tabs, handled: await handledNow() };
}

if (parts.length === 0)
  test('links of the real notes are not checked, because the payloads are missing', () => {
    console.log(`no real payloads at ${REAL_NOTES_FILE}`);
  });

for (const [name, hostScript] of HOSTS)
  for (const [index, part] of parts.entries())
    test(`in a host page ${name}, each click on a link of the real notes opens one page, part ${index + 1}`, async ({
      folder,
      freshContext,
      sandboxWith,
    }) => {
      test.setTimeout(300_000);
      const file = path.join(folder, 'notes.json');
      writeFileSync(file, JSON.stringify(part));
      const sandbox = await sandboxWith('--notes-file', file);
      const page = await (await freshContext()).newPage();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHostWithoutBell(page, sandbox, hostScript);
      await loadNotes(page.frameLocator('iframe'), part.length);
      const { links, tabs, handled } = await followAll(page, hostScript !== '');
      console.log(`a page ${name}: ${links} links, ${tabs} tabs, ${handled} handled by the page`);
      if (hostScript === '') expect(tabs).toBe(links);
      else expect(tabs + handled).toBe(links);
    });
