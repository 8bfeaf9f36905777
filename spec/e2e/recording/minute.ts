import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { streamConsole } from '../support/stream-console';
import { expect, openPanel, test } from '../support/test';

const FILE = path.join(import.meta.dirname, '../../streams/console/recorded/minute.json');
const TEXT = 'Hello, first time here!';

test('records a minute with faults', async ({ page, sandbox }) => {
  test.setTimeout(150_000);
  page.setDefaultTimeout(10_000);
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  const begin = Date.now();
  /** Waits until so many seconds after the start, so that recordings have the same times. */
  const at = (seconds: number): Promise<void> =>
    page.waitForTimeout(Math.max(0, begin + seconds * 1000 - Date.now()));

  await panel.openNote(TEXT);
  await sandbox.control('faults', { kind: '503', count: 2, path: '/replies/new' });
  await panel.detail.getByRole('textbox').fill('Thank you!');
  await panel.detail.getByRole('textbox').press('Control+Enter');
  await at(4);
  await sandbox.control('comment', { text: 'Somebody pushes this' });
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible({ timeout: 15_000 });
  await panel.action('Trash').click();
  await at(9);
  await panel.frame.getByRole('button', { name: 'Undo' }).first().click();
  await at(14);
  await sandbox.control('faults', { kind: '500', count: 1, path: '/likes/' });
  await panel.action('Like').click();
  await at(16);
  await sandbox.control('socket', { accept: false });
  await at(18);
  await sandbox.control('faults', { kind: '503', count: 2, path: '/notifications/' });
  await sandbox.control('comment', { text: 'Nobody pushes this' });
  await panel.action('Spam').click();
  await at(33);
  await sandbox.control('faults', { kind: 'reset', count: 1, path: '/notifications/' });
  await at(50);
  await sandbox.control('socket', { accept: true });
  await page.setViewportSize({ width: 700, height: 800 });
  await at(56);
  await notestream.type("send('note.deselected')");
  await panel.rows.nth(3).click();
  await at(63);
  await sandbox.control('slow', { ms: 700 });
  await notestream.type("send('note.deselected')");
  await panel.rows.nth(1).click();
  await at(69);
  writeFileSync(FILE, String(await notestream.type('stop({ mask: true })')));
});
