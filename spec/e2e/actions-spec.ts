import { MATRIX } from './support/matrix';
import { commentStatus, platformComment, platformState, requestsTo } from './support/platform';
import { expectPainted } from './support/painted';
import { expect, test } from './support/test';

const UNAPPROVED = 'Hello, first time here!';

test('[purpose-of-the-panel] [approve-and-like-toggle] approves the comment on the platform', async ({
  panel,
  sandbox,
}) => {
  await panel.openNote(UNAPPROVED);
  await panel.action('Approve').click();
  await expect(panel.action('Approved')).toBeVisible();
  await expectPainted(panel.page);
  await expect.poll(() => commentStatus(sandbox, UNAPPROVED)).toBe('approved');
});

test('leaves the platform in the last state of several quick toggles', MATRIX, async ({ panel, sandbox }) => {
  await panel.openNote(UNAPPROVED);
  for (const name of ['Approve', 'Approved', 'Approve']) await panel.action(name).click();
  await expect(panel.action('Approved')).toBeVisible();
  await expectPainted(panel.page);
  await expect.poll(() => commentStatus(sandbox, UNAPPROVED)).toBe('approved');
});

test('[approve-and-like-toggle] likes the comment on the platform', MATRIX, async ({ panel, sandbox }) => {
  await panel.openNote(UNAPPROVED);
  await panel.action('Like').click();
  await expect(panel.action('Liked')).toBeVisible();
  await expectPainted(panel.page);
  const { blogger } = await platformState(sandbox);
  await expect.poll(async () => (await platformComment(sandbox, UNAPPROVED))?.likes).toContain(blogger);
});

test('rolls a failed action back and shows an error', MATRIX, async ({ panel, sandbox, consoleLog }) => {
  await panel.openNote(UNAPPROVED);
  await sandbox.control('faults', { count: 1, kind: '500', path: '/comments/' });
  await panel.action('Approve').click();
  await expect(panel.frame.locator('.status-bar')).toContainText("The comment couldn't be approved.");
  await expectPainted(panel.page);
  await expect(panel.action('Approve')).toBeVisible();
  // The browser logs the failed request.
  consoleLog.errors.length = 0;
});

test('[follow-and-unfollow] follows and unfollows the author', MATRIX, async ({ panel, sandbox }) => {
  const before = (await platformState(sandbox)).following;
  await panel.openNote('Ljubica Žižić followed');
  await panel.action('Follow').click();
  await expect(panel.action('Following')).toBeVisible();
  await expectPainted(panel.page);
  await expect.poll(async () => (await platformState(sandbox)).following.length).toBe(before.length + 1);
  await panel.action('Following').click();
  await expect.poll(async () => (await platformState(sandbox)).following).toEqual(before);
});

test('posts a reply and approves the comment that it answers', async ({ panel, sandbox }) => {
  const { frame } = panel;
  await panel.openNote(UNAPPROVED);
  const send = frame.getByRole('button', { name: 'Send' });
  await expect(send).toHaveAttribute('title', 'Write your response in order to submit');
  await frame.getByRole('textbox').fill('It is never too late to ask about the yeast.');
  await expect(send).toHaveAttribute('title', 'Submit reply');
  await frame.getByRole('textbox').press('Control+Enter');
  await expect(frame.getByText('Reply posted!')).toBeVisible();
  await expectPainted(panel.page);
  await expect(frame.getByRole('link', { name: 'View your comment.' })).toHaveAttribute(
    'href',
    /#comment-\d+$/,
  );
  await expect(frame.getByRole('textbox')).toHaveValue('');
  const parent = await platformComment(sandbox, UNAPPROVED);
  const reply = await platformComment(sandbox, 'It is never too late');
  expect(reply?.parentId).toBe(parent?.id);
  expect(parent?.status).toBe('approved');
});

test('reports a duplicate reply and keeps its text', MATRIX, async ({ panel, consoleLog }) => {
  const { frame } = panel;
  await panel.openNote(UNAPPROVED);
  await frame.getByRole('textbox').fill('Twice is nice.');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('Reply posted!')).toBeVisible();
  await expectPainted(panel.page);
  await frame.getByRole('textbox').fill('Twice is nice.');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText("Duplicate comment; you've already said that!")).toBeVisible();
  await expectPainted(panel.page);
  await panel.openNote(UNAPPROVED);
  await expect(frame.getByRole('textbox')).toHaveValue('Twice is nice.');
  consoleLog.errors.length = 0;
});

test('restores a draft after a reload', MATRIX, async ({ page, panel }) => {
  await panel.openNote(UNAPPROVED);
  await panel.frame.getByRole('textbox').fill('Half a thou');
  await page.reload();
  await panel.bell.click();
  await panel.openNote(UNAPPROVED);
  await expect(panel.frame.getByRole('textbox')).toHaveValue('Half a thou');
  await expectPainted(panel.page);
});

test(
  'does not disturb a reply that is being written when an earlier one is accepted',
  MATRIX,
  async ({ page, panel, sandbox }) => {
    const before = await platformState(sandbox);
    await panel.openNote(UNAPPROVED);
    await panel.frame.getByRole('textbox').fill('The first reply.');
    await sandbox.control('slow', { ms: 800 });
    await page.keyboard.press('Control+Enter');
    await panel.openNote('Tobias Ferry');
    await panel.frame.getByRole('textbox').click();
    await page.keyboard.type('That is a question, so let us start at the roots', { delay: 40 });
    await expect(panel.frame.getByText('Reply posted!')).toBeVisible();
    await expect(panel.frame.getByRole('textbox')).toHaveValue(
      'That is a question, so let us start at the roots',
    );
    await sandbox.control('slow', { ms: 0 });
    expect((await platformState(sandbox)).comments.length).toBe(before.comments.length + 1);
    expect(await requestsTo(sandbox, '/delete')).toEqual([]);
  },
);
