import { MATRIX } from './support/matrix';
import { expect, test } from './support/test';

test(
  'serves a working bell as soon as the sandbox of `npm start` has started',
  MATRIX,
  async ({ page, folder, sandboxWith }) => {
    test.slow();
    // The default folder may be in use by a developer's `npm start`.
    const started = await sandboxWith('--watch', '--panel-folder', folder);
    await page.goto(started.host);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.frameLocator('iframe').locator('[data-note]').first()).toBeVisible();
  },
);
