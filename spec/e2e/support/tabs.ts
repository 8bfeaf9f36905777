import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The rows of a panel that is a page of its own. */
export const rows = (tab: Page): Locator => tab.getByRole('listitem').locator('[data-note]');

/** Opens the panel as a page of its own; resolves when the code for keys and actions has loaded. */
export async function openAlone(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
}

/** Several tabs of one browser, each with the panel and its notes; `page` is the first of them. */
export async function openTabs(page: Page, address: string, count: number): Promise<readonly Page[]> {
  const tabs = [page];
  while (tabs.length < count) tabs.push(await page.context().newPage());
  for (const tab of tabs) await openAlone(tab, address);
  return tabs;
}

export async function twoTabs(page: Page, address: string): Promise<readonly [Page, Page]> {
  const [first, second] = await openTabs(page, address, 2);
  if (!first || !second) throw new Error('there are no tabs');
  return [first, second];
}

/** Opens the note whose row contains this text. */
export async function openNoteIn(tab: Page, text: string): Promise<void> {
  await rows(tab).filter({ hasText: text }).first().click();
  await expect(tab.getByRole('article')).toContainText(text);
}

/** The button of an action in the open note. */
export const action = (tab: Page, name: string): Locator =>
  tab.getByRole('article').getByRole('button', { name, exact: true });
