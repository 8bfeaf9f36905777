import { rowDetails } from './support/matrix';
import { expect, panelPage, test } from './support/test';

for (const { who, known } of [
  { who: 'whom the sign-in page knows', known: true },
  { who: 'who uses the sign-in page', known: false },
])
  test(
    `the Back button leaves the host page at once after a sign-in of a blogger ${who}`,
    rowDetails(known),
    async ({ page, sandbox }) => {
      if (!known) await sandbox.control('sign-out');
      const before = `${sandbox.panel}/licences.txt`;
      await page.goto(before);
      await page.goto(sandbox.host);
      const { bell, frame, rows } = panelPage(page);
      await bell.click();
      if (!known) await frame.getByRole('button', { name: /^Continue as/ }).click();
      await expect(rows.first()).toBeVisible();
      // In a task of its own, because the page is left before an evaluation that goes back has ended.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForURL(before);
    },
  );
