import type { Locator, Page } from '@playwright/test';
import { COMMENT } from './gallery/scene-panel';
import type { Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

/** A zoom of 400 %, a phone in landscape, and a small frame. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
  { width: 640, height: 300 },
] as const;

async function open(page: Page, sandbox: Sandbox, locale: string): Promise<void> {
  await page.goto(`${sandbox.panel}/?locale=${locale}`);
  await expect(page.locator('.row').nth(9)).toBeVisible();
  // The code for keys and the live regions load after the first screen.
  await page.getByRole('status').first().waitFor({ state: 'attached' });
}

/** Whether presses at the upper edge, the middle and the lower edge reach an element, or one in it. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      box.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });

for (const { width, height } of WINDOWS)
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[low-window] offline with a selected note, two rows are in view above the lines, and each row and button can be reached', async ({
      page,
      sandbox,
      consoleLog,
    }) => {
      test.slow();
      await open(page, sandbox, 'de');
      await page.locator('.row-icon').first().click();
      await page.context().setOffline(true);
      await expect(page.locator('.trouble-line')).toBeVisible();
      await expect(page.locator('.checks-bar')).toBeVisible();
      await page.locator('.panel').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      const middles = await page.locator('.row').evaluateAll((rows) =>
        rows.map((row) => {
          const { left, right, top, bottom } = row.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return row.closest('li')?.contains(hit) ?? false;
        }),
      );
      expect(middles.slice(0, 2)).toEqual([true, true]);
      await page.locator('.panel').evaluate((panel) => panel.scrollTo(0, 0));
      for (let row = 0; row < 9; row += 1) {
        await page.keyboard.press('j');
        await expect.poll(() => isInView(page.locator('li:has(.row:focus)')), `row ${row}`).toBe(true);
      }
      const buttons = await page.locator('.list-header button, .filter-bar button, .list-lines button').all();
      for (const button of buttons) {
        await button.focus();
        expect(await isInView(button), await button.innerText()).toBe(true);
      }
      consoleLog.errors.length = 0;
    });

    test('[mention-in-view] the chosen person is in view above or below the reply box', async ({
      page,
      sandbox,
    }) => {
      test.slow();
      await open(page, sandbox, 'en');
      await page.locator('.row').filter({ hasText: COMMENT }).first().click();
      const box = page.locator('[data-reply-box]');
      await box.fill('One\nTwo\nThree\nThanks ');
      await box.pressSequentially('@');
      const chosen = page.locator('[role="option"][aria-selected="true"]');
      await expect(chosen).toBeVisible();
      const people = await page.locator('[role="option"]').count();
      expect(people).toBeGreaterThan(5);
      for (let step = 0; step < people; step += 1) {
        // A long name can be higher than the list.
        await expect.poll(() => isInView(chosen.locator('.mention-login')), `step ${step}`).toBe(true);
        await page.keyboard.press('ArrowUp');
      }
      const login = await chosen.locator('.mention-login').innerText();
      await page.keyboard.press('Enter');
      await expect(box).toHaveValue(`One\nTwo\nThree\nThanks ${login} `);
    });
  });
