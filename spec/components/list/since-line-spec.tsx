/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { holding, note } from '../../support/notes';
import { stateAfter } from '../../support/behaviour';
import { renderPanel } from '../support/panel';

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
const listed = (lastSeenTime: number): Event => ({
  type: 'notes.listed',
  notes: mixed,
  unreadable: [],
  number: 10,
  isComplete: true,
  lastSeenTime,
  asked: 0,
});

test.each<[string, readonly Event[], number | null]>([
  ['what was seen before it opened', [seen(5), open, seen(9)], 5],
  ['its own time for each opening', [seen(5), open, seen(9), close, open], 9],
  ['none while it is closed', [seen(5), open, close], null],
])('[new-since] a panel with a list remembers %s', (_what, events, time) => {
  expect(stateAfter({ ...holding(...mixed) }, ...events).seenBefore).toBe(time);
});

test.each<[string, readonly Event[], number | null]>([
  ["the platform's time in the first list", [open, listed(7), seen(9), listed(9)], 7],
  ['the later time of this browser', [seen(8), open, listed(7)], 8],
  ['none before the list', [seen(8), open], null],
])('[new-since] a panel that opens without a list remembers %s', (_what, events, time) => {
  expect(stateAfter({}, ...events).seenBefore).toBe(time);
});
