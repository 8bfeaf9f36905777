import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The names of the controls that the message covers. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.locator('.status-bar').evaluate((bar) => {
    const box = bar.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('button, a[href], textarea')].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isApart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
      const isShown = control.checkVisibility({ contentVisibilityAuto: true }) && !control.closest('[inert]');
      return isShown && !isApart && !bar.contains(control) ? [control.ariaLabel ?? control.innerText] : [];
    });
  });

for (const [width, hasTouch] of [
  [390, true],
  [820, true],
  [820, false],
  [1280, false],
] as const)
  test.describe(`at ${width} px ${hasTouch ? 'with touch' : 'with a mouse'}`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch, isMobile: hasTouch });

    test('[message-over-no-control] a message covers no control', async ({ page, sandbox }) => {
      await page.goto(sandbox.panel);
      await page.getByRole('status').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(page.locator('.status-bar')).toContainText('All notifications marked as read.');
      expect(await covered(page)).toEqual([]);
      await page.locator('.row').filter({ hasText: 'Tobias Ferry' }).first().click();
      await page.locator('.follow-button').click();
      await expect(page.locator('.status-bar')).toContainText('You no longer follow this site.');
      expect(await covered(page)).toEqual([]);
      if (width < 800) {
        await page.getByRole('button', { name: 'Back' }).click();
        expect(await covered(page)).toEqual([]);
      }
    });
  });
