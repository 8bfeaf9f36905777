/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../src/streams/state/events';
import { listed } from '../support/legend';
import { note } from '../support/notes';
import { looked, recordOn } from '../support/outbox';
import { renderDetail, renderPanel } from './support/panel';
import { focusInView } from '../../src/components/focus-in-frame';

const row = (id: number): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`commented \\(${id}\\)`) });

test('a row that a key has highlighted has the focus, without another event', () => {
  const { dispatch, highlighted } = renderPanel([note(2), note(1)]);
  dispatch({ type: 'note.highlighted', id: 1 });
  expect(row(1)).toHaveFocus();
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
  dispatch({ type: 'action.requested', action: 'trash', id: 2 });
  screen.getByRole('button', { name: 'Undo' }).focus();
  dispatch(looked(recordOn(note(2), 'trash', { state: 'sending' })));
  expect(row(1)).toHaveFocus();
  row(1).focus();
  dispatch({ type: 'notes.gone', ids: [1], asked: 99 });
  expect(row(3)).toHaveFocus();
});

test.each<[string, Event]>([
  ['its only row leaves', { type: 'notes.gone', ids: [1], asked: 99 }],
  ['the first answer takes the focused row away', listed({ notes: [note(99), note(98)] })],
])('the list takes the focus when %s', (_when, event) => {
  const { dispatch } = renderPanel([note(1)], { isLoading: true });
  act(() => row(1).focus());
  dispatch(event);
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
});

test('a focus outside of the list stays when a row is removed', () => {
  const { dispatch } = renderPanel([note(3), note(2)]);
  const filter = screen.getByRole('button', { name: /^Likes/ });
  filter.focus();
  dispatch({ type: 'notes.gone', ids: [3], asked: 99 });
  expect(filter).toHaveFocus();
});

/** A row of a list, which says when it was scrolled into view. */
function rowIn(list: string): { readonly row: HTMLElement; readonly scrolled: jest.Mock } {
  document.body.innerHTML = `<div class="pane-list" ${list}><button>A row</button></div>`;
  const row = document.querySelector('button') ?? document.createElement('button');
  const scrolled = jest.fn();
  Object.assign(row, { scrollIntoViewIfNeeded: scrolled });
  return { row, scrolled };
}

test('[nothing-measured-at-rest] an element is scrolled into view before it has the focus', () => {
  const { row, scrolled } = rowIn('');
  scrolled.mockImplementation(() => expect(document.activeElement).not.toBe(row));
  focusInView(row);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(row);
});

test('without `scrollIntoViewIfNeeded` an element is scrolled into view, too', () => {
  const { row, scrolled } = rowIn('');
  Object.assign(row, { scrollIntoViewIfNeeded: undefined, scrollIntoView: scrolled });
  focusInView(row);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.activeElement).toBe(row);
});

test('[nothing-measured-at-rest] a row of a covered list is not scrolled to', () => {
  const { row, scrolled } = rowIn('inert');
  focusInView(row);
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(row);
});
