import { snapshotOf } from './support/keyboard';
import { commentStatus, platformComment, platformState } from './support/platform';
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

test('[shortcuts-in-a-note] toggles with A and L, marks as spam with S, trashes with T, edits with E and replies with R', async ({
  page,
  panel,
  sandbox,
}) => {
  await openByKeys(panel);
  const { blogger } = await platformState(sandbox);
  const likes = async () => (await platformComment(sandbox, TEXT))?.likes.includes(blogger);
  for (const status of ['approved', 'unapproved']) {
    await press(panel, 'a');
    await expect.poll(() => commentStatus(sandbox, TEXT)).toBe(status);
  }
  for (const liked of [true, false]) {
    await press(panel, 'l');
    await expect.poll(likes).toBe(liked);
  }
  for (const [key, bar] of [
    ['s', 'Comment marked as spam'],
    ['t', 'Comment trashed'],
  ] as const) {
    await press(panel, key);
    await expect(panel.frame.getByRole('group', { name: bar })).toBeVisible();
    await expect(panel.detail).not.toContainText(TEXT);
    await press(panel, 'u');
    await expect(panel.frame.getByRole('group', { name: bar })).toBeHidden();
    await expect(panel.detail).toContainText(TEXT);
  }
  // The panel sends the comment to the host page, which has the editor.
  await page.evaluate(() => {
    window.addEventListener('message', ({ data }) =>
      document.body.setAttribute('data-message', String(data)),
    );
  });
  await press(panel, 'e');
  await expect(page.locator('body')).toHaveAttribute('data-message', /"editComment"/);
  await press(panel, 'r');
  await expect(panel.frame.getByRole('textbox')).toBeFocused();
  await expect(panel.frame.getByRole('textbox')).toHaveValue('');
});

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
