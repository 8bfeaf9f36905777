import { controlsOf, focusBehind, tabStops } from './support/keyboard';
import { expectPainted } from './support/painted';
import { expect, test } from './support/test';

test.use({ actionTimeout: 5000 });

test('reaches every control of list and detail with Tab, always with a visible focus', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  for (const width of [400, 1000]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(sandbox.panel);
    await expect(page.locator('.row').nth(9)).toBeVisible();
    // The code for keys and the live regions load after the first screen.
    await page.getByRole('status').first().waitFor({ state: 'attached' });
    await page.keyboard.press('f');
    // The list may still be loading.
    const isReached = async () => {
      const stops = await tabStops(page);
      expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
      const ownStops = stops.filter(({ actionsOf }) => actionsOf === undefined);
      expect(ownStops.map(({ where }) => where)).toEqual(await controlsOf(page));
      // The actions of a row are one stop, directly after it.
      const rows = ownStops.filter(({ where }) => /class="row[ "]/.test(where));
      expect(rows.map(({ index }) => stops[index + 1]?.actionsOf)).toEqual(rows.map(({ where }) => where));
      expect(stops.length - ownStops.length).toBe(rows.length);
    };
    await expect(isReached).toPass({ timeout: 15_000 });
    await page.keyboard.press('c');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.locator('.reply-box')).toBeVisible();
    if (width === 400) await expect(isReached).toPass({ timeout: 15_000 });
  }
  expect(consoleLog.errors).toEqual([]);
});

test('opens and closes the overview with ?, traps the focus in it and restores it afterwards', async ({
  page,
  panel,
}) => {
  const dialog = panel.frame.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Keys are shortcuts as soon as the bell has opened the panel.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(panel.rows.nth(1)).toBeFocused();
  await expectPainted(page);
  for (const key of ['?', 'Escape']) {
    await page.keyboard.press('?');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press(presses < 3 ? 'Tab' : 'Shift+Tab');
      expect(await focusBehind(panel.frame)).toEqual([]);
    }
    await dialog.focus();
    await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    await expect(panel.rows.nth(1)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(panel.frame.locator('[data-detail-heading]')).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('?');
  await expect(panel.frame.locator('[data-detail-heading]')).toBeFocused();
});
