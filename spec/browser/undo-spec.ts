import { commentStatus, requestsTo } from './support/platform';
import { expectPainted } from './support/painted';
import { expect, openPanel, test } from './support/test';

const TEXT = 'Hello, first time here!';

test('trash and undo: the note is back and selected, and the platform was never asked', async ({
  panel,
  sandbox,
}) => {
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
  await expectPainted(panel.page);
  await expect(panel.detail).not.toContainText(TEXT);
  await panel.frame.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.detail).toContainText(TEXT);
  await expectPainted(panel.page);
  expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
});

test('trash and let the time run out: the comment is gone from the platform', async ({ panel, sandbox }) => {
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeHidden({ timeout: 10_000 });
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('trash');
  await expect(panel.rows.filter({ hasText: 'Ingrid Gull' })).toHaveCount(0);
});

test('closing the bar marks as spam at once', async ({ panel, sandbox }) => {
  await panel.openNote(TEXT);
  await panel.action('Spam').click();
  await panel.frame
    .getByRole('group', { name: 'Comment marked as spam' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('spam');
});

test('a page that goes away runs what is pending, once', async ({ page, panel, sandbox }) => {
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
  await expectPainted(panel.page);
  await page.goto('about:blank');
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('trash');
  expect((await requestsTo(sandbox, '/delete')).length).toBe(1);
});

test('a failing platform brings the note back, and says so', async ({ panel, sandbox, consoleLog }) => {
  await panel.openNote(TEXT);
  await sandbox.control('faults', { count: 1, kind: '500', path: '/delete' });
  await panel.action('Trash').click();
  await panel.frame
    .getByRole('group', { name: 'Comment trashed' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(panel.frame.getByText("The comment couldn't be trashed.")).toBeVisible();
  await expectPainted(panel.page);
  await expect(panel.rows.filter({ hasText: 'Ingrid Gull' }).first()).toBeVisible();
  consoleLog.errors.length = 0;
});

test('spam whose answer never came can be marked again: nothing waits for it', async ({ page, sandbox }) => {
  // Before anything runs: timers of before it could no longer be cleared.
  await page.clock.install();
  const panel = await openPanel(page, sandbox);
  const spam = async (): Promise<void> => {
    await panel.openNote(TEXT);
    await panel.action('Spam').click();
    await panel.frame
      .getByRole('group', { name: 'Comment marked as spam' })
      .getByRole('button', { name: 'Close' })
      .click();
  };
  await sandbox.control('faults', { count: 1, kind: 'timeout', method: 'PUT', path: '/comments/' });
  await spam();
  await expect.poll(() => requestsTo(sandbox, 'PUT ')).toHaveLength(1);
  await page.clock.fastForward(30_000);
  await expect(panel.frame.getByText("The comment couldn't be marked as spam.")).toBeVisible();
  await spam();
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('spam');
});
