import { requestsTo } from './support/platform';
import { untilSettled } from './support/presses';
import { expect, type PanelPage, test } from './support/test';

const tab = ({ frame }: PanelPage) => frame.getByRole('button', { name: /^To answer/ });
const waiting = async (panel: PanelPage): Promise<number> =>
  Number(/\d+/.exec((await tab(panel).getAttribute('aria-label')) ?? '0')?.[0]);

test('[to-answer] [to-answer-open] [batch-focus] what is answered by keyboard or mouse leaves its place, its focus and the keys to the next one', async ({
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
  await expect(panel.frame.getByText('Reply posted!').last()).toBeVisible();
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

  // A checked note that is liked by the mouse leaves, and the next row gets the focus.
  await tab(panel).click();
  await expect(panel.rows.first()).toContainText(/Waiting \d+/);
  await untilSettled(page);
  const [liked, next] = await panel.rows.evaluateAll((rows) => rows.map((row) => row.dataset.note ?? ''));
  await panel.rows.first().locator('.row-icon').click();
  await untilSettled(page);
  await panel.frame.locator('.checks-actions').getByRole('button', { name: 'Like' }).click();
  await expect(panel.frame.locator(`.row[data-note="${liked}"]`)).toHaveCount(0);
  await expect(panel.frame.locator(`.row[data-note="${next}"]`)).toBeFocused();
});
