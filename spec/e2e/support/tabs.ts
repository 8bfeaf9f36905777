import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The rows of a panel that is a page of its own. */
export const rows = (tab: Page): Locator => tab.getByRole('listitem').locator('[data-note]');

/** Several tabs of one browser, each with the panel and its notes; `page` is the first of them. */
export async function openTabs(page: Page, address: string, count: number): Promise<readonly Page[]> {
  const tabs = [page];
  while (tabs.length < count) tabs.push(await page.context().newPage());
  for (const tab of tabs) {
    await tab.goto(address);
    await expect(rows(tab).first()).toBeVisible();
    await tab.getByRole('status').first().waitFor({ state: 'attached' });
  }
  return tabs;
}
