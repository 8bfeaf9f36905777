import { expectPainted } from './support/painted';
import { platformComment } from './support/platform';
import { expect, type PanelPage, test } from './support/test';

const NOTE = 'Hello, first time here!';
const TEXT = 'It is never too late to ask about the yeast.';

const boxOf = ({ frame }: PanelPage) => frame.getByRole('textbox');

test("[refused-drafts] says that a reply is not stored if the browser's storage is full, and sends it", async ({
  panel,
  sandbox,
}) => {
  const frame = panel.page.frames().at(1);
  await frame?.evaluate(() => {
    for (let [length, key] = [2 ** 22, 0]; length >= 1; key++)
      try {
        localStorage.setItem(`full ${key}`, 'x'.repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
  });
  const message = panel.frame.getByText("This browser can't store your reply. Keep this page open");
  await panel.openNote(NOTE);
  await boxOf(panel).pressSequentially('It is ');
  await expect(message).toBeVisible();
  await expectPainted(panel.page);
  await boxOf(panel).fill(TEXT);
  await boxOf(panel).press('Control+Enter');
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
  expect(await platformComment(sandbox, TEXT)).toBeDefined();
});

test('[escape-in-the-reply-box] closes the mention list, leaves the box and closes the panel with one Escape each', async ({
  page,
  panel,
}) => {
  await panel.openNote(NOTE);
  const heading = panel.frame.locator('[data-detail-heading]');
  await boxOf(panel).fill('Thank you, @');
  await boxOf(panel).pressSequentially('j');
  await expect(panel.frame.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.frame.getByRole('listbox')).toBeHidden();
  await expect(boxOf(panel)).toBeFocused();
  await page.keyboard.press('Shift+Escape');
  await expect(boxOf(panel)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
  await expectPainted(page);
  await page.keyboard.press('Escape');
  await expect(panel.detail).toBeHidden();
});
