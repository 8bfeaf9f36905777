import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sandbox } from './support/sandbox';
import { wireNote } from '../support/notes';
import { offerFilters } from './support/server-filters';
import { expect, test } from './support/test';

const secondsAgo = (seconds: number) => new Date(Date.UTC(2026, 10, 20) - seconds * 1000).toISOString();
/** 300 notes, of which the oldest is a follow and the only unread one. */
const NOTES = [
  ...Array.from({ length: 299 }, (_, at) => wireNote(1000 - at, { timestamp: secondsAgo(at), read: 1 })),
  wireNote(1, { type: 'follow', timestamp: secondsAgo(299), subject: [{ text: 'The oldest note' }] }),
];

/** Opens the panel with `serverFilters`; returns the queries of the requests for filters. */
async function open(page: Page, sandbox: Sandbox): Promise<readonly string[]> {
  await page.goto(sandbox.panel);
  await expect(page.locator('.row').first()).toBeVisible();
  const queries: string[] = [];
  page.on('request', (request: Request) => {
    const { searchParams } = new URL(request.url());
    const number = searchParams.get('number');
    if (searchParams.get('fields') === 'id,note_hash') return;
    if (searchParams.has('unread')) queries.push(`unread ${number}`);
    if (searchParams.has('type')) queries.push(`${searchParams.get('type')} ${number}`);
  });
  await offerFilters(page, sandbox);
  await expect(page.locator('.row').first()).toBeVisible();
  // The code of actions is there.
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  return queries;
}

const filter = (page: Page, name: string) =>
  page.locator('.filter-bar').getByRole('button', { name: new RegExp(`^${name}`) });

test.describe('a platform with 300 notes', () => {
  const sandboxOf = (folder: string, sandboxWith: (...args: string[]) => Promise<Sandbox>) => {
    const file = path.join(folder, 'notes.json');
    writeFileSync(file, JSON.stringify(NOTES));
    return sandboxWith('--notes-file', file);
  };

  test('[asked-filters] the 300th note, the only unread one, is found by one request', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    const sandbox = await sandboxOf(folder, sandboxWith);
    const queries = await open(page, sandbox);
    await filter(page, 'Unread').click();
    await expect(page.locator('.row')).toHaveText(/The oldest note/);
    expect(queries).toEqual(['unread 10']);
    await page.locator('.row').click();
    await expect(page.locator('.pane-detail')).toContainText('The oldest note');
    await expect.poll(() => sandbox.look('state')).toMatchObject({ unread: [] });
    await page.keyboard.press('ArrowLeft');
    await filter(page, 'Likes').click();
    await expect(page.getByText('No new likes to show yet.')).toBeVisible();
    await filter(page, 'Unread').click();
    await expect(page.getByText("You're all caught up!")).toBeVisible();
    await expect(page.getByText(/were searched/)).toBeHidden();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await filter(page, 'All').click();
    await expect(page.locator('.row').first()).toBeVisible();
    await expect(page.getByText('The oldest note')).toHaveCount(0);
  });

  test('[asked-filters] a filter loads ten more at its end, to a hundred', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    const sandbox = await sandboxOf(folder, sandboxWith);
    const queries = await open(page, sandbox);
    await filter(page, 'Comments').click();
    await page.mouse.move(200, 300);
    await expect(async () => {
      await page.mouse.wheel(0, 100_000);
      expect(await page.locator('.row').count()).toBe(100);
    }).toPass({ intervals: [100] });
    await expect(page.getByRole('link', { name: 'Older notifications on the site' })).toBeVisible();
    const pages = queries
      .filter((query) => query.startsWith('comment '))
      .map((query) => Number(query.slice(8)));
    expect(pages).toEqual(Array.from(pages, (_, at) => 100 - 10 * (pages.length - 1 - at)));
    expect(pages.length).toBeGreaterThan(5);
  });

  for (const mode of ['ignore', 'refuse'])
    test(`[ignored-filters] with filters that the platform would ${mode}, the list is searched, and nothing is claimed`, async ({
      page,
      folder,
      sandboxWith,
      consoleLog,
    }) => {
      const sandbox = await sandboxOf(folder, sandboxWith);
      await sandbox.control('filters', { mode });
      const queries = await open(page, sandbox);
      await filter(page, 'Unread').click();
      await expect(page.getByText('No unread notifications found.')).toBeVisible();
      await filter(page, 'Follows').click();
      await expect(page.getByText('No new followers to report yet.')).toBeVisible();
      expect(queries).toEqual(['unread 10']);
      // The browser logs the refused request.
      consoleLog.errors.length = 0;
    });

  test('[asked-filters] a filter whose page two repeats page one ends', async ({
    page,
    folder,
    sandboxWith,
  }) => {
    const sandbox = await sandboxOf(folder, sandboxWith);
    await sandbox.control('filters', { mode: 'repeat' });
    const queries = await open(page, sandbox);
    await filter(page, 'Comments').click();
    await page.mouse.move(200, 300);
    await expect(async () => {
      await page.mouse.wheel(0, 100_000);
      await expect(page.getByText('The End')).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [100] });
    expect(queries).toEqual([expect.stringMatching(/^comment \d0$/)]);
  });
});
