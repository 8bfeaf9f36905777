import type { Page } from '@playwright/test';
import { LAST_REQUEST_MS, UNDO_MS } from '../../src/streams/timing';
import { MATRIX } from './support/matrix';
import { commentStatus, platformComment, platformState, requestsTo } from './support/platform';
import { action, openNoteIn, twoTabs } from './support/tabs';
import { expect, openPanel, test } from './support/test';

const TEXT = 'Hello, first time here!';
const REPLY = 'Nice to have you here.';
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

test('the same reply from two tabs is posted once', MATRIX, async ({ page, sandbox }) => {
  const tabs = await twoTabs(page, sandbox.panel);
  for (const tab of tabs) await openNote(tab);
  await tabs[0].getByRole('textbox').fill(REPLY);
  await expect(tabs[1].getByRole('textbox')).toHaveValue(REPLY);
  // The second click is to come before the answer to the first.
  await sandbox.control('slow', { ms: 1000 });
  // An ordinary click would wait for ever if the other tab's record has disabled the button first.
  await Promise.all(tabs.map((tab) => action(tab, 'Send').dispatchEvent('click')));
  for (const tab of tabs) await expect(tab.getByRole('textbox')).toHaveValue('');
  const { comments } = await platformState(sandbox);
  expect(comments.filter(({ content }) => content.includes(REPLY))).toHaveLength(1);
});

test('Approve shows in both tabs, waits for a platform that is overloaded, and is sent without a message', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const [first, second] = await twoTabs(page, sandbox.panel);
  await sandbox.control('faults', { count: 1, kind: '503', method: 'PUT', path: '/comments/' });
  for (const tab of [first, second]) await openNote(tab);
  await action(second, 'Approve').click();
  for (const tab of [first, second]) await expect(action(tab, 'Approving')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await commentStatus(sandbox, TEXT)).toBe('approved');
  }).toPass();
  for (const tab of [first, second]) await expect(action(tab, 'Approved')).toBeVisible();
  await expect(second.getByText("couldn't be approved")).toHaveCount(0);
});

test('Approve without a network waits for it', MATRIX, async ({ page, sandbox, context }) => {
  const [first, second] = await twoTabs(page, sandbox.panel);
  await openNote(second);
  await context.setOffline(true);
  await action(second, 'Approve').click();
  await expect(action(second, 'Approving')).toBeVisible();
  await expect(second.getByText('1 change waits for the network.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('approved');
  await openNote(first);
  await expect(action(first, 'Approved')).toBeVisible();
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

test(
  'a page that is closed 100 ms after Approve has approved once',
  MATRIX,
  async ({ page, sandbox, context }) => {
    const panel = await openPanel(page, sandbox);
    await panel.openNote(TEXT);
    await panel.action('Approve').evaluate((button: HTMLElement) => {
      button.click();
      return new Promise((resolve) => setTimeout(resolve, 100));
    });
    await page.close();
    await openPanel(await context.newPage(), sandbox);
    await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('approved');
    expect(await requestsTo(sandbox, '"approved"')).toHaveLength(1);
  },
);

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
