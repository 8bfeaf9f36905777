import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { streamConsole } from '../support/stream-console';
import { expect, openPanel, test } from '../support/test';

const FILE = path.join(import.meta.dirname, '../../streams/console/recorded/stories.json');

test('records more notes, a light poll that finds a difference, and a push channel lost and found', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  const begin = Date.now();
  const at = (seconds: number): Promise<void> =>
    page.waitForTimeout(Math.max(0, begin + seconds * 1000 - Date.now()));
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
  writeFileSync(FILE, String(await notestream.type('stop({ mask: true })')));
});
