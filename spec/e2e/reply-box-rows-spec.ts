import { expect, test } from './support/test';

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Line ${at + 1}`).join('\n');

test('the reply box grows with its text up to four rows, and then scrolls', async ({ panel }) => {
  await panel.openNote('Hello, first time here!');
  const box = panel.frame.getByRole('textbox');
  /** Its height and the height of its text in rows, and whether it scrolls. */
  const measured = async (count: number) => {
    await box.fill(lines(count));
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
});
