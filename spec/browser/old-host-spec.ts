import type { Page } from '@playwright/test';
import { openOldHost, OPENS_LINKS } from './support/old-host';
import { expect, test } from './support/test';

/** The first link of the open note, and what the page hears of it. */
async function clickLink(page: Page): Promise<{ href: string; heard: () => Promise<unknown> }> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('listitem').filter({ hasText: 'Hello, first time here!' }).first().click();
  const link = frame.getByRole('article').getByRole('link').first();
  const href = String(await link.getAttribute('href'));
  await page.context().route(href, (route) => route.fulfill({ body: 'A page' }));
  await frame.locator('[role="status"]').first().waitFor({ state: 'attached' });
  await link.click();
  return { href, heard: () => page.evaluate('heard.at(-1)?.[1]') };
}

test('in a page that does nothing with links, the panel opens them in a new tab and tells the page', async ({
  page,
  sandbox,
}) => {
  await openOldHost(page, sandbox);
  const opened = page.waitForEvent('popup');
  const { href, heard } = await clickLink(page);
  expect((await opened).url()).toBe(href);
  await expect.poll(heard).toBe(href);
});

test('in a page that says that it opens links, the panel only tells the page', async ({
  page,
  sandbox,
  context,
}) => {
  await openOldHost(page, sandbox, OPENS_LINKS);
  const { href, heard } = await clickLink(page);
  await expect.poll(heard).toBe(href);
  // A tab that the panel had opened would come before this one.
  const next = await context.newPage();
  expect(context.pages()).toEqual([page, next]);
});
