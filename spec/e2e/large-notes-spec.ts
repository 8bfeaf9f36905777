import { rowDetails } from './support/matrix';
import { LARGE_BODIES, LARGE_URL, largeNote } from '../support/large-notes';
import { expect, openPanel, test } from './support/test';

/** The most elements that the largest note may need. */
const MAX_ELEMENTS = 30_000;

Object.entries(LARGE_BODIES).forEach(([name, body], index) => {
  const isCut = name !== 'a small note';

  test(
    `${name}: the open note ${isCut ? 'is cut and links to the site' : 'is whole'}, at a slow processor`,
    rowDetails(name === '65,000 spaces'),
    async ({ page, sandbox }) => {
      test.slow();
      const id = 9_000_000 + index;
      const client = await page.context().newCDPSession(page);
      await sandbox.control('note', largeNote(id, body));
      const { rows, detail, frame } = await openPanel(page, sandbox);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await rows.and(frame.locator(`[data-note="${id}"]`)).press('Enter');
      await expect(detail).toBeVisible();
      const more = detail.getByRole('link', { name: 'More on the site' });
      if (isCut) await expect(more).toHaveAttribute('href', LARGE_URL);
      else await expect(more).toHaveCount(0);
      const parts = detail.locator('[data-block]');
      const size = () =>
        parts.evaluateAll((all) => ({
          parts: all.length,
          longest: Math.max(...all.map((part) => part.textContent.length)),
          elements: document.querySelectorAll('*').length,
        }));
      if (name === '5,000 users') {
        await detail.getByRole('button', { name: 'Show all 1,000' }).press('Enter');
        await expect(parts).toHaveCount(1000, { timeout: 60_000 });
      }
      const { parts: count, longest, elements } = await size();
      expect(count).toBeLessThanOrEqual(1000);
      expect(longest).toBeLessThanOrEqual(20_000);
      expect(elements).toBeLessThan(MAX_ELEMENTS);
      // The panel still answers.
      await page.keyboard.press('Escape');
      await expect(detail).toHaveCount(0);
    },
  );
});
