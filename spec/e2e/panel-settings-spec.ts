import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAlone } from './support/tabs';
import { expect, test } from './support/test';

const pressed = (page: Page) => page.locator('.filter-bar [aria-pressed="true"]');
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Panel settings' })).toBeFocused();
}

test('[panel-settings] [kept-filter] by keyboard alone, the switches hold after a reload and in another tab', async ({
  page,
  context,
  sandbox,
}) => {
  await openAlone(page, sandbox.panel);
  const other = await context.newPage();
  await openAlone(other, sandbox.panel);
  await openSettings(page);
  // Close, then the switches.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('switch', { name: 'Remember the filter' })).toBeFocused();
  for (const key of ['Space', 'Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key);
  await expect(page.getByRole('switch', { name: 'Compact rows' })).toBeChecked();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await page.keyboard.press('c');
  await expect(pressed(page)).toHaveText(/^Comments/);
  // The other tab follows, but keeps its filter.
  await expect(other.locator('.panel.is-compact')).toBeVisible();
  await expect(pressed(other)).toHaveText('All');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('notestream_preferences')))
    .toContain('comments');
  // The first rows are those of the kept filter.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const filter = document.querySelector('.filter-bar [aria-pressed="true"]');
      if (document.querySelector('#notestream .row') && filter?.firstChild?.textContent === 'All')
        performance.mark('all');
    }).observe(document, { subtree: true, childList: true });
  });
  await openAlone(page, sandbox.panel);
  await expect(pressed(page)).toHaveText(/^Comments/);
  await expect(page.locator('.panel.is-compact')).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('all').length)).toBe(0);
  // A page in the back/forward cache gets no storage events, like those of its own writing.
  await other.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.setItem('notestream_preferences', '{"isPeopleOnly":true}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(other.getByRole('button', { name: 'Show all' })).toBeVisible();
});

test("[own-theme] the blogger's theme counts before that of the address, also after a reload", async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAlone(page, `${sandbox.panel}/?theme=light`);
  expect(await scheme(page)).toBe('light');
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await expect.poll(() => scheme(page)).toBe('dark');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('notestream_preferences')))
    .toContain('dark');
  await openAlone(page, `${sandbox.panel}/?theme=light`);
  expect(await scheme(page)).toBe('dark');
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Like the page');
  await expect.poll(() => scheme(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('notestream_preferences'))).toBeNull();
});
