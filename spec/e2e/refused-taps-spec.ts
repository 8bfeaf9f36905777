import { stopClock, untilSettled } from './support/presses';
import { expect, test } from './support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });

test('[no-highlight-of-refused-presses] [header-menu] a tap on a row or on an item of a menu that has just appeared does not highlight it, and the menu has nothing about the keyboard', async ({
  page,
  sandbox,
}) => {
  await page.goto(sandbox.panel);
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  const row = page.locator('.row').first();
  const look = (): Promise<readonly string[]> =>
    row.evaluate((element) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, outlineStyle];
    });
  const at = { x: 200, y: 200 };
  await untilSettled(page);
  const body = page.locator('body');
  const goOn = await stopClock(body);
  await page.getByRole('button', { name: 'Follows' }).tap();
  await expect(row).toContainText('followed');
  const before = await look();
  await page.touchscreen.tap(at.x, at.y);
  // The end of the transition of the background.
  await row.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await look()).toEqual(before);
  await expect(row).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  await goOn();
  await untilSettled(page);
  await page.touchscreen.tap(at.x, at.y);
  await expect(page.getByRole('article')).toBeVisible();

  await page.goto(sandbox.panel);
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  await untilSettled(page);
  const item = page.getByRole('menuitem', { name: 'Sign out of this panel' });
  await stopClock(body);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  const { x, y } = (await item.boundingBox()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(x + 9, y + 9);
  await expect(item).toBeVisible();
  await expect(item).not.toBeFocused();
  await expect(item).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Notification settings',
    'Panel settings',
    'Find notifications',
    'Recently done',
    'Sign out of this panel',
  ]);
});
