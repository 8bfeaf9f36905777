import type { Locator } from '@playwright/test';
import { platformState } from './support/platform';
import { loadNotes } from './support/load-notes';
import { rowDetails } from './support/matrix';
import { expect, openPanel, type PanelPage, panelPage, test } from './support/test';
import type { Sandbox } from './support/sandbox';

// The fixture `consoleLog` fails the test if the covered list is measured.
test.use({ viewport: { width: 400, height: 720 } });

const OFFSET = 60;

/** The distance from the upper edge of the list to the row, in px. */
const offsetOf = (row: Locator): Promise<number> =>
  row.evaluate((element) => {
    const scroller = element.closest('.pane-scroller');
    return element.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? NaN);
  });

/** Allows one pixel, because text is laid out in fractions of pixels. */
const expectOffset = async (row: Locator): Promise<void> =>
  expect(Math.abs((await offsetOf(row)) - OFFSET)).toBeLessThanOrEqual(1);

/** Scrolls the list until the row is at `OFFSET`, below a part of other rows. */
async function scrollToRow(panel: PanelPage, index: number): Promise<Locator> {
  await loadNotes(panel.frame, 30);
  const id = await panel.rows.nth(index).getAttribute('data-note');
  const row = panel.frame.locator(`.pane-list [data-note="${id}"]`);
  const from = await offsetOf(row);
  await panel.frame.locator('.pane-list .pane-scroller').evaluate((scroller, by) => {
    scroller.scrollTop += by;
  }, from - OFFSET);
  await expectOffset(row);
  return row;
}

const addComment = async (panel: PanelPage, sandbox: Sandbox, text: string): Promise<void> => {
  await sandbox.control('comment', { text });
  await expect(panel.frame.locator('.pane-list li').filter({ hasText: text })).toBeAttached();
};

test('keeps the visible rows in place when notes arrive above them, also while a note covers the list, without measuring it', async ({
  panel,
  sandbox,
}) => {
  await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
  const row = await scrollToRow(panel, 6);
  await addComment(panel, sandbox, 'The first one.');
  await addComment(panel, sandbox, 'The second one.');
  await expectOffset(row);
  await row.click();
  await expect(panel.detail).toBeVisible();
  await addComment(panel, sandbox, 'The third one.');
  await addComment(panel, sandbox, 'The fourth one.');
  await panel.page.keyboard.press('k');
  await panel.page.keyboard.press('j');
  await panel.closeNote();
  await expectOffset(row);
  await panel.frame.getByRole('button', { name: '4 new notifications' }).click();
  await expect(panel.rows.first()).toBeInViewport();
});

test('keeps the position of the list when the panel becomes narrow and wide again', async ({
  panel,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const row = await scrollToRow(panel, 8);
  await row.click();
  await expect(panel.detail).toBeVisible();
  await page.setViewportSize({ width: 500, height: 720 });
  await expect(row).not.toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(row).toBeInViewport();
  await expect(panelPage(page).detail).toBeVisible();
});

for (const top of [10, 210])
  test(
    `[mark-waits-for-undo] keeps its place, and the next note unread, after Undo at ${top} px`,
    rowDetails(top === 10),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 1280, height: 420 });
      const panel = await openPanel(page, sandbox);
      await loadNotes(panel.frame, 30);
      const row = panel.rows.filter({ hasText: 'Kwame Osei' }).first();
      await row.click();
      await expect(panel.detail).toBeVisible();
      const from = await offsetOf(row);
      await panel.frame.locator('.pane-list .pane-scroller').evaluate((scroller, by) => {
        scroller.scrollTop += by;
      }, from - top);
      await page.keyboard.press('t');
      await expect(panel.detail).toContainText('Ljubica');
      await page.keyboard.press('u');
      await expect(panel.detail).toContainText('sulking');
      expect(Math.abs((await offsetOf(row)) - top)).toBeLessThanOrEqual(1);
      await expect(panel.rows.filter({ hasText: 'Ljubica' }).first()).toContainText('Unread');
    },
  );
