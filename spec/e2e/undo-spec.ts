import { UNDO_MS } from '../../src/streams/timing';
import { MATRIX } from './support/matrix';
import { commentStatus, requestsTo } from './support/platform';
import { expectPainted } from './support/painted';
import { expect, openPanel, test } from './support/test';

const TEXT = 'Hello, first time here!';

test(
  'restores and selects a trashed note when undo is pressed, without a request',
  MATRIX,
  async ({ panel, sandbox }) => {
    await panel.openNote(TEXT);
    await panel.action('Trash').click();
    await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
    await expectPainted(panel.page);
    await expect(panel.detail).not.toContainText(TEXT);
    await panel.frame.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.detail).toContainText(TEXT);
    await expectPainted(panel.page);
    expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
  },
);

test('[spam-and-trash-requests] trashes the comment on the platform when the undo window ends', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const panel = await openPanel(page, sandbox);
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
  expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
  await page.clock.runFor(UNDO_MS);
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeHidden();
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('trash');
  await expect(panel.rows.filter({ hasText: 'Ingrid Gull' })).toHaveCount(0);
});

test(
  '[undo-window] marks the comment as spam at once when the undo bar is closed',
  MATRIX,
  async ({ panel, sandbox }) => {
    await panel.openNote(TEXT);
    await panel.action('Spam').click();
    await panel.frame
      .getByRole('group', { name: 'Comment marked as spam' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('spam');
  },
);

test('sends a pending trash request once when the page is left', async ({ page, panel, sandbox }) => {
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
  await expectPainted(panel.page);
  await page.goto('about:blank');
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('trash');
  expect((await requestsTo(sandbox, '/delete')).length).toBe(1);
});

test(
  'restores the note and shows an error if the platform fails',
  MATRIX,
  async ({ panel, sandbox, consoleLog }) => {
    await panel.openNote(TEXT);
    await sandbox.control('faults', { count: 1, kind: '500', path: '/delete' });
    await panel.action('Trash').click();
    await panel.frame
      .getByRole('group', { name: 'Comment trashed' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(panel.frame.locator('.status-bar')).toContainText("The comment couldn't be trashed.");
    await expectPainted(panel.page);
    await expect(panel.rows.filter({ hasText: 'Ingrid Gull' }).first()).toBeVisible();
    consoleLog.errors.length = 0;
  },
);

test(
  'marks a comment as spam by a second request after the first has timed out, without a message',
  MATRIX,
  async ({ page, sandbox }) => {
    // The clock is faked before the page starts, because it could not clear earlier timers.
    await page.clock.install();
    const panel = await openPanel(page, sandbox);
    await sandbox.control('faults', { count: 1, kind: 'timeout', method: 'PUT', path: '/comments/' });
    await panel.openNote(TEXT);
    await panel.action('Spam').click();
    await panel.frame
      .getByRole('group', { name: 'Comment marked as spam' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect.poll(() => requestsTo(sandbox, 'PUT ')).toHaveLength(1);
    await page.clock.fastForward(30_000);
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await commentStatus(sandbox, TEXT)).toBe('spam');
    }).toPass();
    expect(await requestsTo(sandbox, 'PUT ')).toHaveLength(2);
    await expect(panel.frame.getByText("couldn't be marked")).toHaveCount(0);
  },
);

test('trashes one comment while T is held down', MATRIX, async ({ page, panel }) => {
  await panel.openNote(TEXT);
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('t');
  await page.keyboard.up('t');
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toHaveCount(1);
  await expectPainted(panel.page);
});

test('trashes one comment when Trash is double-clicked', MATRIX, async ({ panel }) => {
  await panel.openNote(TEXT);
  await panel.action('Trash').dblclick();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toHaveCount(1);
  await expectPainted(panel.page);
});
