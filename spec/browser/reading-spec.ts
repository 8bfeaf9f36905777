import { platformState } from './support/platform';
import { expectPainted } from './support/painted';
import { loadNotes } from './support/load-notes';
import { expect, openPanel, panelOf, test } from './support/test';

test('the bell shows the number of new notes, and none when they have been seen', async ({
  page,
  sandbox,
}) => {
  await page.goto(sandbox.host);
  const { bell, rows } = panelOf(page);
  await expect(bell).toHaveAccessibleName('Notifications, 5 new');
  await bell.click();
  await expect(rows.first()).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('the open panel has ten notes, and the groups of section 2 as more come', async ({ panel }) => {
  await expect(panel.rows).toHaveCount(10);
  await loadNotes(panel.frame, 60);
  for (const name of ['Today', 'Yesterday', 'Older than 2 days', 'Older than a week'])
    await expect(panel.frame.getByRole('heading', { name, exact: true })).toBeAttached();
});

test('a tall panel fills by itself, ten notes at a time, and so does a filter', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 400, height: 2000 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/notifications/') && searchParams.get('fields')?.includes('body'))
      asked.push(searchParams.get('number') ?? '');
  });
  await page.goto(sandbox.panel);
  const rows = page.getByRole('listitem').locator('[data-note]');
  await expect(rows).toHaveCount(20);
  expect(asked).toEqual(['10', '20']);
  // Of the follows there are few.
  await page.getByRole('button', { name: 'Follows' }).click();
  await expect.poll(() => asked.at(-1)).toBe('100');
  expect(asked.map(Number)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('scrolling to the end loads ten more at a time, up to 100, and then says The End', async ({ panel }) => {
  for (const count of [20, 30, 40, 50, 60, 70, 80, 90, 100]) {
    await panel.rows.last().scrollIntoViewIfNeeded();
    await expect(panel.rows).toHaveCount(count);
    await expectPainted(panel.page);
  }
});

test('opening a note shows it and marks it read, here and on the platform', async ({ panel, sandbox }) => {
  const row = panel.rows.first();
  await expect(row).toContainText('Unread');
  const id = Number(await row.getAttribute('data-note'));
  await row.click();
  await expect(panel.detail).toContainText('I made this on Sunday');
  await expectPainted(panel.page);
  await expect(row).not.toContainText('Unread');
  await expect.poll(async () => (await platformState(sandbox)).read).toContain(id);
});

test('a note opens widescreen in the host page, and Back makes it narrow again', async ({ panel }) => {
  const frame = panel.page.locator('iframe');
  const width = async () => (await frame.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThanOrEqual(400);
  await panel.rows.first().click();
  await expect.poll(width).toBeGreaterThan(800);
  await panel.frame.getByRole('button', { name: 'Back' }).click();
  await expect.poll(width).toBeLessThanOrEqual(400);
});

test('filters show what they say', async ({ panel }) => {
  const { frame, rows } = panel;
  await frame.getByRole('button', { name: 'Follows' }).click();
  await expect(rows.first()).toContainText('followed your blog');
  await expectPainted(panel.page);
  await frame.getByRole('button', { name: 'Likes' }).click();
  await expect(rows.first()).toContainText('liked');
  await expectPainted(panel.page);
  await frame.getByRole('button', { name: 'Unread', exact: true }).click();
  await expect(rows).toHaveCount(8);
  await expectPainted(panel.page);
  await panel.openNote(/./);
  await panel.closeNote();
  await expect(rows).toHaveCount(8);
  await expectPainted(panel.page);
});

test('what was read stays read after a reload', async ({ page, panel, sandbox }) => {
  await panel.openNote('Ingrid Gull');
  await expect(panel.rows.filter({ hasText: 'Ingrid Gull' }).first()).not.toContainText('Unread');
  const again = await openPanel(page, sandbox);
  await expect(again.rows.filter({ hasText: 'Ingrid Gull' }).first()).not.toContainText('Unread');
});
