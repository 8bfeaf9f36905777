import { bellHtml, openHostPage } from './support/host-page';
import { rowDetails } from './support/matrix';
import { expect, panelPage, test } from './support/test';

// The browser logs the frame that it has blocked.
test.afterEach(({ consoleLog }) => {
  consoleLog.errors.length = 0;
  consoleLog.violations.length = 0;
});

for (const missing of ['panel', 'platform'] as const)
  test(
    `[blocked-frame] a page whose frame-src lacks the ${missing} says that nothing can be shown, and Try again tries again`,
    rowDetails(missing === 'platform'),
    async ({ page, sandbox }) => {
      const allowed = missing === 'panel' ? sandbox.platform : sandbox.panel;
      const visits: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame().parentFrame()) visits.push(request.url());
      });
      const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox), {
        policy: `script-src ${sandbox.panel}; frame-src ${allowed}`,
      });
      await bell.click();
      const words = page.getByText("We can't reach your notifications right now");
      await expect(words).toBeVisible();
      await expect(page.locator('iframe')).toBeHidden();
      const before = visits.length;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(words).toBeHidden();
      await expect(words).toBeVisible();
      if (missing === 'platform') expect(visits.length).toBeGreaterThan(before);
    },
  );

test('[blocked-frame] a frame of the page that is blocked does not hide the sign-in page', async ({
  page,
  sandbox,
}) => {
  await sandbox.control('sign-out');
  const { bell } = await openHostPage(page, sandbox, bellHtml(sandbox), {
    policy: `script-src ${sandbox.panel}; frame-src ${sandbox.panel} ${sandbox.platform}`,
  });
  await bell.click();
  const { frame, rows } = panelPage(page);
  const button = frame.getByRole('button', { name: /^Continue as/ });
  await expect(button).toBeVisible();
  await expect(page.locator('[part="note"]')).toBeHidden();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', resolve);
        const other = document.createElement('iframe');
        other.src = 'http://127.0.0.1:1/';
        document.body.append(other);
      }),
  );
  await expect(button).toBeVisible();
  await button.click();
  await expect(rows.first()).toBeVisible();
});
