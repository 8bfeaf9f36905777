/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ThreadComment } from '../../../src/streams/conversation/state';
import { conversation, threadComment } from '../../support/conversation';
import { note } from '../../support/notes';
import { renderDetail } from '../support/panel';

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
const toolbar = () => within(screen.getByRole('toolbar', { name: 'Actions: Reader 9' }));

test.each([
  ['above the comment', []],
  ['quoted in the header in part', QUOTING],
  ['quoted in the header whole', [{ text: 'Ana' }, { text: 'Text 9' }]],
])('[answer-actions] what is answered has its actions when it shows whole: %s', async (_, header) => {
  const { sent } = await openParent(header);
  expect(
    toolbar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Like', 'Approved', 'Trash', 'Reply']);
  await userEvent.click(toolbar().getByRole('button', { name: 'Like' }));
  expect(sent.at(-1)).toEqual({ type: 'answer.acted', key: '1/10', comment: 9, kind: 'like', isOn: true });
  expect(toolbar().getByRole('button', { name: 'Liked 1' })).toHaveFocus();
});

test('[answer-actions] Trash of what is answered leaves the focus to Undo, which brings it back', async () => {
  await openParent(QUOTING);
  await userEvent.click(toolbar().getByRole('button', { name: 'Trash' }));
  const bar = within(screen.getByRole('group', { name: 'Comment trashed' }));
  await waitFor(() => expect(bar.getByRole('button', { name: 'Undo' })).toHaveFocus());
  expect(screen.getByText('Comment trashed. Undo, U')).toBeInTheDocument();
  await userEvent.click(bar.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toolbar().getByRole('button', { name: 'Like' })).toHaveFocus());
});

test('[answer-actions] the end of Undo leaves the focus beside what is answered', async () => {
  await openParent();
  await userEvent.click(toolbar().getByRole('button', { name: 'Trash' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'In reply to' })).toHaveTextContent('Comment trashed');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus());
});

test('[answer-actions] what is answered can be replied to in place', async () => {
  const { sent } = await openParent();
  await userEvent.click(toolbar().getByRole('button', { name: 'Reply' }));
  await userEvent.keyboard('Yes{Control>}{Enter}{/Control}');
  expect(sent.at(-1)).toEqual({ type: 'reply.submitted', id: '1/9', text: 'Yes' });
});

test.each([
  ['above the comment', []],
  ['quoted in the header', QUOTING],
])(
  '[answer-actions] Undo of a trashed comment stays in reach when it is shown in part: %s',
  async (_, header) => {
    await openParent(header);
    await userEvent.click(toolbar().getByRole('button', { name: 'Trash' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
);
