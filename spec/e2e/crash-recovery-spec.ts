import type { Page } from '@playwright/test';
import { commentStatus, requestsTo } from './support/platform';
import { expect, openPanel, type PanelPage, panelPage, test } from './support/test';

const TEXT = 'Hello, first time here!';

/** Kills the page's process, so that no script and no unload event runs. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), crashed]);
  await crashed;
}

async function trash(panel: PanelPage): Promise<void> {
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
}

test('a crash keeps the undo bar, and trashes a comment exactly once, although two other tabs are open', async ({
  panel,
  sandbox,
}) => {
  test.slow();
  const context = panel.page.context();
  await trash(panel);
  const next = await context.newPage();
  // The clock of the next page stands still, so that the undo window lasts however long the page takes to open.
  await next.addInitScript((now) => {
    Date.now = () => now;
  }, Date.now());
  await crash(panel.page);
  const after = await openPanel(next, sandbox);
  await after.frame.getByRole('button', { name: 'Undo' }).click();
  await expect(after.rows.filter({ hasText: TEXT })).toBeVisible();
  expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
  expect(await requestsTo(sandbox, '/delete')).toEqual([]);

  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await other.goto(sandbox.host);
  await next.bringToFront();
  await trash(after);
  await crash(next);
  await expect.poll(() => commentStatus(sandbox, TEXT), { timeout: 15_000 }).toBe('trash');
  for (const other of others) {
    await panelPage(other).bell.click();
    await expect(panelPage(other).rows.first()).toBeVisible();
    await expect(panelPage(other).rows.filter({ hasText: TEXT })).toHaveCount(0);
  }
  expect((await requestsTo(sandbox, '/delete')).length).toBe(1);
});
