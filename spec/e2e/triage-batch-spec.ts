import type { Locator, Page } from '@playwright/test';
import { commentStatus } from './support/platform';
import { untilSettled } from './support/presses';
import type { Sandbox } from './support/sandbox';
import { expect, openPanel, type PanelPage, test } from './support/test';

/** The new comments, oldest first. */
const TEXTS = Array.from({ length: 6 }, (_, index) => `Pile ${index + 1} of six.`);

/** A panel whose list begins with the pile, newest first. */
async function openPile(page: Page, sandbox: Sandbox): Promise<PanelPage> {
  for (const text of TEXTS) await sandbox.control('comment', { text, approved: false });
  const panel = await openPanel(page, sandbox);
  await expect(panel.rows.first()).toContainText('Pile 6');
  await untilSettled(page);
  return panel;
}

const rowOf = ({ rows }: PanelPage, number: number): Locator => rows.filter({ hasText: `Pile ${number} ` });
const checked = ({ frame }: PanelPage): Locator => frame.locator('.row.is-checked');
const bar = ({ frame }: PanelPage): Locator => frame.locator('.checks-actions');
const statuses = (sandbox: Sandbox): Promise<string[]> =>
  Promise.all(TEXTS.map((text) => commentStatus(sandbox, text)));

test('[checking-by-keyboard] [batch-focus] X, Shift and Ctrl+A check rows, T trashes them, U restores all, and the next row that stays has the focus', async ({
  page,
  sandbox,
}) => {
  const panel = await openPile(page, sandbox);
  for (const key of ['j', 'x', 'Shift+ArrowDown', 'Shift+j']) await page.keyboard.press(key);
  await expect(checked(panel)).toHaveCount(3);
  await page.keyboard.press('Shift+k');
  await expect(checked(panel)).toHaveCount(2);
  await expect(rowOf(panel, 5)).toBeFocused();
  await expect(panel.frame.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(checked(panel)).toHaveCount(0);
  // Escape closes the panel only without checks.
  await expect(panel.rows.first()).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(checked(panel)).toHaveCount(await panel.rows.count());
  for (const key of ['Escape', 'x', 'Shift+ArrowDown', 't']) await page.keyboard.press(key);
  await expect(panel.frame.getByText('2 comments trashed', { exact: true }).last()).toBeVisible();
  await expect(rowOf(panel, 5)).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(rowOf(panel, 5)).toBeVisible();
  await expect(rowOf(panel, 4)).toBeVisible();
  await expect(panel.detail).toBeHidden();
  expect(await statuses(sandbox)).toEqual(TEXTS.map(() => 'unapproved'));
  for (const key of ['Home', 'x', 'j', 'x', 'j', 'j', 'x']) await page.keyboard.press(key);
  await expect(checked(panel)).toHaveCount(3);
  await page.keyboard.press('t');
  await expect(rowOf(panel, 3)).toHaveCount(0);
  await expect(rowOf(panel, 2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rowOf(panel, 4)).toBeFocused();
});

test('[checking-by-mouse] [checked-rows] a click on an avatar checks its row, and Shift checks those between', async ({
  page,
  sandbox,
}) => {
  const panel = await openPile(page, sandbox);
  await rowOf(panel, 6).locator('.row-icon').click();
  await expect(checked(panel)).toHaveCount(1);
  await expect(panel.frame.getByRole('button', { name: /Selected.*Pile 6/ })).toBeVisible();
  await expect(panel.detail).toBeHidden();
  await rowOf(panel, 3).click({ modifiers: ['Shift'] });
  await expect(checked(panel)).toHaveCount(4);
  await rowOf(panel, 4).locator('.row-icon').click();
  await expect(checked(panel)).toHaveCount(3);
  await untilSettled(page);
  await bar(panel).getByRole('button', { name: 'Approve' }).click();
  await expect(panel.frame.getByText('3 comments approved', { exact: true }).last()).toBeVisible();
  await expect
    .poll(() => statuses(sandbox))
    .toEqual(['unapproved', 'unapproved', 'approved', 'unapproved', 'approved', 'approved']);
});
