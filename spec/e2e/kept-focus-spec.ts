import { openAlone, rows } from './support/tabs';
import { expect, test } from './support/test';

/** Comments, newest first. */
const TEXTS = ['Kept one.', 'Kept two.', 'Kept three.'] as const;
const [ONE, TWO, THREE] = TEXTS;
const REFUSED = { count: 9, kind: '403', path: '/comments/' };

/** Keys, the button that is pressed with Enter then, and the row that has the focus afterwards: the highlighted one. */
const CASES: readonly [keys: readonly string[], button: string, row: string, faults?: object][] = [
  [['j', 'p'], 'Show all', ONE],
  [['j', 'd'], 'Dismiss', TWO],
  [['j', 'd'], 'Undo', ONE],
  [['j', 'x'], 'Unselect all', ONE],
  [['j', 'x', 'l'], 'Discard', ONE, REFUSED],
  [['j', 'Enter', 'l', 'Escape'], 'Discard', ONE, REFUSED],
  [['j', 'j', 'Enter', 't'], 'Close', THREE],
  [['j', 'j', 'x', 't'], 'Close', THREE],
];

for (const [keys, name, text, faults] of CASES)
  test(`[bar-focus] after ${keys.join(' ')}, '${name}' leaves the focus to the row "${text}"`, async ({
    page,
    sandbox,
  }) => {
    for (const each of TEXTS.toReversed()) await sandbox.control('comment', { text: each, approved: true });
    if (faults) await sandbox.control('faults', faults);
    await page.setViewportSize({ width: 400, height: 720 });
    await openAlone(page, sandbox.panel);
    await expect(rows(page).first()).toContainText(ONE);
    for (const key of keys) {
      await page.keyboard.press(key);
      // A note opens and closes with a frame of its own.
      await expect(page.locator('.panel :focus')).toHaveCount(1);
    }
    const button = page.locator('.pane-list').getByRole('button', { name, exact: true });
    await button.press('Enter');
    await expect(rows(page).filter({ hasText: text })).toBeFocused();
    await expect(button).toHaveCount(0);
  });
