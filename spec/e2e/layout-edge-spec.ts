import { rowDetails } from './support/matrix';
import { expect, openPanel, test } from './support/test';

/** Whether the open note stands beside the list, instead of covering it. */
const LAYOUTS = [
  [799, 'covers the list'],
  [800, 'stands beside the list'],
] as const;

for (const [width, layout] of LAYOUTS) {
  test(
    `an open note ${layout} in a window of ${width} px`,
    rowDetails(width === 799),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(sandbox.panel);
      const rows = page.locator('[data-note]');
      await rows.first().click();
      const detail = page.getByRole('article');
      await expect(detail).toBeVisible();
      await (width < 800 ? expect(rows.first()).toBeHidden() : expect(rows.first()).toBeVisible());
      const box = await detail.boundingBox();
      if (width < 800) expect(box?.width).toBe(width);
      else expect(box?.x).toBeGreaterThan(200);
      // The panel follows the window across the edge.
      await page.setViewportSize({ width: width === 799 ? 800 : 799, height: 700 });
      await (width < 800 ? expect(rows.first()).toBeVisible() : expect(rows.first()).toBeHidden());
    },
  );

  test(
    `an open note ${layout} in a frame of ${width} px`,
    rowDetails(width === 800),
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 1280, height: 700 });
      const { frame, rows, detail } = await openPanel(page, sandbox);
      const element = await page
        .frames()
        .find((one) => one.url().startsWith(sandbox.panel))
        ?.frameElement();
      await element?.evaluate((node, px) => {
        if (!(node instanceof HTMLElement)) return;
        for (const name of ['inline-size', 'min-inline-size', 'max-inline-size'])
          node.style.setProperty(name, `${px}px`, 'important');
      }, width);
      await expect.poll(() => frame.locator('body').evaluate(() => innerWidth)).toBe(width);
      await rows.first().press('Enter');
      await expect(detail).toBeVisible();
      await (width < 800 ? expect(rows.first()).toBeHidden() : expect(rows.first()).toBeVisible());
    },
  );
}
