import type { Page } from '@playwright/test';
import { actionOf } from '../../src/streams/actions/table';
import { stateOf } from '../../src/streams/outbox/record';
import { UNDO_MS } from '../../src/streams/timing';
import { commentStatus, platformComment, requestsTo } from './support/platform';
import { storedRecords } from './support/stored-records';
import { action, openNoteIn, rows, twoTabs } from './support/tabs';
import { expect, test } from './support/test';

const TEXT = 'Hello, first time here!';
const BEGUN = 'Nice to ';
/** Each is a command outside the box: undo, close, trash, spam, approve, like, edit, reply, next, ... */
const COMMANDS = 'untsalerjkcf?';
const TRASHED = 'Comment trashed';

const box = (tab: Page) => tab.getByRole('textbox');
const notice = (tab: Page) => tab.locator('.reply-notice');
const undo = (tab: Page) => tab.getByRole('button', { name: 'Undo' });

/**
 * Lets the stopped clock of both tabs go on by a tenth of a second until this holds. A slow machine
 * does not use up the time in which Undo is offered.
 */
const eventually = (page: Page, check: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100);
    await check();
  }).toPass();

test('[open-note-of-a-tab] a reply stays open with the focus and the keys while another tab trashes and restores its comment', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const [first, second] = await twoTabs(page, sandbox.panel);
  for (const tab of [first, second]) await openNoteIn(tab, TEXT);
  await box(second).click();
  await second.keyboard.type(BEGUN);
  await expect(box(first)).toHaveValue(BEGUN);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await action(first, 'Trash').click();
  await eventually(page, async () => expect(await notice(second).allTextContents()).toEqual([TRASHED]));
  await expect(box(second)).toBeFocused();
  await second.keyboard.type(COMMANDS);
  await expect(box(second)).toHaveValue(BEGUN + COMMANDS);
  await expect(second.getByRole('article')).toContainText(TEXT);
  await expect(undo(second)).toBeVisible();
  expect((await storedRecords(second)).map((record) => [actionOf(record), stateOf(record)])).toEqual([
    ['trash', 'waiting'],
  ]);

  await undo(first).click();
  await eventually(page, async () => expect(await notice(second).allTextContents()).toEqual(['']));
  await expect(box(second)).toBeFocused();
  await page.clock.resume();
  await action(second, 'Send').click();
  await expect(box(second)).toHaveValue('');
  const parent = await platformComment(sandbox, TEXT);
  expect((await platformComment(sandbox, BEGUN + COMMANDS))?.parentId).toBe(parent?.id);
  await page.clock.fastForward(UNDO_MS);
  await expect(rows(first).filter({ hasText: TEXT })).toBeVisible();
  expect(await commentStatus(sandbox, TEXT)).toBe('approved');
  expect(await requestsTo(sandbox, '/delete')).toEqual([]);
});
