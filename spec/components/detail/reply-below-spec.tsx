/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { conversation, threadComment } from '../../support/conversation';
import { note } from '../../support/notes';
import { recorded, type RecordChanges } from '../../support/outbox';
import { recordOf } from '../../streams/outbox/records';
import { renderDetail, renderPanel } from '../support/panel';

const OPEN = note(1, { meta: { ids: { site: 1, post: 2, comment: 10 } } });
const KNOWN: Pick<State, 'conversations'> = {
  conversations: {
    '1/10': conversation({
      comments: [threadComment(70, 10, { isLiked: false }), threadComment(71, 10)],
    }),
  },
};
const replies = () => within(screen.getByRole('region', { name: 'Replies' }));
const button = (id: number) =>
  within(screen.getByRole('toolbar', { name: `Actions: Reader ${id}` })).getByRole('button', {
    name: 'Reply',
  });
const box = () => replies().getByRole('textbox', { name: 'Reply to comment…' });
const ofAnswer = (changes: RecordChanges) => recorded(recordOf('reply', { wanted: 'Nor I.', ...changes }));
const failed = ofAnswer({ state: 'failed', failed: 'retries', settledAt: 0 });

test('[comment-actions] Reply opens a box in place, which has the focus; the same button closes it', async () => {
  renderDetail(OPEN, KNOWN);
  expect(button(70)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button(70));
  expect(box()).toHaveFocus();
  expect(button(70)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button(70));
  expect(replies().queryByRole('textbox')).toBeNull();
});

test('[comment-actions] Control and Enter submit the reply to the reply; the box of the note stays empty', async () => {
  const { sent, state$ } = renderDetail(OPEN, KNOWN);
  await userEvent.click(button(70));
  await userEvent.type(box(), 'Nor I.');
  expect(state$.value.drafts).toEqual({ '1/70': 'Nor I.' });
  expect(screen.getAllByRole('textbox').at(-1)).toHaveValue('');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent.at(-1)).toEqual({ type: 'reply.submitted', id: '1/70', text: 'Nor I.' });
  expect(box()).toHaveAttribute('readonly');
});

test('[comment-actions] [reply-success] the box of a reply that was sent closes, and leaves the focus to its reply', async () => {
  const { dispatch } = renderDetail(OPEN, KNOWN);
  await userEvent.click(button(70));
  await userEvent.type(box(), 'Nor I.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const done: readonly Event[] = [
    { type: 'outbox.looked', ...ofAnswer({ state: 'done', settledAt: 0 }).outbox },
    { type: 'draft.sent', id: '1/70', text: 'Nor I.', at: 0 },
  ];
  act(() => done.forEach(dispatch));
  expect(replies().queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(replies().getByRole('button', { name: 'Like' })).toHaveFocus());
});

test('[reply-drafts] a draft of a reply shows in its box, without taking the focus', () => {
  renderDetail(OPEN, { ...KNOWN, drafts: { '1/71': 'Kept' } });
  expect(box()).toHaveValue('Kept');
  expect(box()).not.toHaveFocus();
  expect(button(71)).toHaveAttribute('aria-expanded', 'true');
});

test('[reply-failure] a reply to a reply that has failed can be retried in its box', async () => {
  const { sent } = renderDetail(OPEN, { ...KNOWN, ...failed });
  expect(box()).toHaveValue('Nor I.');
  await userEvent.click(replies().getByRole('button', { name: 'Retry' }));
  expect(sent.at(-1)).toEqual({ type: 'deed.retried', id: 'a' });
});

test('[escape-in-the-reply-box] Escape closes an empty box for its button, and keeps a text', async () => {
  renderDetail(OPEN, KNOWN);
  await userEvent.click(button(70));
  await userEvent.keyboard('{Escape}');
  expect(button(70)).toHaveFocus();
  expect(replies().queryByRole('textbox')).toBeNull();
  await userEvent.click(button(70));
  await userEvent.type(box(), 'Nor{Escape}');
  expect(button(70)).toHaveFocus();
  expect(box()).toHaveValue('Nor');
});

test('[comment-actions] a reply and its note have one reply, also if the note comes later', async () => {
  const own = note(7, { meta: { ids: { site: 1, post: 2, comment: 70 } } });
  const { state$, dispatch } = renderPanel([OPEN, own], { selectedNoteId: 1, ...KNOWN });
  await userEvent.click(button(70));
  await userEvent.type(box(), 'Nor');
  expect(state$.value.drafts).toEqual({ 7: 'Nor' });
  dispatch({ type: 'note.selected', id: 7 });
  expect(screen.getByRole('textbox', { name: 'Reply to comment…' })).toHaveValue('Nor');
  cleanup();
  renderPanel([OPEN, own], { selectedNoteId: 7, drafts: { '1/70': 'Before' } });
  expect(screen.getByRole('textbox')).toHaveValue('Before');
});

test('[mention-trigger] people to mention show at the box in which they are typed', async () => {
  const suggestions = { 1: [{ id: 3, login: 'jo', displayName: 'Jo', imageUrl: '', name: 'jo' }] };
  renderDetail(OPEN, { ...KNOWN, suggestions });
  await userEvent.click(button(70));
  await userEvent.type(box(), '@j');
  expect(screen.getAllByRole('listbox', { name: 'People to mention' })).toHaveLength(1);
  expect(replies().getByRole('listbox')).toBeVisible();
});
