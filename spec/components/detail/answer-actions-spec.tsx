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
const answer = (id: number, changes: Partial<ThreadComment> = ALLOWED, parent = 10) =>
  threadComment(id, parent, changes);
const toolbar = (id: number) => within(screen.getByRole('toolbar', { name: `Actions: Reader ${id}` }));
const button = (id: number, name: string) => toolbar(id).getByRole('button', { name });
const answers = () => screen.getByRole('region', { name: 'Answers' });

test('[answer-actions] an answer has the actions that the platform allows', () => {
  renderDetail(OPEN, known(answer(70), answer(71, { isLiked: false }), answer(72, {})));
  const names = [70, 71, 72].map((id) =>
    toolbar(id)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  expect(names).toEqual([['Like', 'Approved', 'Trash', 'Reply'], ['Like', 'Reply'], ['Reply']]);
});

test('[answer-actions] a comment that cannot be replied to has answers without it', () => {
  const closed = note(1, { meta: { ids: { site: 1, post: 2, comment: 10 } }, body: [{ text: 'Hi' }] });
  renderDetail(closed, known(answer(70)));
  expect(toolbar(70).queryByText('Reply')).not.toBeInTheDocument();
});

test('[answer-actions] Like shows at once, with how many people do', async () => {
  const { sent } = renderDetail(OPEN, known(answer(70, { isLiked: false, likeCount: 2 })));
  await userEvent.click(button(70, 'Like 2'));
  expect(sent).toEqual([{ type: 'answer.acted', key: '1/10', comment: 70, action: 'like' }]);
  expect(button(70, 'Liked 3')).toHaveFocus();
  await userEvent.click(button(70, 'Liked 3'));
  expect(button(70, 'Like 2')).toHaveFocus();
});

test('[answer-actions] Approve shows at once, and takes the mark away', async () => {
  renderDetail(OPEN, known(answer(70, { ...ALLOWED, isApproved: false })));
  expect(answers()).toHaveTextContent('Needs approval');
  await userEvent.click(button(70, 'Approve'));
  expect(answers()).not.toHaveTextContent('Needs approval');
  expect(button(70, 'Approved')).toHaveFocus();
});

test('[answer-actions] an approval without an answer does not claim success', () => {
  const waits = recorded(recordOf('approve', { state: 'uncertain', sentAt: 0 }));
  renderDetail(OPEN, { ...known(answer(70, { ...ALLOWED, isApproved: false })), ...waits });
  expect(button(70, 'Approving')).toBeVisible();
});

test('[answer-actions] Trash leaves its place and the focus to Undo, which brings both back', async () => {
  const { sent } = renderDetail(OPEN, known(answer(70), answer(71)));
  await userEvent.click(button(70, 'Trash'));
  const bar = screen.getByRole('group', { name: 'Comment trashed' });
  expect(answers()).not.toHaveTextContent('Text 70');
  const undo = within(bar).getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await announced('Comment trashed. Undo, U');
  await userEvent.click(undo);
  expect(sent.at(-1)).toMatchObject({ type: 'deed.undone' });
  expect(answers()).toHaveTextContent('Text 70');
  await waitFor(() => expect(button(70, 'Like')).toHaveFocus());
});

test.each<[string, readonly number[], number, () => HTMLElement]>([
  ['the next answer', [70, 71, 72], 71, () => button(72, 'Like')],
  ['the one before, at the end', [70, 71], 71, () => button(70, 'Like')],
  ['the heading, if there is no other', [70], 70, () => screen.getByRole('heading', { name: '1 answer' })],
])('[answer-actions] the end of Undo leaves the focus to %s', async (_heir, ids, trashed, heir) => {
  const { sent } = renderDetail(OPEN, known(...ids.map((id) => answer(id))));
  await userEvent.click(button(trashed, 'Trash'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(sent.at(-1)).toMatchObject({ type: 'deed.closed' });
  expect(answers()).toHaveTextContent('Comment trashed');
  await waitFor(() => expect(heir()).toHaveFocus());
});

test('[answer-actions] a trashed answer that others have answered says that it is trashed', () => {
  renderDetail(OPEN, known(answer(70, { ...ALLOWED, removal: 'trash' }), answer(71, ALLOWED, 70)));
  expect(answers()).toHaveTextContent(/Comment trashed.*Text 71/);
  expect(answers()).not.toHaveTextContent('Text 70');
});

test('[answer-actions] the arrow keys move between the actions, and do not leave the note', async () => {
  renderDetail(OPEN, known(answer(70)));
  button(70, 'Like').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(button(70, 'Approved')).toHaveFocus();
  expect(button(70, 'Like')).toHaveAttribute('tabindex', '-1');
});

test('[batch-one-undo] an answer that was trashed with others has no undo bar of its own', () => {
  renderDetail(OPEN, { ...known(answer(70)), ...recorded(recordOf('trash', { deed: 'b' })) });
  expect(within(answers()).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(answers()).toHaveTextContent('Comment trashed');
});

const IDS = { site: 1, post: 2, comment: 10, parent_comment: 9 };
const QUOTING = [{ text: 'Ana' }, { text: 'Cut at …' }];

/** Opens a comment that answers another one, and shows that one whole. */
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
])('[answer-actions] what is answered has its actions when it shows whole: %s', async (_, header) => {
  const { sent } = await openParent(header);
  expect(
    ofParent()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Like', 'Approved', 'Trash', 'Reply']);
  await userEvent.click(ofParent().getByRole('button', { name: 'Like' }));
  expect(sent.at(-1)).toEqual({ type: 'answer.acted', key: '1/10', comment: 9, action: 'like' });
  expect(ofParent().getByRole('button', { name: 'Liked 1' })).toHaveFocus();
});

test.each([
  ['above the comment', []],
  ['quoted in the header', QUOTING],
])(
  '[answer-actions] Trash of what is answered leaves the focus to Undo, which stays in reach, and brings it back: %s',
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

test('[answer-actions] the end of Undo leaves the focus beside what is answered', async () => {
  await openParent();
  await userEvent.click(ofParent().getByRole('button', { name: 'Trash' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'In reply to' })).toHaveTextContent('Comment trashed');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus());
});

test('[answer-actions] what is answered can be replied to in place', async () => {
  const { sent } = await openParent();
  await userEvent.click(ofParent().getByRole('button', { name: 'Reply' }));
  await userEvent.keyboard('Yes{Control>}{Enter}{/Control}');
  expect(sent.at(-1)).toEqual({ type: 'reply.submitted', id: '1/9', text: 'Yes' });
});
