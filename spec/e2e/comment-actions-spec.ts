import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { commentStatus, platformComment, platformState, requestsTo } from './support/platform';
import { expect, openPanel, type PanelPage, test } from './support/test';

const QUESTION = 'Who has tried this?';
const [FIRST, SECOND] = ['I have, twice.', 'Not I.'];

const replies = ({ frame }: PanelPage): Locator => frame.getByRole('region', { name: 'Replies' });

/** The reply with this text. */
const reply = (panel: PanelPage, text: string): Locator =>
  replies(panel).getByRole('listitem').filter({ hasText: text });

const violations = async (page: Page): Promise<unknown> =>
  // The host page has a main landmark, too.
  (await new AxeBuilder({ page }).disableRules('landmark-unique').analyze()).violations;

test('[comment-actions] [u-for-undo] [reply-drafts] replies are approved, liked, trashed and answered on the platform, once', async ({
  page,
  sandbox,
}) => {
  test.slow();
  const { comment_id: parent } = await sandbox.control('comment', { user: 'osei', text: QUESTION });
  // The first reply has a note, and waits for approval.
  for (const text of [FIRST, SECOND])
    await sandbox.control('comment', { user: 'gullible', parent, text, approved: text !== FIRST });
  const panel = await openPanel(page, sandbox);
  await panel.openNote(QUESTION);
  const [first, second] = [reply(panel, FIRST), reply(panel, SECOND)];

  await test.step('Trash leaves the focus to Undo, and U brings the reply back without a request', async () => {
    await first.getByRole('button', { name: 'Trash' }).focus();
    await page.keyboard.press('Enter');
    await expect(replies(panel).getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('u');
    await expect(first.getByRole('button', { name: 'Like' })).toBeFocused();
    await page.keyboard.press('a');
    await expect.poll(() => commentStatus(sandbox, QUESTION)).toBe('unapproved');
    expect(await commentStatus(sandbox, FIRST)).toBe('unapproved');
    expect(await requestsTo(sandbox, '/delete')).toEqual([]);
  });
  await test.step('it is approved and liked', async () => {
    await first.getByRole('button', { name: 'Approve' }).click();
    await first.getByRole('button', { name: 'Like' }).click();
    await expect(first.getByRole('button', { name: 'Approved' })).toBeVisible();
    await expect(first.getByRole('button', { name: 'Liked 1' })).toBeVisible();
    await expect(first.getByText('Needs approval')).toBeHidden();
    await expect.poll(() => commentStatus(sandbox, FIRST)).toBe('approved');
    const { blogger } = await platformState(sandbox);
    await expect.poll(async () => (await platformComment(sandbox, FIRST))?.likes).toEqual([blogger]);
    expect(await requestsTo(sandbox, '/likes/new')).toHaveLength(1);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('a reply is written in place, kept over a reload, and posted once', async () => {
    await second.getByRole('button', { name: 'Reply' }).click();
    await page.keyboard.type('Try it.');
    await page.reload();
    await panel.bell.click();
    await panel.openNote(QUESTION);
    const box = second.getByRole('textbox', { name: 'Reply to comment…' });
    await expect(box).toHaveValue('Try it.');
    expect(await violations(page)).toEqual([]);
    await box.press('Control+Enter');
    await expect(reply(panel, 'Try it.').last()).toBeVisible();
    await expect(box).toHaveCount(0);
    const id = (await platformComment(sandbox, SECOND))?.id;
    await expect.poll(async () => (await platformComment(sandbox, 'Try it.'))?.parentId).toBe(id);
    expect(await requestsTo(sandbox, `/comments/${id}/replies/new`)).toHaveLength(1);
  });
  await test.step('a trashed reply is gone when its undo bar is closed', async () => {
    await first.getByRole('button', { name: 'Trash' }).click();
    await replies(panel).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => commentStatus(sandbox, FIRST)).toBe('trash');
    await expect(first).toHaveCount(0);
    expect(await requestsTo(sandbox, '/delete')).toHaveLength(1);
    await expect(panel.detail).toContainText(QUESTION);
  });
});
