/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Event } from '../../../src/streams/state/events';
import { fetched, listed } from '../../support/legend';
import type { Note } from '../../../src/streams/notes/note';
import { holding, note } from '../../support/notes';
import { announced, renderPanel } from '../support/panel';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';

const NEWER = '2026-11-20T12:30:00+00:00';
const OLDER = '2026-11-19T12:30:00+00:00';
const arrived = (id: number, timestamp = NEWER): Event => fetched(99, note(id, { timestamp }));
const scrolled = (fromTopPx: number): Event => ({
  type: 'list.scrolled',
  fromBottomPx: 0,
  fromTopPx,
  isMoving: true,
});
const button = () => screen.queryByRole('button', { name: /new notification/ });

test('new notes above the view are announced, and their button scrolls up to them', async () => {
  const { dispatch } = renderPanel([note(1)]);
  expect(button()).toBeNull();
  dispatch(arrived(2));
  expect(button()).toHaveAccessibleName('1 new notification');
  await announced('1 new notification');
  dispatch(arrived(3));
  expect(button()).toHaveAccessibleName('2 new notifications');
  const scrollTo = jest.fn<undefined, [ScrollToOptions]>();
  Object.assign(Element.prototype, { scrollTo });
  await userEvent.click(screen.getByRole('button', { name: '2 new notifications' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getAllByRole('listitem')[0]?.querySelector('button')).toHaveFocus();
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

test.each<[string, Partial<State>, readonly Event[]]>([
  ['is scrolled to its top', {}, [arrived(2), scrolled(40), scrolled(0)]],
  ['gets older notes and changes of known ones', {}, [arrived(2, OLDER), arrived(1)]],
  ['has another filter', { filterName: 'likes' }, [arrived(2)]],
])('no button shows when the list %s', (_when, patch, events) => {
  const { dispatch } = renderPanel([note(1)], patch);
  events.forEach(dispatch);
  expect(button()).toBeNull();
});

const SEEN = Date.UTC(2026, 10, 20, 10) / 1000;
const at = (id: number, hour: number, changes = {}) =>
  note(id, { timestamp: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.5Z`, ...changes });
const mixed = [at(4, 12), at(3, 11, { type: 'like' }), at(2, 10), at(1, 9)];

const line = () => screen.queryByRole('separator', { name: 'New since your last visit' });
const noteAbove = () => line()?.closest('li')?.querySelector('[data-note]')?.getAttribute('data-note');

test('[new-since] a line stands below the last note that is newer than the last visit', () => {
  renderPanel(mixed, { seenBefore: SEEN });
  expect(noteAbove()).toBe('3');
});

test.each<[string, Partial<State>]>([
  ['nothing is new', { seenBefore: SEEN + 7200 }],
  ['everything is new', { seenBefore: SEEN - 3601 }],
  ['there was no visit', { seenBefore: 0 }],
  ['the last visit is not known', { seenBefore: null }],
  ['comments to answer show', { seenBefore: SEEN, view: 'toAnswer' }],
])('[new-since] there is no line if %s', (_what, patch) => {
  renderPanel(mixed, patch);
  expect(line()).toBeNull();
});

test('[new-since] the line follows the filter', () => {
  const { dispatch } = renderPanel(mixed, { seenBefore: SEEN });
  dispatch({ type: 'filter.selected', name: 'comments' });
  expect(noteAbove()).toBe('4');
});

const open: Event = { type: 'panel.toggled', isOpen: true };
const close: Event = { type: 'panel.toggled', isOpen: false };
const seen = (time: number): Event => ({ type: 'seen.advanced', time });
const listedWith = (lastSeenTime: number): Event => listed({ notes: mixed, lastSeenTime });

test.each<[string, readonly Note[], readonly Event[], number | null]>([
  ['what was seen before it opened', mixed, [seen(5), open, seen(9)], 5],
  ['its own time for each opening', mixed, [seen(5), open, seen(9), close, open], 9],
  ['none while it is closed', mixed, [seen(5), open, close], null],
  ["the platform's time in the first list", [], [open, listedWith(7), seen(9), listedWith(9)], 7],
  ['the later time of this browser', [], [seen(8), open, listedWith(7)], 8],
  ['none before the list', [], [seen(8), open], null],
])('[new-since] a panel remembers %s', (_what, notes, events, time) => {
  const before = notes.length > 0 ? holding(...notes) : {};
  expect(stateAfter(before, ...events).seenBefore).toBe(time);
});
