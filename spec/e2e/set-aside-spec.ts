import type { Locator, Page } from '@playwright/test';
import { platformState, requestsTo } from './support/platform';
import { rows, twoTabs } from './support/tabs';
import { expect, test } from './support/test';

const TEXT = 'Hello, first time here!';

const row = (tab: Page) => rows(tab).filter({ hasText: TEXT });
const setAside = async (tab: Page): Promise<void> => {
  for (const key of ['j', 'j', 'd']) await tab.keyboard.press(key);
  await expect(row(tab)).toHaveCount(0);
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
}

test('[set-aside] [set-aside-undo] by keys alone, a note leaves the list and comes back by U', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox.panel);
  const { read } = await platformState(sandbox);
  await setAside(page);
  await expect(page.getByText('Set aside, in this browser only.')).toBeVisible();
  await expect(rows(page).nth(1)).toBeFocused();
  await expect.poll(async () => (await platformState(sandbox)).read.length).toBe(read.length + 1);
  await page.keyboard.press('u');
  await expect(row(page)).toBeFocused();
  await expect(page.getByText('Set aside, in this browser only.')).toHaveCount(0);
  await expect.poll(async () => (await platformState(sandbox)).read).toEqual(read);
  expect(await requestsTo(sandbox, '/delete')).toEqual([]);
});

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

test('[set-aside] something new brings the note back', async ({ page, sandbox }) => {
  await open(page, sandbox.panel);
  const { note_id: id, post_id: post } = await sandbox.control('like', { user: 'pip' });
  const liked = page.locator(`[data-note="${String(id)}"]`);
  await liked.focus();
  await page.keyboard.press('d');
  await expect(liked).toHaveCount(0);
  // The platform's times are whole seconds.
  const { notes } = await platformState(sandbox);
  const second = notes.find((note) => note.id === id)?.time ?? 0;
  await expect.poll(() => Date.now()).toBeGreaterThan((second + 1) * 1000);
  await sandbox.control('like', { user: 'osei', post });
  await expect(liked).toContainText('Kwame Osei and Pip');
});

test('[set-aside-open] the open note gives way to the next in a wide panel', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, sandbox.panel);
  await row(page).click();
  await page.getByRole('button', { name: 'Set aside' }).click();
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('article')).not.toContainText(TEXT);
});

test('[set-aside-here] a browser that stores nothing says so, and sets the note aside for the page', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox.panel);
  await page.evaluate(() => {
    Storage.prototype.setItem = (): void => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await setAside(page);
  await expect(page.getByText("This browser can't store it.")).toBeVisible();
});

test('[message-over-no-control] the row that gets the focus is in view below the message, and the room goes with it', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 400, height: 720 });
  await page.clock.install();
  await page.goto(sandbox.panel);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
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
