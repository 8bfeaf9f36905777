/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../../src/streams/state/events';
import { note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';
import { renderPanel } from '../support/panel';

const NEWER = '2026-11-20T12:30:00+00:00';
const OLDER = '2026-11-19T12:30:00+00:00';
const arrived = (id: number, timestamp = NEWER): Event => ({
  type: 'notes.fetched',
  notes: [note(id, { timestamp })],
  unreadable: [],
  asked: 99,
});
const scrolled = (fromTopPx: number): Event => ({
  type: 'list.scrolled',
  fromBottomPx: 0,
  fromTopPx,
  isMoving: true,
});
const button = () => screen.queryByRole('button', { name: /new notification/ });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('new notes above the view are announced, and their button scrolls up to them', async () => {
  const { dispatch } = renderPanel([note(1)]);
  expect(button()).toBeNull();
  dispatch(arrived(2));
  expect(button()).toHaveAccessibleName('1 new notification');
  expect(announced()).toContain('1 new notification');
  dispatch(arrived(3));
  expect(button()).toHaveAccessibleName('2 new notifications');
  const scrollTo = jest.fn<undefined, [ScrollToOptions]>();
  Object.assign(Element.prototype, { scrollTo });
  await userEvent.click(screen.getByRole('button', { name: '2 new notifications' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getAllByRole('listitem')[0]?.querySelector('button')).toHaveFocus();
});

test('the button disappears when the list is scrolled to its top', () => {
  const { dispatch } = renderPanel([note(1)]);
  dispatch(arrived(2));
  dispatch(scrolled(40));
  expect(button()).not.toBeNull();
  dispatch(scrolled(0));
  expect(button()).toBeNull();
});

test('[reopened-panel] a reopened panel starts at the top if notes have arrived since, and otherwise keeps its place', () => {
  const scrollTo = jest.fn<undefined, [ScrollToOptions]>();
  Object.assign(Element.prototype, { scrollTo });
  const { dispatch } = renderPanel([note(1)]);
  const reopen = (...meanwhile: readonly Event[]): void => {
    dispatch({ type: 'panel.toggled', isOpen: false });
    meanwhile.forEach(dispatch);
    dispatch({ type: 'panel.toggled', isOpen: true });
  };
  dispatch(arrived(2));
  reopen();
  expect(scrollTo).not.toHaveBeenCalled();
  reopen(arrived(3));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
  reopen();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('older notes and changes of known notes are not new', () => {
  const { dispatch } = renderPanel([note(1)]);
  dispatch(arrived(2, OLDER));
  dispatch(arrived(1));
  expect(button()).toBeNull();
});

test('notes that do not match the filter are not counted', () => {
  const { dispatch } = renderPanel([note(1)], { filterName: 'likes' });
  dispatch(arrived(2));
  expect(button()).toBeNull();
});

test('a moderation that can be undone is announced with its key', () => {
  const { dispatch } = renderPanel([note(1), note(2)]);
  const trashed = recordOn(note(1), 'trash');
  dispatch(looked(trashed));
  expect(announced()).toContain('Comment trashed. Undo, U');
  dispatch(looked(trashed, recordOn(note(2), 'spam', { madeAt: 1 })));
  expect(announced()).toContain('Comment marked as spam. Undo, U');
});
