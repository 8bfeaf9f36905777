import type { Locator, Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { ROW_HOVER_MS } from '../../src/streams/timing';
import { rowDetails } from './support/matrix';
import { commentStatus } from './support/platform';
import { expectPainted } from './support/painted';
import { untilSettled } from './support/presses';
import { expect, openPanel, type PanelPage, test } from './support/test';

const TEXTS = ['Tools, first of three.', 'Tools, second of three.', 'Tools, third of three.'] as const;
const [FIRST, SECOND, THIRD] = TEXTS;
const ACTIONS = ['Approve', 'Like', 'Mark as read', 'Spam', 'Trash', 'Set aside'];

const rowOf = ({ rows }: PanelPage, text: string): Locator => rows.filter({ hasText: text });
const toolsOf = ({ frame }: PanelPage): Locator => frame.getByRole('toolbar', { name: /^Actions: / });
const hover = (panel: PanelPage, text: string): Promise<void> =>
  rowOf(panel, text).hover({ position: { x: 80, y: 20 } });

test('[row-actions] [row-actions-by-keyboard] the row under the mouse has its actions, which open no note, and those of the focused row are one stop after it, between which arrows move', async ({
  page,
  sandbox,
}) => {
  for (const text of TEXTS.toReversed()) await sandbox.control('comment', { text, approved: false });
  const panel = await openPanel(page, sandbox);
  await expect(panel.rows.first()).toContainText(FIRST);
  await untilSettled(page);
  await hover(panel, SECOND);
  await expect(toolsOf(panel).getByRole('button')).toHaveText(ACTIONS);
  await expectPainted(page);
  // The host page has a main landmark, too.
  const { violations } = await new AxeBuilder({ page }).disableRules('landmark-unique').analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  await untilSettled(page);
  await toolsOf(panel).getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => commentStatus(sandbox, SECOND)).toBe('approved');
  await expect(panel.detail).toBeHidden();
  await expect(toolsOf(panel).getByRole('button', { name: 'Unapprove' })).toBeVisible();
  // The actions follow the mouse, and the rest of the row opens the note.
  await hover(panel, THIRD);
  await expect(toolsOf(panel).getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await rowOf(panel, THIRD).click({ position: { x: 80, y: 20 } });
  await expect(panel.detail).toBeVisible();
  await panel.closeNote();
  await page.mouse.move(0, 0);
  const tool = (name: string): Locator => toolsOf(panel).getByRole('button', { name });
  await page.keyboard.press('Home');
  await expect(rowOf(panel, FIRST)).toBeFocused();
  await expect(toolsOf(panel)).toBeVisible();
  await expectPainted(page);
  await page.keyboard.press('Tab');
  await expect(tool('Approve')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowOf(panel, FIRST)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(tool('Like')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool('Unlike')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rowOf(panel, SECOND)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(tool('Trash')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.frame.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(rowOf(panel, THIRD)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(rowOf(panel, THIRD)).toHaveCount(0);
  await expect(panel.detail).toBeHidden();
});

/** The places of all rows, and of the content of the list. */
const placesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.pane-list .pane-scroller').evaluate((list) => [
    `${list.scrollHeight} of ${list.scrollWidth}`,
    ...[...list.querySelectorAll<HTMLElement>('.row, .row-text > *, .row-meta > *')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.className, x, y + list.scrollTop, width, height].join(' ');
    }),
  ]);

/** Scrolls until no more notes load, so that none come during the test. */
async function loadAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('.pane-list .pane-scroller').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(page.locator('p.list-end')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

test('[row-actions] a press that has begun on the row ends there when its actions appear under the mouse, so that the note opens', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto(sandbox.panel);
  const row = page.locator('.row').first();
  await expect(row).toBeVisible();
  await loadAll(page);
  await row.scrollIntoViewIfNeeded();
  await untilSettled(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const box = await row.boundingBox();
  const { x, y, width, height } = box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  await page.mouse.move(x + width - 24, y + height - 20);
  await page.mouse.down();
  await page.clock.runFor(ROW_HOVER_MS);
  await expect(page.locator('.row-tools')).toBeVisible();
  await page.mouse.up();
  await expect(row).toHaveAttribute('aria-current', 'true');
});

/** Hovers every row in the matrix, and otherwise one in eight, because each takes a second. */
for (const [which, step, width, locale] of [
  ['some rows', 8, 320, 'en-XA'],
  ['any row', 1, 320, 'en-XA'],
  ['any row', 1, 1280, 'ar'],
] as const)
  test(
    `[row-actions] they move nothing, on ${which} at ${width} px in ${locale}`,
    rowDetails(step > 1),
    async ({ page, sandbox, consoleLog }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 720 });
      // No time becomes longer meanwhile.
      await page.clock.install();
      await page.goto(`${sandbox.panel}/?locale=${locale}`);
      await page.getByRole('status').first().waitFor({ state: 'attached' });
      await loadAll(page);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            document.body.dataset.shifts = `${document.body.dataset.shifts ?? ''}${JSON.stringify(entry)}`;
        }).observe({ type: 'layout-shift' });
      });
      const rows = page.locator('.row');
      const count = await rows.count();
      await expect(page.locator('.row-tools')).toHaveCount(0);
      const before = await placesOf(page);
      expect(count).toBeGreaterThan(25);
      for (let index = 0; index < count; index += step) {
        await rows.nth(index).evaluate((row) => row.scrollIntoView({ block: 'center' }));
        const box = await rows.nth(index).boundingBox();
        let x = (box?.x ?? 0) + width / 8;
        // The scrolling may be reported after a movement, and takes the actions away.
        await expect(async () => {
          await page.mouse.move((x += 1), (box?.y ?? 0) + 20);
          await page.clock.runFor(ROW_HOVER_MS);
          const place = rows.nth(index).locator('xpath=..').locator('.row-tools');
          await expect(place).toBeVisible({ timeout: 500 });
        }).toPass();
        expect(await placesOf(page)).toEqual(before);
        const tools = await page.locator('.row-tools').boundingBox();
        expect(tools?.x).toBeGreaterThanOrEqual(box?.x ?? 0);
        expect((tools?.x ?? 0) + (tools?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
        // Above the last line, which fades, they cover nothing.
        const meta = await rows.nth(index).locator('.row-meta').boundingBox();
        expect((tools?.y ?? 0) + 8).toBeGreaterThanOrEqual(meta?.y ?? 0);
      }
      expect(await page.evaluate(() => document.body.dataset.shifts)).toBeUndefined();
      consoleLog.errors.length = 0;
    },
  );
