import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { wireNote } from '../support/notes';
import { offerFilters } from './support/server-filters';
import { expect, test } from './support/test';

const secondsAgo = (seconds: number) => new Date(Date.UTC(2026, 10, 20) - seconds * 1000).toISOString();
/** 300 notes, of which the oldest is a follow and the only unread one. */
const NOTES = [
  ...Array.from({ length: 299 }, (_, at) => wireNote(1000 - at, { timestamp: secondsAgo(at), read: 1 })),
  wireNote(1, { type: 'follow', timestamp: secondsAgo(299), subject: [{ text: 'The oldest note' }] }),
];

const filter = (page: Page, name: string) =>
  page.locator('.filter-bar').getByRole('button', { name: new RegExp(`^${name}`) });

test('[asked-filters] of 300 notes the oldest, the only unread one, is found by one request', async ({
  page,
  folder,
  sandboxWith,
}) => {
  const file = path.join(folder, 'notes.json');
  writeFileSync(file, JSON.stringify(NOTES));
  const sandbox = await sandboxWith('--notes-file', file);
  await page.goto(sandbox.panel);
  await expect(page.locator('.row').first()).toBeVisible();
  await offerFilters(page, sandbox);
  await expect(page.locator('.row').first()).toBeVisible();
  // The code of actions is there.
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (searchParams.has('unread') && searchParams.get('fields') !== 'id,note_hash')
      asked.push(`number ${searchParams.get('number')}`);
  });
  await filter(page, 'Unread').click();
  await expect(page.locator('.row')).toHaveText(/The oldest note/);
  expect(asked).toEqual(['number 10']);
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
