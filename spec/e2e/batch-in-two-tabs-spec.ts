import type { Page } from '@playwright/test';
import { SENDING_MAX_COUNT, UNDO_MS } from '../../src/streams/timing';
import { type LoggedRequest, parseRequests, wasDone } from '../soak/platform';
import { loadNotes } from './support/load-notes';
import { platformState } from './support/platform';
import { untilSettled } from './support/presses';
import type { Sandbox } from './support/sandbox';
import { storedRecords } from './support/stored-records';
import { rows, twoTabs } from './support/tabs';
import { expect, test } from './support/test';

const COUNT = 50;
const textOf = (index: number): string => `Number ${index + 1} of fifty.`;

/** Adds fifty comments, and opens two tabs with the first one's rows of them checked. Returns the comments' ids. */
async function openFifty(page: Page, sandbox: Sandbox) {
  const comments: number[] = [];
  for (let index = 0; index < COUNT; index += 1)
    comments.push(
      Number((await sandbox.control('comment', { text: textOf(index), approved: false })).comment_id),
    );
  const [first, second] = await twoTabs(page, sandbox.panel);
  for (const tab of [first, second]) await loadNotes(tab, COUNT);
  await untilSettled(first);
  await first.bringToFront();
  await rows(first).first().locator('.row-icon').click();
  await rows(first)
    .filter({ hasText: textOf(0) })
    .click({ modifiers: ['Shift'] });
  await expect(first.locator('.row.is-checked')).toHaveCount(COUNT);
  return { first, second, comments };
}

const fifty = (tab: Page) => rows(tab).filter({ hasText: 'of fifty.' });
const bar = (tab: Page, text: string) => tab.locator('.batch-bar').getByText(text);

const requestsOf = async (sandbox: Sandbox): Promise<readonly LoggedRequest[]> =>
  parseRequests(await sandbox.look('requests'));
const deletes = async (sandbox: Sandbox): Promise<readonly LoggedRequest[]> =>
  (await requestsOf(sandbox)).filter(({ path }) => path.endsWith('/delete'));

const statuses = async (sandbox: Sandbox, ids: readonly number[]): Promise<readonly string[]> => {
  const { comments } = await platformState(sandbox);
  return ids.map((each) => comments.find(({ id }) => id === each)?.status ?? 'gone');
};

test('[batch-one-undo] Undo in the other tab after 4.4 s keeps all fifty comments', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const { first, second, comments } = await openFifty(page, sandbox);
  await page.clock.pauseAt(await first.evaluate(() => Date.now() + 1000));
  await first.keyboard.press('t');
  for (const tab of [first, second]) await expect(bar(tab, '50 comments trashed')).toBeVisible();
  await page.clock.runFor(4400);
  await second.bringToFront();
  await second.keyboard.press('u');
  await expect.poll(() => storedRecords(second)).toEqual([]);
  await page.clock.runFor(UNDO_MS);
  await page.clock.resume();
  for (const tab of [first, second]) await expect(fifty(tab)).toHaveCount(COUNT);
  expect(new Set(await statuses(sandbox, comments))).toEqual(new Set(['unapproved']));
  expect(await deletes(sandbox)).toEqual([]);
});

test('[batch-sent-once] [batch-failures] fifty comments are each trashed once, although every fifth request fails, an answer is lost and the tab closes in the middle', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await page.clock.install();
  const { first, second, comments } = await openFifty(page, sandbox);
  const fault = (kind: string, comment: number): Promise<unknown> =>
    sandbox.control('faults', { count: 1, kind, method: 'POST', path: `/comments/${comment}/delete` });
  const refused = comments.filter((_id, index) => index % 5 === 0);
  for (const comment of refused) await fault('500', comment);
  await fault('lost-answer', comments[1] ?? 0);
  await sandbox.control('slow', { ms: 150 });
  await first.keyboard.press('t');
  await expect(bar(second, '50 comments trashed')).toBeVisible();
  await page.clock.runFor(UNDO_MS);
  await expect.poll(async () => (await deletes(sandbox)).length).toBeGreaterThan(COUNT / 5);
  await first.close();
  expect((await deletes(sandbox)).length, 'requests when the tab closes').toBeLessThan(COUNT);
  await sandbox.control('slow', { ms: 0 });
  // The closed tab may have got answers that it could not store: the platform is asked about those.
  await expect(async () => {
    await second.clock.runFor(1000);
    const left = (await storedRecords(second)).filter(({ state }) => !['done', 'failed'].includes(state));
    expect(left).toEqual([]);
  }).toPass({ timeout: 40_000 });
  const count = (await storedRecords(second)).filter(({ state }) => state === 'failed').length;
  expect(count).toBeGreaterThanOrEqual(refused.length - SENDING_MAX_COUNT);
  await expect(bar(second, `Trash has failed for ${count} notifications: `)).toBeVisible();
  // Those that failed are in the list again, and the others are not.
  await expect(fifty(second)).toHaveCount(count);
  await untilSettled(second);
  await second.getByRole('button', { name: 'Retry' }).click();
  await expect(async () => {
    await second.clock.runFor(1000);
    expect(new Set(await statuses(sandbox, comments))).toEqual(new Set(['trash']));
  }).toPass();
  await expect(fifty(second)).toHaveCount(0);
  const done = (await deletes(sandbox)).filter(wasDone).map(({ path }) => path);
  expect(done).toHaveLength(COUNT);
  expect(new Set(done).size).toBe(COUNT);
  expect(await deletes(sandbox)).toHaveLength(COUNT + refused.length);
});

test('[batch-sent-once] fifty approvals without a network are sent by another tab once the first is closed', async ({
  page,
  sandbox,
  context,
}) => {
  test.slow();
  const { first, second, comments } = await openFifty(page, sandbox);
  await context.setOffline(true);
  await first.keyboard.press('a');
  await expect(second.getByText('50 changes wait for the network.')).toBeVisible();
  await first.close();
  expect(new Set(await statuses(sandbox, comments))).toEqual(new Set(['unapproved']));
  await context.setOffline(false);
  await expect
    .poll(async () => new Set(await statuses(sandbox, comments)), { timeout: 60_000 })
    .toEqual(new Set(['approved']));
  const approvals = (await requestsOf(sandbox)).filter(({ body }) => body.includes('"approved"'));
  expect(approvals).toHaveLength(COUNT);
});
