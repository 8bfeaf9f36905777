import { MATRIX } from './support/matrix';
import { platformState } from './support/platform';
import { expectPainted } from './support/painted';
import { expect, openPanel, test } from './support/test';

test("shows another user's comment within one second through push", async ({ panel, sandbox }) => {
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  await sandbox.control('comment', { text: 'Fresh from the oven.' });
  await expect(panel.rows.filter({ hasText: 'Fresh from the oven.' })).toBeVisible({ timeout: 1000 });
  await expectPainted(panel.page);
});

test(
  'updates the count of the bell when a comment arrives while the panel is closed',
  MATRIX,
  async ({ panel, sandbox }) => {
    await panel.bell.click();
    await sandbox.control('comment', { text: 'Anybody home?' });
    await expect(panel.bell).toHaveAccessibleName('Notifications, 1 new');
  },
);

test(
  '[polling-without-push] polls for new notes when the socket is dropped and cannot reconnect',
  MATRIX,
  async ({ page, sandbox }) => {
    await page.clock.install();
    const panel = await openPanel(page, sandbox);
    await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
    await sandbox.control('socket', { accept: false });
    await sandbox.control('comment', { text: 'By the slow post.' });
    await expect(async () => {
      await page.clock.fastForward(30_000);
      await expect(panel.rows.filter({ hasText: 'By the slow post.' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await sandbox.control('socket', { accept: true });
  },
);

test('reconnects a dropped socket and loads the notes that were missed', async ({ sandbox, panel }) => {
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  await sandbox.control('socket/drop');
  await sandbox.control('comment', { text: 'While you were away.' });
  await expect(panel.rows.filter({ hasText: 'While you were away.' })).toBeVisible();
  await expectPainted(panel.page);
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
});
