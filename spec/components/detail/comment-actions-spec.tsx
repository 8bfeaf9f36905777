/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ThreadComment } from '../../../src/streams/conversation/state';
import type { State } from '../../../src/streams/state/state';
import { conversation, threadComment } from '../../support/conversation';
import { note } from '../../support/notes';
import { recorded } from '../../support/outbox';
import { recordOf } from '../../streams/outbox/records';
import { announced, renderDetail } from '../support/panel';

const OPEN = note(1, { meta: { ids: { site: 1, post: 2, comment: 10 } } });
const ALLOWED: Partial<ThreadComment> = { canModerate: true, isLiked: false };

const known = (...comments: readonly ThreadComment[]): Pick<State, 'conversations'> => ({
  conversations: { '1/10': conversation({ comments }) },
});
const reply = (id: number, changes: Partial<ThreadComment> = ALLOWED, parent = 10) =>
  threadComment(id, parent, changes);
const toolbar = (id: number) => within(screen.getByRole('toolbar', { name: `Actions: Reader ${id}` }));
const button = (id: number, name: string) => toolbar(id).getByRole('button', { name });
const replies = () => screen.getByRole('region', { name: 'Replies' });

test('[comment-actions] a reply has the actions that the platform allows', () => {
  renderDetail(OPEN, known(reply(70), reply(71, { isLiked: false }), reply(72, {})));
  const names = [70, 71, 72].map((id) =>
    toolbar(id)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  expect(names).toEqual([['Like', 'Approved', 'Trash', 'Reply'], ['Like', 'Reply'], ['Reply']]);
});

test('[comment-actions] a comment that cannot be replied to has replies without that button', () => {
  const closed = note(1, { meta: { ids: { site: 1, post: 2, comment: 10 } }, body: [{ text: 'Hi' }] });
  renderDetail(closed, known(reply(70)));
  expect(toolbar(70).queryByText('Reply')).not.toBeInTheDocument();
});

test('[comment-actions] Like shows at once, with how many people do', async () => {
  const { sent } = renderDetail(OPEN, known(reply(70, { isLiked: false, likeCount: 2 })));
  await userEvent.click(button(70, 'Like 2'));
  expect(sent).toEqual([{ type: 'comment.acted', key: '1/10', comment: 70, action: 'like' }]);
  expect(button(70, 'Liked 3')).toHaveFocus();
  await userEvent.click(button(70, 'Liked 3'));
  expect(button(70, 'Like 2')).toHaveFocus();
});

test('[comment-actions] Approve shows at once, and takes the mark away', async () => {
  renderDetail(OPEN, known(reply(70, { ...ALLOWED, isApproved: false })));
  expect(replies()).toHaveTextContent('Needs approval');
  await userEvent.click(button(70, 'Approve'));
  expect(replies()).not.toHaveTextContent('Needs approval');
  expect(button(70, 'Approved')).toHaveFocus();
});

test('[comment-actions] an approval without a response does not claim success', () => {
  const waits = recorded(recordOf('approve', { state: 'uncertain', sentAt: 0 }));
  renderDetail(OPEN, { ...known(reply(70, { ...ALLOWED, isApproved: false })), ...waits });
  expect(button(70, 'Approving')).toBeVisible();
});

test('[comment-actions] Trash leaves its place and the focus to Undo, which brings both back', async () => {
  const { sent } = renderDetail(OPEN, known(reply(70), reply(71)));
  await userEvent.click(button(70, 'Trash'));
  const bar = screen.getByRole('group', { name: 'Comment trashed' });
  expect(replies()).not.toHaveTextContent('Text 70');
  const undo = within(bar).getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await announced('Comment trashed. Undo, U');
  await userEvent.click(undo);
  expect(sent.at(-1)).toMatchObject({ type: 'deed.undone' });
  expect(replies()).toHaveTextContent('Text 70');
  await waitFor(() => expect(button(70, 'Like')).toHaveFocus());
});

test.each<[string, readonly number[], number, () => HTMLElement]>([
  ['the next reply', [70, 71, 72], 71, () => button(72, 'Like')],
  ['the one before, at the end', [70, 71], 71, () => button(70, 'Like')],
  ['the heading, if there is no other', [70], 70, () => screen.getByRole('heading', { name: '1 reply' })],
])('[comment-actions] the end of Undo leaves the focus to %s', async (_heir, ids, trashed, heir) => {
  const { sent } = renderDetail(OPEN, known(...ids.map((id) => reply(id))));
  await userEvent.click(button(trashed, 'Trash'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(sent.at(-1)).toMatchObject({ type: 'deed.closed' });
  expect(replies()).toHaveTextContent('Comment trashed');
  await waitFor(() => expect(heir()).toHaveFocus());
});

test('[comment-actions] a trashed reply that others have answered says that it is trashed', () => {
  renderDetail(OPEN, known(reply(70, { ...ALLOWED, removal: 'trash' }), reply(71, ALLOWED, 70)));
  expect(replies()).toHaveTextContent(/Comment trashed.*Text 71/);
  expect(replies()).not.toHaveTextContent('Text 70');
});

test('[comment-actions] the arrow keys move between the actions, and do not leave the note', async () => {
  renderDetail(OPEN, known(reply(70)));
  button(70, 'Like').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(button(70, 'Approved')).toHaveFocus();
  expect(button(70, 'Like')).toHaveAttribute('tabindex', '-1');
});

test('[batch-one-undo] a reply that was trashed with others has no undo bar of its own', () => {
  renderDetail(OPEN, { ...known(reply(70)), ...recorded(recordOf('trash', { deed: 'b' })) });
  expect(within(replies()).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(replies()).toHaveTextContent('Comment trashed');
});

const IDS = { site: 1, post: 2, comment: 10, parent_comment: 9 };
const QUOTING = [{ text: 'Ana' }, { text: 'Cut at …' }];

/** Opens a reply, and shows its parent whole. */
async function openParent(header: readonly object[] = [], changes: Partial<ThreadComment> = {}) {
  const parent = threadComment(9, undefined, { canModerate: true, isLiked: false, ...changes });
  const rendered = renderDetail(note(1, { meta: { ids: IDS }, header }), {
    conversations: { '1/10': conversation({ parent }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  return rendered;
}
const ofParent = () => within(screen.getByRole('toolbar', { name: 'Actions: Reader 9' }));

test.each([
  ['above the comment', []],
  ['quoted in the header in part', QUOTING],
  ['quoted in the header whole', [{ text: 'Ana' }, { text: 'Text 9' }]],
])('[comment-actions] the parent has its actions when it shows whole: %s', async (_, header) => {
  const { sent } = await openParent(header);
  expect(
    ofParent()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Like', 'Approved', 'Trash', 'Reply']);
  await userEvent.click(ofParent().getByRole('button', { name: 'Like' }));
  expect(sent.at(-1)).toEqual({ type: 'comment.acted', key: '1/10', comment: 9, action: 'like' });
  expect(ofParent().getByRole('button', { name: 'Liked 1' })).toHaveFocus();
});

test.each([
  ['above the comment', []],
  ['quoted in the header', QUOTING],
])(
  '[comment-actions] Trash of the parent leaves the focus to Undo, which stays in reach, and brings it back: %s',
  async (_, header) => {
    await openParent(header);
    await userEvent.click(ofParent().getByRole('button', { name: 'Trash' }));
    const undo = within(screen.getByRole('group', { name: 'Comment trashed' })).getByRole('button', {
      name: 'Undo',
    });
    await waitFor(() => expect(undo).toHaveFocus());
    await announced('Comment trashed. Undo, U');
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(ofParent().getByRole('button', { name: 'Like' })).toHaveFocus());
  },
);

test('[comment-actions] the end of Undo leaves the focus beside the parent', async () => {
  await openParent();
  await userEvent.click(ofParent().getByRole('button', { name: 'Trash' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'In reply to' })).toHaveTextContent('Comment trashed');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus());
});

test('[comment-actions] the parent can be replied to in place', async () => {
  const { sent } = await openParent();
  await userEvent.click(ofParent().getByRole('button', { name: 'Reply' }));
  await userEvent.keyboard('Yes{Control>}{Enter}{/Control}');
  expect(sent.at(-1)).toEqual({ type: 'reply.submitted', id: '1/9', text: 'Yes' });
});
