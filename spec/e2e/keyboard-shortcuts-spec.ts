import type { FrameLocator } from '@playwright/test';
import { expect, type PanelPage, test } from './support/test';

test.use({ actionTimeout: 5000 });

const TEXT = 'Hello, first time here!';
const LETTERS = 'a u c f l j k n e s t r ?'.split(' ');

const press = async ({ page }: PanelPage, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Opens the note that contains `TEXT`, the second one. */
async function openByKeys(panel: PanelPage): Promise<void> {
  await press(panel, 'k', 'k', 'k');
  await expect(panel.rows.nth(0)).toBeFocused();
  await press(panel, 'j', 'Enter');
  await expect(panel.detail).toContainText(TEXT);
}

/** Everything that a shortcut may change. */
const snapshotOf = (frame: FrameLocator) =>
  frame.locator('.panel').evaluate((panel) => ({
    // Without the number of unread notes.
    filter: panel.querySelector('.filter-bar [aria-pressed="true"]')?.firstChild?.textContent,
    note: panel.querySelector('[aria-current="true"]')?.getAttribute('data-note'),
    pressed: [...panel.querySelectorAll('.action-bar .is-on')].map(({ textContent }) => textContent),
    bars: panel.querySelectorAll('.undo-bar').length,
    hasOverview: panel.querySelector('dialog[open]') !== null,
    reply: panel.querySelector('textarea')?.value ?? '',
    focus: `${document.activeElement?.tagName} ${document.activeElement?.getAttribute('data-note')}`,
  }));

test('[close-keys] no letter is a shortcut in a reply, the second Escape closes the panel, and N does later', async ({
  page,
  panel,
}) => {
  const { frame, bell } = panel;
  await openByKeys(panel);
  await press(panel, 'r');
  const { reply, ...before } = await snapshotOf(frame);
  await page.keyboard.type(LETTERS.join(''));
  await press(panel, 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
  expect(await snapshotOf(frame)).toEqual({ ...before, reply: reply + LETTERS.join('') });
  await press(panel, 'Escape');
  await expect(frame.locator('[data-detail-heading]')).toBeFocused();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await press(panel, 'Escape');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
  await bell.focus();
  await press(panel, 'Enter');
  // Keys that are pressed before the frame has the focus go to the host page.
  await expect.poll(() => panel.rows.nth(1).evaluate(() => document.hasFocus())).toBe(true);
  await openByKeys(panel);
  await expect(frame.getByRole('textbox')).toHaveValue(LETTERS.join(''));
  await press(panel, 'n');
  await expect(bell).toHaveAttribute('aria-expanded', 'false');
});
