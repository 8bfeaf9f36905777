import { MATRIX } from './support/matrix';
import { requestsTo } from './support/platform';
import { expectPainted } from './support/painted';
import { expect, test } from './support/test';

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
    await expect(frame.getByText('All notifications marked as read.')).toHaveCount(0);
    // The browser logs the failed requests.
    consoleLog.errors.length = 0;
  },
);

test('reports the marks once a retry has succeeded', MATRIX, async ({ panel, sandbox, consoleLog }) => {
  const { frame } = panel;
  await sandbox.control('faults', { count: 1, kind: '500', path: '/notifications/read' });
  await frame.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(frame.getByText('All notifications marked as read.')).toBeVisible();
  expect(await requestsTo(sandbox, '/notifications/read')).toHaveLength(2);
  await expect(frame.locator('.row.is-unread')).toHaveCount(0);
  consoleLog.errors.length = 0;
});
