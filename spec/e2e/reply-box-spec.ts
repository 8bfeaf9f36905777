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
  const message = panel.frame.getByText("This browser can't store your reply. Keep this page open").last();
  await panel.openNote(NOTE);
  await boxOf(panel).pressSequentially('It is ');
  await expect(message).toBeVisible();
  await expectPainted(panel.page);
  await boxOf(panel).fill(TEXT);
  await boxOf(panel).press('Control+Enter');
  await expect(panel.frame.getByText('Reply posted!').last()).toBeVisible();
  expect(await platformComment(sandbox, TEXT)).toBeDefined();
});

test('[escape-in-the-reply-box] the box grows with its text up to four rows and then scrolls, and Escape closes the mention list, leaves the box and closes the note with one press each', async ({
  page,
  panel,
}) => {
  await panel.openNote(NOTE);
  const box = boxOf(panel);
  /** Its height and the height of its text in rows, and whether it scrolls. */
  const measured = async (count: number) => {
    await box.fill(Array.from({ length: count }, (_, at) => `Line ${at + 1}`).join('\n'));
    return box.evaluate((element) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
      return {
        rows: (element.clientHeight - padding) / parseFloat(lineHeight),
        doesScroll: element.scrollHeight > element.clientHeight + 1,
      };
    });
  };
  for (const count of [1, 2, 3, 4, 5, 40]) {
    const { rows, doesScroll } = await measured(count);
    expect(rows).toBeCloseTo(Math.min(count, 4), 0);
    expect([count, doesScroll]).toEqual([count, count > 4]);
  }
  // With forty lines, the caret at the end is in view.
  await box.press('Control+End');
  const fromEnd = await box.evaluate(
    (element) => element.scrollHeight - element.scrollTop - element.clientHeight,
  );
  expect(fromEnd).toBeLessThan(20);
  const heading = panel.frame.locator('[data-detail-heading]');
  await box.fill('Thank you, @');
  await box.pressSequentially('j');
  await expect(panel.frame.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.frame.getByRole('listbox')).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press('Shift+Escape');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
  await expectPainted(page);
  await page.keyboard.press('Escape');
  await expect(panel.detail).toBeHidden();
});
