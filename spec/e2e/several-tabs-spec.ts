import { MATRIX } from './support/matrix';
import type { Page } from '@playwright/test';
import { openTabs, rows } from './support/tabs';
import { expect, test } from './support/test';

/** Counts the visits of all tabs to the sign-in page from now on. */
function visitsOf(tabs: readonly Page[]): string[] {
  const visits: string[] = [];
  for (const tab of tabs)
    tab.on('request', (request) => {
      if (request.url().includes('/oauth2/authorize') && request.isNavigationRequest())
        visits.push(request.url());
    });
  return visits;
}

test('[sign-out-in-all-tabs] all tabs go blank when the blogger signs out in one, and show the notes after one sign-in', async ({
  page,
  sandbox,
}) => {
  const tabs = await openTabs(page, sandbox.panel, 3);
  const [first, second] = tabs;
  await second?.getByRole('listitem').filter({ hasText: 'Ingrid Gull' }).first().click();
  await second?.getByRole('textbox').fill('A secret');
  await first?.getByText('Draft', { exact: true }).waitFor();
  await first?.getByRole('button', { name: 'More', exact: true }).click();
  await first?.getByRole('menuitem', { name: 'Sign out of this panel' }).click();
  // It knows of the other tab's draft, and so it asks first.
  await first?.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await second?.goto('about:blank');
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toBe('{"auth":"signed out"}');
  await second?.goto(sandbox.panel);
  await first?.getByRole('button', { name: 'Sign in' }).click();
  for (const tab of tabs) await expect(rows(tab).first()).toBeVisible();
});

test('[sign-in-in-several-tabs] restored tabs with an expired token are all signed in by one visit to the sign-in page', async ({
  page,
  sandbox,
}) => {
  const tabs = await openTabs(page, sandbox.panel, 3);
  for (const tab of tabs) await tab.goto('about:blank');
  await page.goto(`${sandbox.panel}/languages/de.json`);
  await page.evaluate(() => {
    const auth = localStorage.getItem('auth') ?? '';
    localStorage.setItem('auth', auth.replace(/^\d+/, '1'));
  });
  const visits = visitsOf(tabs);
  await Promise.all(tabs.map((tab) => tab.goto(sandbox.panel)));
  for (const tab of tabs) await expect(rows(tab).first()).toBeVisible();
  expect(visits).toHaveLength(1);
});

test(
  '[token-of-another-tab] an open note goes on with the token that another tab has renewed, and its reply stays',
  MATRIX,
  async ({ page, sandbox, consoleLog }) => {
    const [first, second] = await openTabs(page, sandbox.panel, 3);
    if (!first || !second) throw new Error('there are no tabs');
    await first.getByRole('listitem').filter({ hasText: 'Ingrid Gull' }).first().click();
    await first.getByRole('textbox').fill('Where was I');
    await sandbox.control('faults', {
      count: 1,
      kind: '401',
      body: { error: 'invalid_token' },
      path: '/comments/',
    });
    await first.getByRole('article').getByRole('button', { name: 'Like', exact: true }).click();
    await expect(first.getByText('been signed out')).toBeVisible();
    await sandbox.control('faults', { count: 0 });
    await second.reload();
    await expect(rows(second).first()).toBeVisible();
    await expect(first.getByText('been signed out')).toBeHidden();
    await expect(first.getByRole('textbox')).toHaveValue('Where was I');
    consoleLog.errors.length = 0;
  },
);
