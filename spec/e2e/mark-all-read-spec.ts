import { MATRIX } from './support/matrix';
import { platformState, requestsTo } from './support/platform';
import { expectPainted } from './support/painted';
import type { Sandbox } from './support/sandbox';
import { expect, openPanel, test } from './support/test';

const FAILED = "Your notifications couldn't be marked as read. Please try again.";

test(
  '[mark-all-as-read-fails] takes the marks back with a message if the platform refuses them',
  MATRIX,
  async ({ panel, sandbox, consoleLog }) => {
    const { frame } = panel;
    const unread = frame.locator('.row.is-unread');
    const before = await unread.count();
    expect(before).toBeGreaterThan(1);
    await sandbox.control('faults', { count: 3, kind: '500', path: '/notifications/read' });
    await frame.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(unread).toHaveCount(0);
    await expect(frame.getByText(FAILED)).toBeVisible();
    await expectPainted(panel.page);
    await expect(unread).toHaveCount(before);
    expect(await requestsTo(sandbox, '/notifications/read')).toHaveLength(3);
    await expect(frame.getByText(/marked as read\.$/)).toHaveCount(0);
    // The browser logs the failed requests.
    consoleLog.errors.length = 0;
  },
);

test('reports the marks once a retry has succeeded', MATRIX, async ({ panel, sandbox, consoleLog }) => {
  const { frame } = panel;
  await sandbox.control('faults', { count: 1, kind: '500', path: '/notifications/read' });
  await frame.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(frame.getByText(/^\d+ marked as read\.$/)).toBeVisible();
  expect(await requestsTo(sandbox, '/notifications/read')).toHaveLength(2);
  await expect(frame.locator('.row.is-unread')).toHaveCount(0);
  consoleLog.errors.length = 0;
});

const unreadOn = async (sandbox: Sandbox): Promise<number> =>
  (await platformState(sandbox)).notes.filter(({ read }) => !read).length;

/** More unread notes than one page has. */
async function addComments(sandbox: Sandbox): Promise<number> {
  for (let count = 0; count < 30; count += 1) await sandbox.control('comment');
  return unreadOn(sandbox);
}

test('[mark-all-as-read] marks the notes that are not loaded, too, says how many, and Undo takes all back', async ({
  page,
  sandbox,
}) => {
  const unread = await addComments(sandbox);
  const { frame } = await openPanel(page, sandbox);
  await frame.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(frame.getByText(`${unread} marked as read.`)).toBeVisible();
  expect(await unreadOn(sandbox)).toBe(0);
  await expect(frame.locator('.row.is-unread')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Undo' }).click();
  await expect(frame.locator('.row.is-unread').nth(9)).toBeVisible();
  await expect.poll(() => unreadOn(sandbox)).toBe(unread);
});

test('[mark-all-as-read] says how many were marked if the platform does not name the notes that are not loaded', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  const unread = await addComments(sandbox);
  const { frame, rows } = await openPanel(page, sandbox);
  const loaded = await rows.count();
  await sandbox.control('faults', { count: 1, kind: '500', method: 'GET', path: 'number=100' });
  await frame.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(frame.getByText(/^\d+ marked as read\. Older ones couldn't be reached\./)).toBeVisible();
  expect(await unreadOn(sandbox)).toBe(unread - loaded);
  consoleLog.errors.length = 0;
});
