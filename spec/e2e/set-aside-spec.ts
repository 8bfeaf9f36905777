import type { Locator, Page } from '@playwright/test';
import { openAlone, rows, twoTabs } from './support/tabs';
import { expect, test } from './support/test';

const TEXT = 'Hello, first time here!';

const row = (tab: Page) => rows(tab).filter({ hasText: TEXT });
const setAside = async (tab: Page): Promise<void> => {
  for (const key of ['j', 'j', 'd']) await tab.keyboard.press(key);
  await expect(row(tab)).toHaveCount(0);
};

test('[set-aside-tabs] [set-aside-here] all tabs and the next page know it, and its row never shows', async ({
  page,
  sandbox,
}) => {
  const [first, second] = await twoTabs(page, sandbox.panel);
  await setAside(first);
  await expect(row(second)).toHaveCount(0);
  // The rows that a page has ever drawn, those of the script in index.html included.
  await first.addInitScript((text) => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.textContent?.includes(text)) document.documentElement.dataset.flashed = 'yes';
    }).observe(document, { childList: true, subtree: true });
  }, TEXT);
  await first.reload();
  await expect(rows(first).first()).toBeVisible();
  await first.getByRole('status').first().waitFor({ state: 'attached' });
  await expect(row(first)).toHaveCount(0);
  expect(await first.evaluate(() => document.documentElement.dataset.flashed)).toBeUndefined();
  await first.keyboard.press('z');
  const item = first.getByRole('region', { name: 'Recently done' }).getByRole('listitem');
  await expect(item).toContainText('Set aside');
  await item.getByRole('button', { name: 'Bring back' }).click();
  await expect(row(second)).toHaveCount(1);
  await first.keyboard.press('Escape');
  await expect(row(first)).toHaveCount(1);
});

test('[message-over-no-control] the row that gets the focus is in view below the message, and the room goes with it', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 400, height: 720 });
  await page.clock.install();
  await openAlone(page, sandbox.panel);
  const top = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
  const heading = page.locator('.group-heading').first();
  const gap = await top(heading);
  await page.keyboard.press('j');
  for (const _time of [1, 2]) {
    await page.keyboard.press('d');
    const message = page.locator('.status-bar');
    await expect(message).toBeVisible();
    const { height } = (await heading.boundingBox()) ?? { height: NaN };
    const bottom = await message.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(() => top(page.locator('.row:focus'))).toBeGreaterThanOrEqual(bottom + height);
  }
  await page.clock.runFor(8000);
  await expect(page.locator('.status-bar')).toHaveCount(0);
  expect(await top(heading)).toBe(gap);
});
