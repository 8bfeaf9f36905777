import { openTabs, rows } from './support/tabs';
import { expect, test } from './support/test';

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
