import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { commentStatus } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { openAlone, rows } from './support/tabs';
import { expect, test } from './support/test';

/** New comments, newest first; they wait for approval. */
const TEXTS = ['Walk one.', 'Walk two.', 'Walk three.'];

/** The panel as a page of its own, whose list begins with the comments. */
async function open(page: Page, sandbox: Sandbox): Promise<void> {
  for (const text of TEXTS.toReversed()) await sandbox.control('comment', { text, approved: false });
  await page.setViewportSize({ width: 400, height: 720 });
  await openAlone(page, sandbox.panel);
  await expect(rows(page).first()).toContainText('Walk one.');
}

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses Tab until a button with this name has the focus, which no other one may miss. */
async function tabTo(page: Page, name: RegExp, tab = 'Tab'): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press(tab);
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element === document.body ? null : (element?.getAttribute('aria-label') ?? element?.textContent);
    });
    if (focused !== null && name.test(focused ?? '')) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

test('[bar-focus] by keyboard alone: checks, their bar, To answer, set aside, recently done and the settings', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await press(page, 'j', 'x', 'Shift+ArrowDown');
  await expect(page.locator('.row.is-checked')).toHaveCount(2);
  // The bar is one stop of Tab; arrow keys move between its buttons.
  await tabTo(page, /^Approve$/, 'Shift+Tab');
  await press(page, 'ArrowRight');
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeFocused();
  await press(page, 'ArrowLeft', 'Enter');
  await expect.poll(() => commentStatus(sandbox, 'Walk one.')).toBe('approved');
  await expect.poll(() => commentStatus(sandbox, 'Walk two.')).toBe('approved');
  expect(await commentStatus(sandbox, 'Walk three.')).toBe('unapproved');
  // The bar has gone, and its focus is at the row again. What was done is taken back from its bar.
  await expect(rows(page).filter({ hasText: 'Walk one.' })).toBeFocused();
  await tabTo(page, /^Undo$/, 'Shift+Tab');
  await press(page, 'Enter');
  await expect.poll(() => commentStatus(sandbox, 'Walk one.')).toBe('unapproved');

  await expect(rows(page).filter({ hasText: 'Walk one.' })).toBeFocused();
  await press(page, 'w');
  await expect(page.getByRole('button', { name: /^To answer/ })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'End');
  await expect(rows(page).last()).toBeFocused();
  await expect(rows(page).last()).toContainText('Walk one.');
  await press(page, 'd');
  await expect(rows(page).filter({ hasText: 'Walk one.' })).toHaveCount(0);
  await expect(rows(page).last()).toBeFocused();

  await press(page, 'z');
  const recent = page.getByRole('region', { name: 'Recently done' });
  await expect(recent.getByRole('heading')).toBeFocused();
  await tabTo(page, /^Bring back$/);
  await press(page, 'Enter');
  await expect(recent.getByText('Walk one.')).toHaveCount(1);
  await press(page, 'Escape');
  await expect(rows(page).filter({ hasText: 'Walk one.' })).toHaveCount(1);

  await tabTo(page, /^More$/);
  await press(page, 'Enter');
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Panel settings' })).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Only what people wrote' })).not.toBeChecked();
  await press(page, 'Tab', 'Tab', 'Tab', 'Space');
  await expect(page.getByRole('switch', { name: 'Only what people wrote' })).toBeChecked();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await expect(rows(page).filter({ hasText: 'followed' })).toHaveCount(0);
});

test('[recently-done-focus] a message covers neither the heading of the recent actions nor the way back', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await press(page, 'j', 'd', 'z');
  const recent = page.getByRole('region', { name: 'Recently done' });
  await expect(recent.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await recent.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('[recently-done-focus] a row without a button has a focus ring, like the buttons of the others', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await press(page, 'j', 'Enter');
  await expect(page.getByRole('article')).toBeVisible();
  const release = await holdRequests(page, /\/likes\/new/);
  await press(page, 'l', 'Escape', 'z');
  const row = page.getByRole('region', { name: 'Recently done' }).getByRole('listitem');
  await expect(row).toContainText('Is being sent.');
  await expect(row.getByRole('button')).toHaveCount(0);
  await press(page, 'ArrowDown');
  await expect(row).toBeFocused();
  await expect(row).toHaveCSS('outline-style', 'solid');
  release();
});
