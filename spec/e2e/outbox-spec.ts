import type { Page } from '@playwright/test';
import { LAST_REQUEST_MS, UNDO_MS } from '../../src/streams/timing';
import { commentStatus, platformComment, requestsTo } from './support/platform';
import { action, openNoteIn, twoTabs } from './support/tabs';
import { expect, openPanel, test } from './support/test';

const TEXT = 'Hello, first time here!';
const LOOK = 'GET /rest/v1.1/sites/2101/comments/';

const openNote = (tab: Page): Promise<void> => openNoteIn(tab, TEXT);

/** Runs in the page: it hears of nothing that other tabs do. */
function deafen(): void {
  BroadcastChannel.prototype.addEventListener = () => undefined;
}

/** Runs in the page: the browser denies IndexedDB. */
function denyDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
}

test('Undo in one tab keeps the comment, although the tab that trashed it does not hear of it', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.addInitScript(deafen);
  const [deaf, other] = await twoTabs(page, sandbox.panel);
  await openNote(deaf);
  await action(deaf, 'Trash').click();
  await other.getByRole('button', { name: 'Undo' }).click();
  await openNote(other);
  await page.clock.fastForward(UNDO_MS);
  // Actions on one comment are sent one after another.
  await action(other, 'Like').click();
  await expect.poll(async () => (await platformComment(sandbox, TEXT))?.likes.length).toBe(1);
  expect(await commentStatus(sandbox, TEXT)).toBe('unapproved');
  expect(await requestsTo(sandbox, '/delete')).toEqual([]);
});

test('a browser that denies IndexedDB sends all the same', async ({ page, sandbox }) => {
  await page.addInitScript(denyDatabase);
  const panel = await openPanel(page, sandbox);
  await panel.openNote(TEXT);
  await panel.action('Approve').click();
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('approved');
  await panel.action('Trash').click();
  await panel.frame
    .getByRole('group', { name: 'Comment trashed' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('trash');
});

test('a page that is closed in the undo window has trashed once, and the next page asks', async ({
  page,
  sandbox,
  context,
}) => {
  await page.clock.install();
  const panel = await openPanel(page, sandbox);
  await panel.openNote(TEXT);
  await panel.action('Trash').click();
  await expect(panel.frame.getByText('Comment trashed', { exact: true })).toBeVisible();
  const next = await context.newPage();
  await page.close();
  await openPanel(next, sandbox);
  await next.clock.fastForward(LAST_REQUEST_MS);
  await expect.poll(() => requestsTo(sandbox, LOOK)).not.toEqual([]);
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('trash');
  expect(await requestsTo(sandbox, '/delete')).toHaveLength(1);
});
