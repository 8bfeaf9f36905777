import { openHostWithoutBell } from './support/host-without-bell';
import { expect, test } from './support/test';

test('opens a link in a new tab and reports it if the page does not open links', async ({
  page,
  sandbox,
}) => {
  await openHostWithoutBell(page, sandbox);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('listitem').filter({ hasText: 'Hello, first time here!' }).first().click();
  const link = frame.getByRole('article').getByRole('link').first();
  const href = String(await link.getAttribute('href'));
  await page.context().route(href, (route) => route.fulfill({ body: 'A page' }));
  await frame.locator('[role="status"]').first().waitFor({ state: 'attached' });
  const opened = page.waitForEvent('popup');
  await link.click();
  expect((await opened).url()).toBe(href);
  await expect.poll(() => page.evaluate('linkMessages.at(-1)?.[1]')).toBe(href);
});
