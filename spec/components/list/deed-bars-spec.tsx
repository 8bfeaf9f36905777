/** @jest-environment jsdom */
import { COMMENT_GONE } from '../../../src/streams/outbox/record';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../../support/notes';
import { looked, recordOn, recorded } from '../../support/outbox';
import { renderPanel } from '../support/panel';

test('[press-guard] [bar-focus] Undo of another batch, and Retry in its place, are other buttons', () => {
  const trashed = (id: number) => recordOn(note(id), 'trash', { id: `t${id}`, deed: `b${id}`, madeAt: id });
  const { dispatch } = renderPanel([note(1), note(2), note(3)], recorded(trashed(1)));
  const first = screen.getByRole('button', { name: 'Undo' });
  dispatch(looked(trashed(1), trashed(2)));
  const second = screen.getByRole('button', { name: 'Undo' });
  expect(second).not.toBe(first);
  dispatch(looked(recordOn(note(1), 'trash', { deed: 'b1', state: 'failed' })));
  expect(screen.getByRole('button', { name: 'Retry' })).not.toBe(second);
  expect(second).not.toBeInTheDocument();
});

test('[batch-failures] comments that are gone keep their names, and are not retried', () => {
  const gone = recordOn(note(7), 'approve', {
    deed: 'b',
    state: 'failed',
    failed: COMMENT_GONE,
    about: 'Ann commented on Bread\nIt smells good.',
  });
  const { dispatch } = renderPanel([note(1)], recorded(gone));
  expect(screen.getByText('Approve has failed for 1 notification: Ann commented on Bread')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  const other = recordOn(note(1), 'approve', { id: 'other', deed: 'b', state: 'failed' });
  dispatch(looked(gone, other));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByText(/^Approve has failed for 2/)).toBeNull();
  dispatch(looked(gone));
  expect(screen.getByText(/^Approve has failed for 1/)).toBeVisible();
});

const approved = (id: number) =>
  note(id, { body: [{ type: 'comment', text: 'Yes', actions: { 'approve-comment': true } }] });
const button = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });

test('[batch-affects] a button shows how many of the checked notes it is for, and its name says so', () => {
  renderPanel([note(1), approved(2)], { checkedNoteIds: { 1: true, 2: true } });
  expect(button('Approve 1 of 2').textContent).toBe('1/2Approve');
  expect(button('Set aside').textContent).toBe('Set aside');
});

test('[batch-affects] notes that are all approved offer Unapprove, which is also what A does', async () => {
  const { sent } = renderPanel([approved(1), approved(2)], { checkedNoteIds: { 1: true, 2: true } });
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await userEvent.click(button('Unapprove'));
  expect(sent).toEqual([{ type: 'checks.applied', action: 'unapprove' }]);
});
