import { selectSortedNotes } from '../../../src/streams/state/sorted-notes';
import { isBelowEnd } from '../../../src/streams/list/neighbour';
import { selectFiltered } from '../../../src/streams/list/selectors';
import type { AskedFilter } from '../../../src/streams/list/state';
import type { Note } from '../../../src/streams/notes/note';
import { selectPendingReads } from '../../../src/streams/reading/selectors';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { fetched, listed } from '../../support/legend';
import { note } from '../../support/notes';

/** A note of the minute that is its id. */
const minutely = (id: number, changes = {}): Note =>
  note(id, { timestamp: new Date(id * 60_000).toISOString(), ...changes });
const range = (from: number, to: number): Note[] =>
  Array.from({ length: to - from + 1 }, (_, index) => minutely(to - index));
const ids = (notes: readonly { readonly id: number }[]): number[] => notes.map(({ id }) => id);

const answered = (name: AskedFilter, notes: readonly Note[], number = 10, asked = 5): Event => ({
  type: 'filters.loaded',
  name,
  ids: ids(notes),
  notes,
  unreadable: [],
  number,
  isComplete: false,
  asked,
});
const OFFERED: Event = { type: 'filters.offered' };
const select = (name: AskedFilter | 'all'): Event => ({ type: 'filter.selected', name });
const TEN = listed({ notes: range(991, 1000), number: 10, isComplete: false, asked: 1 });
/** The newest ten notes, and note 700, which "Comments" has found. */
const found = (...events: readonly Event[]): State =>
  stateAfter(
    {},
    OFFERED,
    TEN,
    select('comments'),
    answered('comments', [minutely(1000), minutely(700)]),
    ...events,
  );

test('[asked-filters] a filter shows what it has found below the list, and neither the list nor another filter does', () => {
  expect(ids(selectFiltered(found()))).toContain(700);
  expect(ids(selectFiltered(found(select('all'))))).not.toContain(700);
  expect(ids(selectFiltered(found(select('unread'))))).not.toContain(700);
  expect(ids(selectSortedNotes(found()))).not.toContain(700);
});

test('[asked-filters] a note that two filters have found shows in both', () => {
  const state = found(select('unread'), answered('unread', [minutely(700)]));
  expect(ids(selectFiltered(state))).toContain(700);
});

test('[asked-filters] found notes do not count as loaded, and the next page of the list begins at its end', () => {
  const { list } = found();
  expect(list).toMatchObject({ loaded: 10, wanted: 10 });
  expect(isBelowEnd(found(), minutely(700))).toBe(true);
  expect(isBelowEnd(found(), minutely(800))).toBe(true);
});

test('[asked-filters] more wanted is more of the filter, and of the list in the others', () => {
  const state = found({ type: 'notes.moreWanted' });
  expect(state.filters.comments).toMatchObject({ wanted: 20, loaded: 10 });
  expect(state.list.wanted).toBe(10);
  expect(stateAfter(state, select('all'), { type: 'notes.moreWanted' }).list.wanted).toBe(20);
});

const page = (...notes: readonly Note[]): Event =>
  listed({ notes, number: notes.length, isComplete: false, asked: 9 });
const renewed = note(700, { timestamp: new Date(2000 * 60_000).toISOString(), note_hash: 7 });

test.each<[string, Event, boolean, number | undefined]>([
  ['a list that does not reach it', TEN, true, undefined],
  ['an action that changes it', fetched(9, minutely(700, { note_hash: 7 })), true, undefined],
  ['a list that reaches it and takes it over', page(...range(991, 1000), ...range(700, 720)), false, 30],
  ['new activity that moves it to the top of the list', page(renewed, ...range(992, 1000)), false, 0],
  ['a list that reaches further and lacks it', page(...range(991, 1000), minutely(600)), false, -1],
  ['a response that it is gone', { type: 'notes.gone', ids: [700], asked: 9 }, false, -1],
])('[asked-filters] after %s, a found note is below the list: %s', (_what, event, isFound, place = -1) => {
  const state = found(event);
  expect(state.foundNotes).toEqual(isFound ? { 700: { comments: true } } : {});
  expect(ids(selectSortedNotes(state)).indexOf(700)).toBe(place);
  expect(700 in state.allNotes).toBe(isFound || place >= 0);
});

test('[asked-filters] the read mark of a found note is sent', () => {
  const state = found({ type: 'note.selected', id: 700 });
  expect(selectPendingReads(state)).toHaveProperty('700');
});

test('[page-that-stays-open] at most 100 found notes are held: those of the filter that was asked last', () => {
  const likes = Array.from({ length: 100 }, (_, at) => minutely(900 - at, { type: 'like' }));
  const state = found(select('likes'), answered('likes', likes, 100));
  expect(Object.keys(state.foundNotes)).toHaveLength(100);
  expect(state.allNotes).not.toHaveProperty('700');
  expect(state.filters.comments).toEqual({ wanted: 0, loaded: 0, isComplete: false });
  expect(state.filters.likes).toMatchObject({ loaded: 100 });
});

test('[page-that-stays-open] an open one and one whose mark is not sent yet stay', () => {
  const likes = Array.from({ length: 100 }, (_, at) => minutely(900 - at, { type: 'like' }));
  const state = found({ type: 'note.selected', id: 700 }, answered('likes', likes, 100));
  expect(state.allNotes).toHaveProperty('700');
});

test('[page-that-stays-open] found notes do not push notes out of the list of 100', () => {
  const hundred = listed({ notes: range(901, 1000), number: 100, isComplete: false, asked: 1 });
  const state = stateAfter({}, OFFERED, hundred, answered('comments', range(701, 800), 100));
  expect(selectSortedNotes(state)).toHaveLength(100);
  expect(Object.keys(state.allNotes)).toHaveLength(200);
});

test('[ignored-filters] if the platform does not support filters, what they have found goes', () => {
  const state = found({ type: 'filters.refused' });
  expect(state.filters).toEqual({});
  expect(state.foundNotes).toEqual({});
  expect(state.allNotes).not.toHaveProperty('700');
});

test('a filter whose first page fails shows what the list has; a later failure changes nothing', () => {
  const offered = stateAfter({}, OFFERED, { type: 'filters.failed', name: 'likes' });
  expect(offered.filters).not.toHaveProperty('likes');
  const failed: Event = { type: 'filters.failed', name: 'comments' };
  expect(found(failed).filters.comments).toMatchObject({ loaded: 10 });
});

test('a note that the panel has just removed does not come back as found', () => {
  const state = stateAfter({ touched: { 700: 9 } }, OFFERED, TEN, answered('comments', [minutely(700)]));
  expect(state.foundNotes).toEqual({});
});
