/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../support/notes';
import { renderDetail, renderPanel } from './panel';

const row = (id: number): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`commented \\(${id}\\)`) });

test('the row that the keyboard is on has the focus', () => {
  const { tell } = renderPanel([note(2), note(1)]);
  tell({ type: 'note.highlighted', id: 1 });
  expect(row(1)).toHaveFocus();
});

test('a row that gets the focus otherwise is the one that the keyboard goes on from', async () => {
  const { highlighted } = renderPanel([note(2), note(1)]);
  await userEvent.click(row(1));
  expect(highlighted).toEqual([1]);
});

test('the reply box takes the focus when asked, each time', () => {
  const { tell } = renderDetail(note(1));
  for (let times = 0; times < 2; times += 1) {
    tell({ type: 'reply.focused', id: 1 });
    expect(screen.getByRole('textbox')).toHaveFocus();
    screen.getByRole('textbox').blur();
  }
});
