import { requestsTo } from './support/platform';
import { untilSettled } from './support/presses';
import { expect, openPanel, type PanelPage, test } from './support/test';

const tab = ({ frame }: PanelPage) => frame.getByRole('button', { name: /^To answer/ });
const waiting = async (panel: PanelPage): Promise<number> =>
  Number(/\d+/.exec((await tab(panel).getAttribute('aria-label')) ?? '0')?.[0]);

test('[to-answer] [to-answer-open] by keyboard alone: what is answered leaves its place, its focus and the keys to the next one', async ({
  panel,
  page,
  sandbox,
}) => {
  await page.keyboard.press('w');
  await expect(tab(panel)).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.rows.first()).toContainText(/Waiting \d+/);
  const before = await waiting(panel);
  const headlines = await panel.rows.allTextContents();
  for (const key of ['j', 'Enter']) await page.keyboard.press(key);
  await expect(panel.detail).toBeVisible();
  await page.keyboard.press('l');
  await expect.poll(() => waiting(panel)).toBe(before - 1);
  // J leads from the liked comment, which stays until then, to the next one.
  await page.keyboard.press('j');
  await expect(panel.detail).toContainText((headlines[1] ?? '').slice(0, 12));
  await page.keyboard.press('r');
  await page.keyboard.type('Thank you.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => waiting(panel)).toBe(before - 2);
  await expect.poll(() => requestsTo(sandbox, '/replies/new')).toHaveLength(1);
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
  // From the reply box to the note, and back to the list.
  for (const key of ['Escape', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(panel.detail).toBeHidden();
  await expect(panel.rows).toHaveCount(headlines.length - 2);
  await expect(panel.rows.first()).toBeFocused();
  await page.keyboard.press('d');
  await expect(panel.rows).toHaveCount(headlines.length - 3);
  await sandbox.control('comment', { text: 'The newest question.' });
  await expect.poll(() => waiting(panel)).toBe(before - 2);
  await expect(panel.rows.last()).toContainText('The newest question.');
  await page.keyboard.press('a');
  await expect(tab(panel)).toHaveAttribute('aria-pressed', 'false');
  await expect(panel.rows.first()).toContainText('The newest question.');
});

test('[batch-focus] the next row gets the focus when a checked one is liked by the mouse, and leaves', async ({
  page,
  sandbox,
}) => {
  const panel = await openPanel(page, sandbox);
  await panel.frame.getByRole('button', { name: /^To answer/ }).click();
  await expect(panel.rows.first()).toContainText('Tina');
  await untilSettled(page);
  const next = await panel.rows.nth(1).getAttribute('data-note');
  await panel.rows.first().locator('.row-icon').click();
  await untilSettled(page);
  await panel.frame.locator('.checks-actions').getByRole('button', { name: 'Like' }).click();
  await expect(panel.rows.filter({ hasText: 'Tina' })).toHaveCount(0);
  await expect(panel.frame.locator(`.row[data-note="${next}"]`)).toBeFocused();
});
