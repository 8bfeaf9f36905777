import { manyLikes } from '../support/many-likes';
import { expect, openPanel, test } from './support/test';

const ID = 9_100_000;

test('[many-people] three hundred likers are searched by keys that are no shortcuts meanwhile', async ({
  page,
  sandbox,
}) => {
  await sandbox.control('note', manyLikes(ID, 300));
  const { rows, detail, frame } = await openPanel(page, sandbox);
  await rows.and(frame.locator(`[data-note="${ID}"]`)).press('Enter');
  const people = detail.locator('[data-block="user"]');
  await expect(people).toHaveCount(10);
  const search = detail.getByRole('searchbox', { name: 'Search by name or site' });
  await search.click();
  // Each letter is a shortcut elsewhere; N would close the panel.
  await page.keyboard.type('jklun');
  await expect(detail.getByText('No one found')).toBeVisible();
  await expect(search).toHaveValue('jklun');
  await search.fill('cafe unD');
  await expect(people).toHaveText(/Zoë Müller/);
  await page.keyboard.press('Escape');
  await expect(detail).toBeVisible();
  await expect(search).not.toBeFocused();
  await search.fill('');
  await detail.getByRole('button', { name: 'Show all 300' }).press('Enter');
  await expect(people).toHaveCount(300);
  await expect(detail.locator('li:nth-child(10)')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('notestream-bell')).toHaveJSProperty('isOpen', false);
});
