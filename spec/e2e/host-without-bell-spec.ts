import type { Page } from '@playwright/test';
import { openHostWithoutBell, OPENS_LINKS } from './support/host-without-bell';
import { MATRIX } from './support/matrix';
import { expect, test } from './support/test';

/**
 * Clicks the first link of the open note. `lastLink` returns the last link that the page was sent.
 */
async function clickLink(page: Page): Promise<{ href: string; lastLink: () => Promise<unknown> }> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('listitem').filter({ hasText: 'Hello, first time here!' }).first().click();
  const link = frame.getByRole('article').getByRole('link').first();
  const href = String(await link.getAttribute('href'));
  await page.context().route(href, (route) => route.fulfill({ body: 'A page' }));
  await frame.locator('[role="status"]').first().waitFor({ state: 'attached' });
  await link.click();
  return { href, lastLink: () => page.evaluate('linkMessages.at(-1)?.[1]') };
}

test('opens a link in a new tab and reports it if the page does not open links', async ({
  page,
  sandbox,
}) => {
  await openHostWithoutBell(page, sandbox);
  const opened = page.waitForEvent('popup');
  const { href, lastLink } = await clickLink(page);
  expect((await opened).url()).toBe(href);
  await expect.poll(lastLink).toBe(href);
});

test('only reports a link if the page opens links itself', MATRIX, async ({ page, sandbox, context }) => {
  await openHostWithoutBell(page, sandbox, OPENS_LINKS);
  const { href, lastLink } = await clickLink(page);
  await expect.poll(lastLink).toBe(href);
  // If the panel had opened a tab, it would come before this one.
  const next = await context.newPage();
  expect(context.pages()).toEqual([page, next]);
});
