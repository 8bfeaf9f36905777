import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../support/sandbox';
import { streamConsole } from '../support/stream-console';
import { expect, openPanel, test } from '../support/test';

const FOLDER = path.join(import.meta.dirname, '../../devtools/replay/recorded');

/** Opens the panel with a console that records from the start. */
async function startRecording(page: Page, sandbox: Sandbox) {
  await page.addInitScript(() => localStorage.setItem('debug', '1'));
  const panel = await openPanel(page, sandbox);
  const notestream = await streamConsole(page, sandbox);
  const begin = Date.now();
  return {
    panel,
    notestream,
    /** Waits until so many seconds after the start, so that recordings have the same times. */
    at: (seconds: number): Promise<void> =>
      page.waitForTimeout(Math.max(0, begin + seconds * 1000 - Date.now())),
    /** Ends the recording and stores it, with its texts masked. */
    save: async (name: string): Promise<void> =>
      writeFileSync(path.join(FOLDER, name), String(await notestream.type('stop({ mask: true })'))),
  };
}

test('records a minute with faults', async ({ page, sandbox }) => {
  test.setTimeout(150_000);
  page.setDefaultTimeout(10_000);
  const { panel, notestream, at, save } = await startRecording(page, sandbox);
  await panel.openNote('Hello, first time here!');
  await sandbox.control('faults', { kind: '503', count: 2, path: '/replies/new' });
  await panel.detail.getByRole('textbox').fill('Thank you!');
  await panel.detail.getByRole('textbox').press('Control+Enter');
  await at(4);
  await sandbox.control('comment', { text: 'Somebody pushes this' });
  await expect(panel.frame.getByText('Reply posted!').last()).toBeVisible({ timeout: 15_000 });
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
  await save('minute.json');
});

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
  await panel.rows.first().focus();
  for (const key of ['x', 'Shift+j', 'Shift+j', 't']) await page.keyboard.press(key);
  await at(16.5);
  await page.keyboard.press('u');
  await at(18);
  await save('stories.json');
});
