import type { Page } from '@playwright/test';
import { LOCAL_OVERRIDE_MS, UNDO_MS } from '../../src/streams/timing';
import { commentStatus, requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { openAlone, rows } from './support/tabs';
import { expect, test } from './support/test';

const TEXT = 'Hello, first time here!';

/** The panel as a page of its own, with its time in the spec's hands. */
async function open(page: Page, { panel }: Sandbox): Promise<void> {
  await page.clock.install();
  await openAlone(page, panel);
}

const recent = (page: Page) => page.getByRole('region', { name: 'Recently done' });
/** The rows of the list of recent actions. */
const done = (page: Page) => recent(page).getByRole('listitem');

test('[recently-done] a comment in trash is restored by keys alone, long after Undo has gone', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('article')).toContainText(TEXT);
  await page.keyboard.press('t');
  await page.clock.runFor(UNDO_MS);
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('trash');
  await page.clock.runFor(2 * LOCAL_OVERRIDE_MS);
  await page.keyboard.press('z');
  await expect(recent(page).getByRole('heading')).toBeFocused();
  await expect(done(page)).toHaveCount(1);
  await expect(done(page)).toContainText(TEXT);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('unapproved');
  await expect(done(page)).toContainText('Restored');
  await expect(done(page)).toBeFocused();
  await page.keyboard.press('z');
  await expect(recent(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(rows(page).filter({ hasText: TEXT })).toHaveCount(1);
  expect(await requestsTo(sandbox, '"status":"untrash"')).toHaveLength(1);
});

test('[recently-done-focus] a message covers neither the heading nor the way back', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  for (const key of ['j', 'd', 'z']) await page.keyboard.press(key);
  await expect(recent(page).getByRole('heading')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(1000);
  await recent(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
});
