import { startRecording } from '../support/start-recording';
import { expect, test } from '../support/test';

test('records more notes, a light poll that finds a difference, and a push channel lost and found', async ({
  page,
  sandbox,
}) => {
  const { panel, at, save } = await startRecording(page, sandbox);
  await expect(panel.rows.nth(9)).toBeAttached();
  await at(2);
  await panel.rows.nth(9).scrollIntoViewIfNeeded();
  await panel.rows.nth(9).hover();
  await page.mouse.wheel(0, 300);
  await expect(panel.rows.nth(10)).toBeAttached();
  await page.getByText('Sandbox controls').click();
  await at(5);
  await sandbox.control('socket', { accept: false });
  await sandbox.control('socket/drop', {});
  await at(6);
  await sandbox.control('comment', { text: 'Nobody pushes this' });
  await at(6.6);
  await page.getByRole('button', { name: 'Refresh notes' }).click();
  await at(7.3);
  await sandbox.control('comment', { text: 'Nor this' });
  await at(7.6);
  await sandbox.control('socket', { accept: true });
  await at(14);
  await save('stories.json');
});
