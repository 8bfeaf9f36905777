/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../src/streams/state/events';
import { note } from '../support/notes';
import { renderPanel } from './panel';

const NEWER = '2026-11-20T12:30:00+00:00';
const OLDER = '2026-11-19T12:30:00+00:00';
const came = (id: number, timestamp = NEWER): Event => ({
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
const pill = () => screen.queryByRole('button', { name: /new notification/ });
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('notes that come above what one reads are told of, and lead up to them', async () => {
  const { tell } = renderPanel([note(1)]);
  expect(pill()).toBeNull();
  tell(came(2));
  expect(pill()).toHaveAccessibleName('1 new notification');
  expect(told()).toContain('1 new notification');
  tell(came(3));
  expect(pill()).toHaveAccessibleName('2 new notifications');
  const scrollTo = jest.fn<undefined, [ScrollToOptions]>();
  Object.assign(Element.prototype, { scrollTo });
  await userEvent.click(screen.getByRole('button', { name: '2 new notifications' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getAllByRole('listitem')[0]?.querySelector('button')).toHaveFocus();
});

test('at the top of the list they are seen', () => {
  const { tell } = renderPanel([note(1)]);
  tell(came(2));
  tell(scrolled(40));
  expect(pill()).not.toBeNull();
  tell(scrolled(0));
  expect(pill()).toBeNull();
});

test('older ones that are loaded, and news of those that are there, are none', () => {
  const { tell } = renderPanel([note(1)]);
  tell(came(2, OLDER));
  tell(came(1));
  expect(pill()).toBeNull();
});

test('of a filter only its own count', () => {
  const { tell } = renderPanel([note(1)], { filterName: 'likes' });
  tell(came(2));
  expect(pill()).toBeNull();
});

test('what can be undone is announced with its key', () => {
  const { tell } = renderPanel([note(1), note(2)]);
  tell({ type: 'moderation.requested', id: 1, kind: 'trash' });
  expect(told()).toContain('Comment trashed. Undo, U');
  tell({ type: 'moderation.requested', id: 2, kind: 'spam' });
  expect(told()).toContain('Comment marked as spam. Undo, U');
});
