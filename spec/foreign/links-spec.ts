import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../browser/support/fixtures';
import { loadNotes } from '../browser/support/load-notes';
import { openOldHost, OPENS_LINKS } from '../browser/support/old-host';
import { expect } from './support/test';

/** Real payloads, beside the checkout where they exist (see their README); not part of the product. */
const FILE = path.join(import.meta.dirname, '..', '..', '..', 'shared', 'notes', 'notes.json');
/** The panel lists at most 100 notes (section 9), so they are served in parts. */
const PART_NOTES = 60;

const all: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
const notes: readonly unknown[] = Array.isArray(all) ? all : [];

/** What a host page does with links, and what it answers to a panel that is ready. */
const HOSTS = [
  ['that does nothing with links', ''],
  ['that opens links itself', OPENS_LINKS],
] as const;

/** Follows every link of every note, and each Edit, which opens a tab or `isHeard` by the page; counts how many tabs opened, and what the page heard. */
async function followAll(
  page: Page,
  isHeard: boolean,
): Promise<{ links: number; tabs: number; heard: number }> {
  const context = page.context();
  let tabs = 0;
  context.on('page', (tab) => {
    tabs += 1;
    void tab.close();
  });
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: 'A page' }),
  );
  const frame = page.frameLocator('iframe');
  const rows = frame.locator('.pane-list [data-note]');
  const followed = frame.locator('.pane-detail').locator('a[href^="http"], button[aria-keyshortcuts="E"]');
  const heardNow = async () => Number(await page.evaluate('heard.length'));
  let links = 0;
  for (let row = 0; row < (await rows.count()); row += 1) {
    await rows.nth(row).click();
    await expect(frame.getByRole('article')).toBeVisible();
    for (let link = 0; link < (await followed.count()); link += 1) {
      await followed.nth(link).click();
      links += 1;
      await expect.poll(async () => tabs + (isHeard ? await heardNow() : 0)).toBe(links);
      // The tab took the focus, and the next click is one of the panel's only when it has gone.
      await page.bringToFront();
    }
  }
  return { links, tabs, heard: await heardNow() };
}

if (notes.length === 0)
  test('the real payloads are not here: no links to follow', () => {
    console.log(`no real payloads at ${FILE}`);
  });

for (const [name, says] of notes.length === 0 ? [] : HOSTS)
  test(`in a page ${name}, every link of the real notes leads somewhere, once`, async ({
    browser,
    folder,
    sandboxWith,
  }) => {
    test.setTimeout(600_000);
    const sum = { links: 0, tabs: 0, heard: 0 };
    for (let from = 0; from < notes.length; from += PART_NOTES) {
      const part = notes.slice(from, from + PART_NOTES);
      const file = path.join(folder, `notes-${from}.json`);
      writeFileSync(file, JSON.stringify(part));
      const sandbox = await sandboxWith('--notes-file', file);
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await openOldHost(page, sandbox, says);
      await loadNotes(page.frameLocator('iframe'), part.length);
      const { links, tabs, heard } = await followAll(page, says !== '');
      sum.links += links;
      sum.tabs += tabs;
      sum.heard += heard;
      await context.close();
    }
    console.log(`a page ${name}: ${sum.links} links, ${sum.tabs} tabs, ${sum.heard} heard by the page`);
    if (says === '') expect(sum.tabs).toBe(sum.links);
    else expect(sum.tabs + sum.heard).toBe(sum.links);
  });
