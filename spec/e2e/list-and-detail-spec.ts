import { platformState } from './support/platform';
import { expectPainted } from './support/painted';
import { loadNotes } from './support/load-notes';
import { MATRIX } from './support/matrix';
import { expect, openPanel, panelPage, test } from './support/test';

test('shows the number of new notes on the bell until they are seen', MATRIX, async ({ page, sandbox }) => {
  await page.goto(sandbox.host);
  const { bell, rows } = panelPage(page);
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await bell.click();
  await expect(rows.first()).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('shows ten notes at first, and the groups of section 2 as more load', async ({ panel }) => {
  await expect(panel.rows).toHaveCount(10);
  await loadNotes(panel.frame, 60);
  for (const name of ['Today', 'Yesterday', 'Older than 2 days', 'Older than a week'])
    await expect(panel.frame.getByRole('heading', { name, exact: true })).toBeAttached();
});

test('fills a tall panel and a filter with ten more notes at a time', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 400, height: 1600 });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/notifications/') && searchParams.get('fields')?.includes('body'))
      requests.push(searchParams.get('number') ?? '');
  });
  await page.goto(sandbox.panel);
  const rows = page.getByRole('listitem').locator('[data-note]');
  await expect(rows).toHaveCount(20);
  expect(requests).toEqual(['10', '20']);
  // Follows are rare, so the filter loads all pages.
  await page.getByRole('button', { name: 'Follows' }).click();
  await expect.poll(() => requests.at(-1)).toBe('100');
  expect(requests.map(Number)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('loads ten more notes each time the end is reached, up to 100', MATRIX, async ({ panel }) => {
  for (const count of [20, 30, 40, 50, 60, 70, 80, 90, 100]) {
    await panel.rows.last().scrollIntoViewIfNeeded();
    await expect(panel.rows).toHaveCount(count);
    await expectPainted(panel.page);
  }
});

test(
  'shows an opened note and marks it as read in the panel and on the platform',
  MATRIX,
  async ({ panel, sandbox }) => {
    const row = panel.rows.first();
    await expect(row).toContainText('Unread');
    const id = Number(await row.getAttribute('data-note'));
    await row.click();
    await expect(panel.detail).toContainText('I made this on Sunday');
    await expectPainted(panel.page);
    await expect(row).not.toContainText('Unread');
    await expect.poll(async () => (await platformState(sandbox)).read).toContain(id);
  },
);

test('[widescreen-state] widens the panel when a note is opened, and narrows it when Back is pressed', async ({
  panel,
}) => {
  const frame = panel.page.locator('iframe');
  const width = async () => (await frame.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThanOrEqual(400);
  await panel.rows.first().click();
  await expect.poll(width).toBeGreaterThan(800);
  await panel.frame.getByRole('button', { name: 'Back' }).click();
  await expect.poll(width).toBeLessThanOrEqual(400);
});

test('shows only the matching notes for each filter', MATRIX, async ({ panel }) => {
  const { frame, rows } = panel;
  await frame.getByRole('button', { name: 'Follows' }).click();
  await expect(rows.first()).toContainText('followed your blog');
  await expectPainted(panel.page);
  await frame.getByRole('button', { name: 'Likes' }).click();
  await expect(rows.first()).toContainText('liked');
  await expectPainted(panel.page);
  await frame.getByRole('button', { name: /^Unread,/ }).click();
  await expect(rows).toHaveCount(8);
  await expectPainted(panel.page);
  await panel.openNote(/./);
  await panel.closeNote();
  await expect(rows).toHaveCount(8);
  await expectPainted(panel.page);
});

test('keeps a note marked as read after a reload', MATRIX, async ({ page, panel, sandbox }) => {
  await panel.openNote('Ingrid Gull');
  await expect(panel.rows.filter({ hasText: 'Ingrid Gull' }).first()).not.toContainText('Unread');
  const again = await openPanel(page, sandbox);
  await expect(again.rows.filter({ hasText: 'Ingrid Gull' }).first()).not.toContainText('Unread');
});
