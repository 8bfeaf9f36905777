import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { CONVERSATION_AFTER_MS, UNDO_MS } from '../../src/streams/timing';
import { commentStatus, platformComment, platformState, requestsTo } from './support/platform';
import type { Sandbox } from './support/sandbox';
import { openNoteIn, twoTabs } from './support/tabs';
import { expect, openPanel, type PanelPage, test } from './support/test';

const QUESTION = 'Who has tried this?';
const [FIRST, SECOND] = ['I have, twice.', 'Not I.'];

/** A comment with two answers; the first one has a note, and waits for approval. */
async function ask(sandbox: Sandbox): Promise<void> {
  const { comment_id: parent } = await sandbox.control('comment', { user: 'osei', text: QUESTION });
  for (const text of [FIRST, SECOND])
    await sandbox.control('comment', { user: 'gullible', parent, text, approved: text !== FIRST });
}

/** The answer with this text. */
const answer = (place: Pick<PanelPage['frame'], 'getByRole'>, text: string): Locator =>
  place.getByRole('region', { name: 'Answers' }).getByRole('listitem').filter({ hasText: text });

test('[answer-actions] an answer is approved and liked on the platform, once', async ({ page, sandbox }) => {
  await ask(sandbox);
  const panel = await openPanel(page, sandbox);
  await panel.openNote(QUESTION);
  const first = answer(panel.frame, FIRST);
  await first.getByRole('button', { name: 'Approve' }).click();
  await first.getByRole('button', { name: 'Like' }).click();
  await expect(first.getByRole('button', { name: 'Approved' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Liked 1' })).toBeVisible();
  await expect(first.getByText('Needs approval')).toBeHidden();
  await expect.poll(() => commentStatus(sandbox, FIRST)).toBe('approved');
  const { blogger } = await platformState(sandbox);
  await expect.poll(async () => (await platformComment(sandbox, FIRST))?.likes).toEqual([blogger]);
  expect(await requestsTo(sandbox, '/likes/new')).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    // The host page has a main landmark, too.
    .disableRules('landmark-unique')
    .analyze();
  expect(violations).toEqual([]);
});

test('[answer-actions] a trashed answer is gone after its undo window, and leaves the focus to its neighbour', async ({
  page,
  sandbox,
}) => {
  await ask(sandbox);
  await page.clock.install();
  const panel = await openPanel(page, sandbox);
  await panel.openNote(QUESTION);
  await page.clock.runFor(CONVERSATION_AFTER_MS);
  await answer(panel.frame, FIRST).getByRole('button', { name: 'Trash' }).focus();
  await page.keyboard.press('Enter');
  const answers = panel.frame.getByRole('region', { name: 'Answers' });
  await expect(answers.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await commentStatus(sandbox, FIRST)).toBe('unapproved');
  await page.clock.runFor(UNDO_MS);
  await expect.poll(() => commentStatus(sandbox, FIRST)).toBe('trash');
  await expect(answer(panel.frame, SECOND).getByRole('button', { name: 'Like' })).toBeFocused();
  await expect(answers.getByText('1 answer')).toBeVisible();
  expect(await requestsTo(sandbox, '/delete')).toHaveLength(1);
  await expect(panel.detail).toContainText(QUESTION);
});

test('[answer-actions] [u-for-undo] U brings a trashed answer back without a request; A acts on the open comment', async ({
  page,
  sandbox,
}) => {
  await ask(sandbox);
  const panel = await openPanel(page, sandbox);
  await panel.openNote(QUESTION);
  await answer(panel.frame, FIRST).getByRole('button', { name: 'Trash' }).click();
  await expect(
    panel.frame.getByRole('region', { name: 'Answers' }).getByText('Comment trashed'),
  ).toBeVisible();
  await page.keyboard.press('u');
  await expect(answer(panel.frame, FIRST)).toBeVisible();
  await expect(answer(panel.frame, FIRST).getByRole('button', { name: 'Like' })).toBeFocused();
  await page.keyboard.press('a');
  await expect.poll(() => commentStatus(sandbox, QUESTION)).toBe('unapproved');
  expect(await commentStatus(sandbox, FIRST)).toBe('unapproved');
  expect(await requestsTo(sandbox, '/delete')).toEqual([]);
});

test('[answer-actions] another tab shows what was done to an answer, and can undo it', async ({
  page,
  sandbox,
}) => {
  await ask(sandbox);
  const [one, other] = await twoTabs(page, sandbox.panel);
  for (const tab of [one, other]) await openNoteIn(tab, QUESTION);
  await answer(one, FIRST).getByRole('button', { name: 'Like' }).click();
  await expect(answer(other, FIRST).getByRole('button', { name: 'Liked 1' })).toBeVisible();
  await answer(one, SECOND).getByRole('button', { name: 'Trash' }).click();
  await other.getByRole('region', { name: 'Answers' }).getByRole('button', { name: 'Undo' }).click();
  await expect(answer(one, SECOND)).toBeVisible();
  expect(await commentStatus(sandbox, SECOND)).toBe('approved');
});

test('[answer-actions] an answer without a note that cannot be trashed is back, and the list says why', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  const { comment_id: comment } = await sandbox.control('comment', { text: QUESTION });
  await sandbox.control('thread', { comment, answers: 2 });
  const panel = await openPanel(page, sandbox);
  await panel.openNote(QUESTION);
  await sandbox.control('faults', { kind: '403', path: '/delete' });
  await answer(panel.frame, 'Answer 2.').getByRole('button', { name: 'Trash' }).click();
  await panel.frame
    .getByRole('group', { name: 'Comment trashed' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(panel.frame.locator('.status-bar')).toContainText(
    "The comment couldn't be trashed. Please try again.",
  );
  await expect(answer(panel.frame, 'Answer 2.')).toBeVisible();
  consoleLog.errors.length = 0;
});

test('[answer-actions] [recently-done] a trashed answer is restored by the list of recent actions', async ({
  page,
  sandbox,
}) => {
  const { comment_id: comment } = await sandbox.control('comment', { text: QUESTION });
  await sandbox.control('thread', { comment, answers: 2 });
  const panel = await openPanel(page, sandbox);
  await panel.openNote(QUESTION);
  await answer(panel.frame, 'Answer 2.').getByRole('button', { name: 'Trash' }).click();
  await panel.frame
    .getByRole('group', { name: 'Comment trashed' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect.poll(() => commentStatus(sandbox, 'Answer 2.')).toBe('trash');
  await page.keyboard.press('z');
  const recent = panel.frame.getByRole('region', { name: 'Recently done' });
  await expect(recent).toContainText('Answer 2.');
  await recent.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => commentStatus(sandbox, 'Answer 2.')).toBe('approved');
  await expect(panel.frame.getByText('Comment restored.')).toBeVisible();
});

test('[answer-actions] [reply-drafts] a reply is written in place, kept over a reload, and posted once', async ({
  page,
  sandbox,
}) => {
  const { comment_id: comment } = await sandbox.control('comment', { text: QUESTION });
  await sandbox.control('thread', { comment, answers: 2 });
  const panel = await openPanel(page, sandbox);
  await panel.openNote(QUESTION);
  await answer(panel.frame, 'Answer 2.').getByRole('button', { name: 'Reply' }).click();
  await page.keyboard.type('Nor I.');
  await page.reload();
  await panel.bell.click();
  await panel.openNote(QUESTION);
  const box = answer(panel.frame, 'Answer 2.').getByRole('textbox', { name: 'Reply to comment…' });
  await expect(box).toHaveValue('Nor I.');
  const { violations } = await new AxeBuilder({ page }).disableRules('landmark-unique').analyze();
  expect(violations).toEqual([]);
  await box.press('Control+Enter');
  await expect(answer(panel.frame, 'Nor I.').last()).toBeVisible();
  await expect(box).toHaveCount(0);
  const parentId = (await platformComment(sandbox, 'Answer 2.'))?.id;
  await expect.poll(async () => (await platformComment(sandbox, 'Nor I.'))?.parentId).toBe(parentId);
  expect(await requestsTo(sandbox, `/comments/${parentId}/replies/new`)).toHaveLength(1);
});

test('[answer-actions] [reply-is-posted-once] a reply to an answer whose answer was lost is looked for, and not posted again', async ({
  page,
  sandbox,
  consoleLog,
}) => {
  const { comment_id: comment } = await sandbox.control('comment', { text: QUESTION });
  await sandbox.control('thread', { comment, answers: 1 });
  const panel = await openPanel(page, sandbox);
  await panel.openNote(QUESTION);
  await answer(panel.frame, 'Answer 1.').getByRole('button', { name: 'Reply' }).click();
  await sandbox.control('faults', { kind: 'lost-answer', path: '/replies/new' });
  await page.keyboard.type('Nor I.');
  await page.keyboard.press('Control+Enter');
  await expect(panel.frame.getByText('Reply posted!')).toBeVisible({ timeout: 15_000 });
  expect(await requestsTo(sandbox, '/replies/new')).toHaveLength(1);
  consoleLog.errors.length = 0;
});
