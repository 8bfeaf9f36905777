import { COMMENT } from './gallery/scene-panel';
import { focusBehind } from './support/keyboard';
import { expect, test } from './support/test';

test('[sign-out-asks-first] the question is modal, Escape keeps the session, and the focus returns', async ({
  panel,
  page,
}) => {
  const { frame } = panel;
  await panel.openNote(COMMENT);
  await frame.locator('[data-reply-box]').fill('Not sent yet');
  const button = frame.getByRole('button', { name: 'More', exact: true });
  await button.press('Enter');
  await expect(frame.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(frame.getByRole('menuitem', { name: 'Sign out of this panel' })).toBeFocused();
  await page.keyboard.press('Enter');
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
