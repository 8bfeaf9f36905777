import { commentStatus, platformComment, platformState } from './support/platform';
import { expectPainted } from './support/painted';
import { expect, test } from './support/test';

const UNAPPROVED = 'Hello, first time here!';

test('[purpose-of-the-panel] [approve-and-like-toggle] approves, likes and answers a comment on the platform', async ({
  panel,
  sandbox,
}) => {
  const { frame } = panel;
  await panel.openNote(UNAPPROVED);
  await panel.action('Approve').click();
  await panel.action('Like').click();
  await expect(panel.action('Approved')).toBeVisible();
  await expect(panel.action('Liked')).toBeVisible();
  await expectPainted(panel.page);
  const { blogger } = await platformState(sandbox);
  await expect.poll(async () => (await platformComment(sandbox, UNAPPROVED))?.likes).toContain(blogger);
  await expect.poll(() => commentStatus(sandbox, UNAPPROVED)).toBe('approved');

  const send = frame.getByRole('button', { name: 'Send' });
  await expect(send).toHaveAttribute('title', 'Write your response in order to submit');
  await frame.getByRole('textbox').fill('It is never too late to ask about the yeast.');
  await expect(send).toHaveAttribute('title', 'Submit reply');
  await frame.getByRole('textbox').press('Control+Enter');
  await expect(frame.getByText('Reply posted!').last()).toBeVisible();
  await expectPainted(panel.page);
  await expect(frame.getByRole('link', { name: 'View your comment.' })).toHaveAttribute(
    'href',
    /#comment-\d+$/,
  );
  await expect(frame.getByRole('textbox')).toHaveValue('');
  const reply = await platformComment(sandbox, 'It is never too late');
  expect(reply?.parentId).toBe((await platformComment(sandbox, UNAPPROVED))?.id);
});

test('[follow-and-unfollow] follows and unfollows the author', async ({ panel, sandbox }) => {
  const before = (await platformState(sandbox)).following;
  await panel.openNote('Ljubica Žižić followed');
  await panel.action('Follow').click();
  await expect(panel.action('Following')).toBeVisible();
  await expect.poll(async () => (await platformState(sandbox)).following.length).toBe(before.length + 1);
  await panel.action('Following').click();
  await expect.poll(async () => (await platformState(sandbox)).following).toEqual(before);
});
