/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../support/notes';
import { looked, recordOn } from '../support/outbox';
import { renderDetail, renderPanel } from './support/panel';

const row = (id: number): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`commented \\(${id}\\)`) });

test('the highlighted row has the focus', () => {
  const { dispatch } = renderPanel([note(2), note(1)]);
  dispatch({ type: 'note.highlighted', id: 1 });
  expect(row(1)).toHaveFocus();
});

test('a row that a key has highlighted takes the focus without another event', () => {
  const { dispatch, highlighted } = renderPanel([note(2), note(1)]);
  dispatch({ type: 'note.highlighted', id: 1 });
  expect(highlighted).toEqual([1]);
});

test('a row that is focused by a click becomes the highlighted row', async () => {
  const { highlighted } = renderPanel([note(2), note(1)]);
  await userEvent.click(row(1));
  expect(highlighted).toEqual([1]);
});

test('the reply box takes the focus each time R is pressed', () => {
  const { dispatch } = renderDetail(note(1));
  for (let times = 0; times < 2; times += 1) {
    dispatch({ type: 'reply.focused', id: 1 });
    expect(screen.getByRole('textbox')).toHaveFocus();
    screen.getByRole('textbox').blur();
  }
});

test('the row in the place of a removed focused row takes the focus', () => {
  const { dispatch } = renderPanel([note(3), note(2), note(1)]);
  dispatch({ type: 'moderation.requested', id: 2, kind: 'trash' });
  screen.getByRole('button', { name: 'Undo' }).focus();
  dispatch(looked(recordOn(note(2), 'trash', { state: 'sending' })));
  expect(row(1)).toHaveFocus();
  row(1).focus();
  dispatch({ type: 'notes.gone', ids: [1], asked: 99 });
  expect(row(3)).toHaveFocus();
});

test('the list takes the focus when its only row leaves', () => {
  const { dispatch } = renderPanel([note(1)]);
  act(() => row(1).focus());
  dispatch({ type: 'notes.gone', ids: [1], asked: 99 });
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
});

test('a focus outside of the list stays when a row is removed', () => {
  const { dispatch } = renderPanel([note(3), note(2)]);
  const filter = screen.getByRole('button', { name: /^Likes/ });
  filter.focus();
  dispatch({ type: 'notes.gone', ids: [3], asked: 99 });
  expect(filter).toHaveFocus();
});

test('the first answer moves the focus to no other note if it takes the focused one away', () => {
  const { dispatch } = renderPanel([note(3), note(2)], { isLoading: true });
  act(() => row(3).focus());
  const notes = [note(99), note(98)];
  dispatch({
    type: 'notes.listed',
    notes,
    unreadable: [],
    number: 2,
    isComplete: true,
    lastSeenTime: 0,
    asked: 1,
  });
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
});
