import { platformState } from './support/platform';
import { expect, test } from './support/test';

test('[new-since] the line stands below what came after the last visit, and moves nothing', async ({
  panel,
  page,
  sandbox,
}) => {
  const { frame, rows, bell } = panel;
  const close = frame.getByRole('button', { name: 'Close notifications' });
  await expect.poll(async () => (await platformState(sandbox)).seen).toBeGreaterThan(0);
  await close.click();
  await expect(close).toBeHidden();
  await sandbox.control('comment', { text: 'While it was closed.' });
  await expect(bell).toHaveAccessibleName(/new/);
  await bell.click();
  const line = frame.getByRole('separator', { name: 'New since your last visit' });
  await expect(line).toBeVisible();
  const item = frame.getByRole('listitem').filter({ has: line });
  await expect(item).toContainText('While it was closed.');
  const below = rows.nth(1);
  const place = await below.boundingBox();
  await line.evaluate((element) => element.remove());
  expect(await below.boundingBox()).toEqual(place);
  await page.keyboard.press('j');
});
