import { MATRIX, rowDetails } from './support/matrix';
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

test('the panel is narrow again after signing out with an open note', async ({ panel }) => {
  const { page, frame } = panel;
  await panel.openNote('Ingrid Gull');
  await frame.getByRole('button', { name: 'More', exact: true }).click();
  await frame.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  await expect(frame.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(398);
});

test('the panel is narrow again when it reloads with an open note', MATRIX, async ({ panel }) => {
  const { page } = panel;
  await panel.openNote('Ingrid Gull');
  await panel.detail.evaluate(() => location.reload());
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(398);
  await expect(panel.rows.first()).toBeVisible();
});
