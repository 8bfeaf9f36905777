import type { Page } from '@playwright/test';
import { LOCAL_OVERRIDE_MS, UNDO_MS } from '../../src/streams/timing';
import { commentStatus, platformComment, platformState, requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { action, openNoteIn, rows, twoTabs } from './support/tabs';
import { expect, test } from './support/test';

const TEXT = 'Hello, first time here!';

/** The panel as a page of its own, with its time in the spec's hands. */
async function open(page: Page, { panel }: Sandbox): Promise<void> {
  await page.clock.install();
  await page.goto(panel);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
}

const recent = (page: Page) => page.getByRole('region', { name: 'Recently done' });
/** The rows of the list of recent actions. */
const done = (page: Page) => recent(page).getByRole('listitem');

/** Opens the note with the text by keys alone: it is the second one. */
async function openByKeys(page: Page): Promise<void> {
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('article')).toContainText(TEXT);
}

for (const [kind, key, said] of [
  ['trash', 't', 'Trashed'],
  ['spam', 's', 'Marked as spam'],
] as const)
  test(`[recently-done] a comment in ${kind} is restored by keys alone, long after Undo has gone`, async ({
    page,
    sandbox,
  }) => {
    await open(page, sandbox);
    await openByKeys(page);
    await page.keyboard.press(key);
    await page.clock.runFor(UNDO_MS);
    await expect.poll(() => commentStatus(sandbox, TEXT)).toBe(kind);
    await page.clock.runFor(2 * LOCAL_OVERRIDE_MS);
    await page.keyboard.press('z');
    await expect(recent(page).getByRole('heading')).toBeFocused();
    await expect(done(page)).toHaveCount(1);
    await expect(done(page)).toContainText(said);
    await expect(done(page)).toContainText(TEXT);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('unapproved');
    await expect(done(page)).toContainText('Restored');
    await expect(done(page)).toBeFocused();
    await page.keyboard.press('z');
    await expect(recent(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(rows(page).filter({ hasText: TEXT })).toHaveCount(1);
    expect(await requestsTo(sandbox, `"status":"un${kind}"`)).toHaveLength(1);
  });

test('[recently-done] each action of the day is taken back, in another tab, after a reload', async ({
  page,
  sandbox,
}) => {
  const [first, second] = await twoTabs(page, sandbox.panel);
  const before = await platformState(sandbox);
  await openNoteIn(first, TEXT);
  await action(first, 'Approve').click();
  await action(first, 'Like').click();
  await rows(first).filter({ hasText: 'followed your blog' }).click();
  await first
    .getByRole('article')
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await expect
    .poll(async () => (await platformState(sandbox)).following.length)
    .toBe(before.following.length + 1);
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('approved');
  await expect.poll(async () => (await platformComment(sandbox, TEXT))?.likes.length).toBe(1);
  await second.reload();
  await expect(rows(second).first()).toBeVisible();
  await second.getByRole('status').first().waitFor({ state: 'attached' });
  await second.getByRole('button', { name: 'More' }).click();
  await second.getByRole('menuitem', { name: 'Recently done' }).click();
  await expect(done(second)).toHaveCount(3);
  for (const name of ['Unapprove', 'Unlike', 'Unfollow'])
    await second.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('unapproved');
  await expect.poll(async () => (await platformComment(sandbox, TEXT))?.likes).toEqual([]);
  await expect.poll(async () => (await platformState(sandbox)).following).toEqual(before.following);
});

test('[recently-done] [failures-once] what waits can be undone, and what has failed sent again', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await openByKeys(page);
  await page.context().setOffline(true);
  await page.keyboard.press('l');
  await page.keyboard.press('z');
  await expect(done(page)).toContainText('Waits to be sent.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing done in the last day.')).toBeVisible();
  await expect(recent(page).getByRole('heading')).toBeFocused();
  await page.context().setOffline(false);
  await page.keyboard.press('z');
  await sandbox.control('faults', { count: 1, kind: '403', path: '/likes/new' });
  await openNoteIn(page, TEXT);
  await page.keyboard.press('l');
  await page.keyboard.press('z');
  await expect(done(page)).toContainText("Your like couldn't be saved.");
  // Neither the line over the end of the list nor a message repeats it.
  await expect(page.getByText("Your like couldn't be saved.")).toHaveCount(1);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(done(page)).toContainText('Liked');
  expect((await platformComment(sandbox, TEXT))?.likes).toHaveLength(1);
});

test('[restore-gone] a comment that was deleted for ever is said to be gone, and not tried again', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await openByKeys(page);
  await page.keyboard.press('t');
  await page.clock.runFor(UNDO_MS);
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('trash');
  const { id } = (await platformComment(sandbox, TEXT)) ?? {};
  await page.evaluate(async (address) => {
    const token = localStorage.getItem('auth')?.replace(/^\d+:/, '');
    await fetch(address, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  }, `${sandbox.platform}/rest/v1.1/sites/2101/comments/${id}/delete`);
  await expect.poll(() => commentStatus(sandbox, TEXT)).toBe('gone');
  await page.keyboard.press('z');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(done(page)).toContainText("The comment can't be restored: it no longer exists.");
  await expect(done(page).getByRole('button')).toHaveText(['Discard']);
  expect(await requestsTo(sandbox, '"status":"untrash"')).toHaveLength(1);
});

test('[recently-done-focus] a message covers neither the heading nor the way back', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  for (const key of ['j', 'd', 'z']) await page.keyboard.press(key);
  await expect(recent(page).getByRole('heading')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(1000);
  await recent(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
});
