import { expect, openPanel, test } from './support/test';
import { loadNotes } from './support/load-notes';
import { MATRIX } from './support/matrix';

test.use({ timezoneId: 'UTC' });

/** Times of tomorrow: the seeded notes have ages of minutes to weeks. */
for (const [hours, minutes] of [
  [0, 10],
  [8, 30],
  [23, 50],
] as const) {
  test(
    `days in the times of rows agree with their groups at ${hours}:${minutes}`,
    MATRIX,
    async ({ page, sandbox }) => {
      const tomorrow = new Date();
      tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
      await page.clock.setFixedTime(tomorrow.setUTCHours(hours, minutes, 0, 0));
      const panel = await openPanel(page, sandbox);
      await loadNotes(panel.frame, 30);
      const rows = await panel.frame.locator('.pane-list section').evaluateAll((groups) =>
        groups.flatMap((group) => {
          const heading = group.querySelector('h2')?.textContent ?? '';
          return [...group.querySelectorAll('time')].map((time) => `${heading}: ${time.textContent}`);
        }),
      );
      const ofDays = rows.filter((row) => / days? ago$/.test(row));
      expect(ofDays.length).toBeGreaterThan(0);
      const isRight = /^Yesterday: 1 day ago$|^Older than (2 days|a week): (?!1 day)\d+ days ago$/;
      expect(ofDays.filter((row) => !isRight.test(row))).toEqual([]);
    },
  );
}
