import { COMMENT } from './gallery/scene-panel';
import { focusBehind } from './support/keyboard';
import { loadNotes } from './support/load-notes';
import { MATRIX } from './support/matrix';
import { platformState } from './support/platform';
import { expect, test } from './support/test';

test('the menu works by keyboard, and Escape closes it before the panel', async ({ panel, page }) => {
  const { frame } = panel;
  const button = frame.getByRole('button', { name: 'More', exact: true });
  await button.click();
  await expect(frame.getByRole('menuitem').first()).toBeFocused();
  for (let item = 0; item < 4; item += 1) await page.keyboard.press('ArrowDown');
  await expect(frame.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  for (let item = 0; item < 4; item += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('[sign-out-asks-first] the question is modal, Escape keeps the session, and the focus returns', async ({
  panel,
  page,
}) => {
  const { frame } = panel;
  await panel.openNote(COMMENT);
  await frame.locator('[data-reply-box]').fill('Not sent yet');
  const button = frame.getByRole('button', { name: 'More', exact: true });
  await button.click();
  await frame.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  const question = frame.getByRole('alertdialog', { name: 'Sign out of this panel' });
  const stay = question.getByRole('button', { name: 'Stay' });
  await expect(stay).toBeFocused();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await focusBehind(frame)).toEqual([]);
  }
  await stay.focus();
  // No key of the question is a shortcut.
  await page.keyboard.press('l');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
  await expect(panel.action('Like')).toBeVisible();
  await expect(panel.bell).toHaveAttribute('aria-expanded', 'true');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 720 } });

  test('[header-menu] the menu has no item for keyboard shortcuts', async ({ page, sandbox }) => {
    await page.goto(sandbox.panel);
    await page.getByRole('status').first().waitFor({ state: 'attached' });
    // A button that has just appeared takes no tap.
    await expect(async () => {
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      await expect(page.getByRole('menuitem').first()).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Notification settings',
      'Panel settings',
      'Find notifications',
      'Recently done',
      'Sign out of this panel',
    ]);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
  });
});

test(
  '[reopened-panel] a reopened panel starts at the top if something is new',
  MATRIX,
  async ({ panel, page, sandbox }) => {
    await page.setViewportSize({ width: 400, height: 720 });
    await expect.poll(async () => (await platformState(sandbox)).sockets).toBe(1);
    await loadNotes(panel.frame, 30);
    const scroller = panel.frame.locator('.pane-list .pane-scroller');
    const top = (): Promise<number> => scroller.evaluate(({ scrollTop }) => scrollTop);
    await scroller.evaluate((list) => list.scrollTo({ top: 900 }));
    const close = panel.frame.getByRole('button', { name: 'Close notifications' });
    await close.click();
    await expect(close).toBeHidden();
    await sandbox.control('comment', { text: 'While it was closed.' });
    await expect(panel.bell).toHaveAccessibleName(/new/);
    await panel.bell.click();
    await expect(panel.rows.filter({ hasText: 'While it was closed.' })).toBeInViewport();
    await expect.poll(top).toBe(0);
  },
);
