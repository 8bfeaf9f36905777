/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../../support/notes';
import { renderPanel } from '../support/panel';

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
