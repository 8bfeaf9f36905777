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

test('when what has the focus goes with its row, the row in its place takes it', () => {
  const { tell } = renderPanel([note(3), note(2), note(1)]);
  tell({ type: 'moderation.requested', id: 2, kind: 'trash' });
  screen.getByRole('button', { name: 'Undo' }).focus();
  tell({ type: 'moderation.started', id: 2 });
  expect(row(1)).toHaveFocus();
  row(1).focus();
  tell({ type: 'notes.gone', ids: [1], asked: 99 });
  expect(row(3)).toHaveFocus();
});

test('a focus elsewhere stays there', () => {
  const { tell } = renderPanel([note(3), note(2)]);
  const filter = screen.getByRole('button', { name: 'Likes' });
  filter.focus();
  tell({ type: 'notes.gone', ids: [3], asked: 99 });
  expect(filter).toHaveFocus();
});
