import type { Locator } from '@playwright/test';
import { platformState } from './support/platform';
import { loadNotes } from './support/load-notes';
import { expect, type Panel, panelOf, test } from './support/test';
import type { Sandbox } from './support/sandbox';

// The console fixture expects no message about measurements of the covered list.
test.use({ viewport: { width: 400, height: 720 } });

const OFFSET = 60;

/** How far a row is below the upper edge of the list, in px. */
const offsetOf = (row: Locator): Promise<number> =>
  row.evaluate((element) => {
    const scroller = element.closest('.pane-scroller');
    return element.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? NaN);
  });

/** Text is laid out in fractions of pixels. */
const expectPlace = async (row: Locator): Promise<void> =>
  expect(Math.abs((await offsetOf(row)) - OFFSET)).toBeLessThanOrEqual(1);

/** Scrolls the list down to a row, with a part of other rows above it. */
async function readAt(panel: Panel, index: number): Promise<Locator> {
  await loadNotes(panel.frame, 30);
  const id = await panel.rows.nth(index).getAttribute('data-note');
  const row = panel.frame.locator(`.pane-list [data-note="${id}"]`);
  const from = await offsetOf(row);
  await panel.frame.locator('.pane-list .pane-scroller').evaluate((scroller, by) => {
    scroller.scrollTop += by;
  }, from - OFFSET);
  await expectPlace(row);
  return row;
}

const arrives = async (panel: Panel, sandbox: Sandbox, text: string): Promise<void> => {
  await sandbox.control('comment', { text });
  await expect(panel.frame.locator('.pane-list li').filter({ hasText: text })).toBeAttached();
};

test('notes that arrive above the view move nothing in it', async ({ panel, sandbox }) => {
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  const row = await readAt(panel, 6);
  await arrives(panel, sandbox, 'The first one.');
  await arrives(panel, sandbox, 'The second one.');
  await expectPlace(row);
  await panel.frame.getByRole('button', { name: '2 new notifications' }).click();
  await expect(panel.rows.first()).toBeInViewport();
});

test('under an open note the list keeps its place, whatever arrives, and is not measured', async ({
  panel,
  sandbox,
}) => {
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  const row = await readAt(panel, 6);
  await row.click();
  await expect(panel.detail).toBeVisible();
  await arrives(panel, sandbox, 'The first one.');
  await arrives(panel, sandbox, 'The second one.');
  await panel.page.keyboard.press('k');
  await panel.page.keyboard.press('j');
  await panel.closeNote();
  await expectPlace(row);
});

test('trashed from an open note, a row becomes an undo bar in its place', async ({ panel }) => {
  const row = panel.rows.filter({ hasText: 'Ingrid Gull' }).first();
  await row.click();
  await panel.action('Trash').click();
  await expect(panel.frame.getByRole('button', { name: 'Undo' })).toBeInViewport();
  // Another note covers the list while the bar goes.
  await panel.rows.filter({ hasText: 'Kwame Osei' }).first().click();
  await expect(panel.frame.locator('.undo-bar')).toHaveCount(0, { timeout: 8000 });
  await panel.closeNote();
  await expect(panel.rows.filter({ hasText: 'Kwame Osei' }).first()).toBeInViewport();
});

test('a panel that becomes narrow, and wide again, under an open note keeps the place', async ({
  panel,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const row = await readAt(panel, 8);
  await row.click();
  await expect(panel.detail).toBeVisible();
  await page.setViewportSize({ width: 500, height: 720 });
  await expect(row).not.toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(row).toBeInViewport();
  await expect(panelOf(page).detail).toBeVisible();
});
