import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { wireNote } from '../support/notes';
import { loadNotes } from './support/load-notes';
import { expect, test } from './support/test';

/** This many notes of the type `comment`, then a follow. */
const notesOf = (comments: number) => [
  ...Array.from({ length: comments }, (_, at) => wireNote(1000 - at, { timestamp: secondsAgo(at) })),
  wireNote(1, { type: 'follow', timestamp: secondsAgo(comments) }),
];
const secondsAgo = (seconds: number) => new Date(Date.UTC(2026, 10, 20) - seconds * 1000).toISOString();

test('[unread-counts] a number has a plus until all notes are loaded', async ({ panel: { frame } }) => {
  const unread = frame.locator('.filter-bar').getByRole('button', { name: /^Unread/ });
  await expect(unread).toHaveAccessibleName(/^Unread, \d\+ unread$/);
  await loadNotes(frame, 100);
  await frame.locator('.pane-list .pane-scroller').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(unread).toHaveAccessibleName(/^Unread, \d unread$/);
});

test.describe('of other notes', () => {
  const open = async (page: Page, address: string): Promise<void> => {
    await page.goto(address);
    await expect(page.locator('.row').first()).toBeVisible();
  };

  test('[empty-filters] a filter shows a note below the loaded ones, and does not look empty before', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    const file = path.join(folder, 'notes.json');
    writeFileSync(file, JSON.stringify(notesOf(60)));
    const sandbox = await sandboxWith('--notes-file', file);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.notice')) performance.mark('empty');
      }).observe(document, { subtree: true, childList: true });
    });
    await open(page, sandbox.panel);
    await page.getByRole('button', { name: 'Follows' }).click();
    await expect(page.locator('.row')).toHaveCount(1);
    expect(await page.evaluate(() => performance.getEntriesByName('empty').length)).toBe(0);
  });

  test('[empty-filters] an empty filter says how many notes it has looked through if there are older ones', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    const file = path.join(folder, 'notes.json');
    writeFileSync(file, JSON.stringify(notesOf(119)));
    const sandbox = await sandboxWith('--notes-file', file);
    await open(page, sandbox.panel);
    await page.getByRole('button', { name: 'Follows' }).click();
    await expect(page.getByText('No new followers to report yet.')).toBeVisible();
    await expect(page.getByText('Only your newest 100 notifications were searched.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Older notifications on the site' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test('[caught-up] the 300th note is the only unread one: nobody has caught up', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    const file = path.join(folder, 'notes.json');
    writeFileSync(
      file,
      JSON.stringify(notesOf(299).map((each) => ({ ...each, read: each.id === 1 ? 0 : 1 }))),
    );
    const sandbox = await sandboxWith('--notes-file', file);
    await open(page, sandbox.panel);
    await page.getByRole('button', { name: /^Unread/ }).click();
    await expect(page.getByText('No unread notifications found.')).toBeVisible();
    await expect(page.getByText('Only your newest 100 notifications were searched.')).toBeVisible();
    await expect(page.getByText("You're all caught up!")).toBeHidden();
  });
});
