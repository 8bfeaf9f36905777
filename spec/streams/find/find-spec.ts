import { cases } from 'rxjs-marbles/jest';
import { find } from '../../../src/streams/find/find';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, pick, stateAfter } from '../../support/behaviour';
import { listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import { QUERY_MAX_CHARS } from '../../../src/streams/timing';

const tea = note(3, { subject: [{ text: 'Tea' }] });
const cake = note(2, { subject: [{ text: 'Cake' }], timestamp: '2026-11-19T12:00:00+00:00' });
const teaToo = note(4, { subject: [{ text: 'More tea' }] });
/** 25 notes about tea, newest first: 145 to 121. */
const many = Array.from({ length: 25 }, (_, at) =>
  note(145 - at, { subject: [{ text: 'Tea' }], timestamp: `2026-11-10T12:${59 - at}:00+00:00` }),
);
const firstOf = (count: number): readonly number[] => many.slice(0, count).map(({ id }) => id);
const changed = (query: string, siteId: number | null = null): Event => ({
  type: 'find.changed',
  query,
  siteId,
});
const matched = (...noteIds: readonly number[]): Event => ({ type: 'find.matched', noteIds });

const values: Record<string, Event> = {
  o: { type: 'find.opened' },
  t: changed('tea'),
  T: changed('TEA '),
  x: changed('xyzzy'),
  e: changed(''),
  s: { type: 'note.selected', id: 3 },
  l: listed({ notes: [teaToo, tea, cake], number: 10 }),
  r: {
    type: 'notes.fetched',
    notes: [note(3, { subject: [{ text: 'Coffee' }], note_hash: 9 })],
    unreadable: [],
    asked: 99,
  },
  c: { type: 'panel.toggled', isOpen: false },
  f: { type: 'filter.selected', name: 'all' },
  1: matched(3),
  2: matched(4, 3),
  0: matched(),
  a: { type: 'find.matched', noteIds: null },
  z: { type: 'find.closed' },
  A: matched(...firstOf(10)),
  B: matched(...firstOf(20)),
  C: matched(...firstOf(25)),
};
const HELD: Partial<State> = { ...holding(tea, cake), isPanelOpen: true };
const MANY: Partial<State> = { ...holding(cake, ...many), isPanelOpen: true };

cases(
  '[find-words] the search',
  (m, { events, emitted, state: held }) => {
    const state = held === 'many' ? MANY : HELD;
    m.expect(emittedBy(m, find, { events, values, state })).toBeObservable(emitted, values);
  },
  table(`
  events  | emitted             | state | name
  t-l     |                     |       | does nothing while it is closed
  o-t-x   | --1-0               |       | finds with each key
  o-t-e   | --1-a               |       | lists all notes again without a query
  o-t-T   | --1                 |       | reports nothing if it finds the same notes
  o-t-l   | --1-2               |       | finds new notes that arrive
  o-t-s-r | --1                 |       | keeps an open note whose text has changed
  o-t-f-l | --1                 |       | finds nothing after a filter has ended it
  o-t     | --C                 | many  | drops all rows that do not match at once
  o-x-t   | --0-A 15ms B 15ms C | many  | lists many rows that come back in steps of 10
  o-x-t-x | --0-A-0             | many  | stops listing rows that the next key does not want
  o-t-c   | --1-z               |       | [find-closed] closes with the panel
`),
);

const three = [note(3, { type: 'like' }), note(2), note(1)];
const open: Event = { type: 'find.opened' };
const close: Event = { type: 'find.closed' };
const after = (patch: Partial<State>, ...events: readonly Event[]): State =>
  stateAfter({ ...holding(...three), ...patch }, ...events);
const visible = (state: State) => selectVisibleNotes(state).map(({ id }) => id);

test('[find-words] it begins with all notes, whatever the filter, and lists what is found', () => {
  expect(visible(after({ filterName: 'likes' }, open))).toEqual([3, 2, 1]);
  expect(visible(after({ filterName: 'likes' }, open, changed('a'), matched(1, 3)))).toEqual([3, 1]);
  expect(visible(after({}, open, changed('a'), matched()))).toEqual([]);
});

test.each<[string, Partial<State>]>([
  ['a filter', { filterName: 'likes' }],
  ['the comments to answer', { view: 'toAnswer' }],
  ['the recent actions', { view: 'recent' }],
])('[find-closed] it returns to %s, empty', (_what, patch) => {
  const before = after(patch);
  const state = after(patch, open, changed('a', 1), matched(3), close);
  const parts = ['view', 'filterName', 'find'] as const;
  expect(pick(state, ...parts)).toEqual(pick(before, ...parts));
  expect(visible(state)).toEqual(visible(before));
});

test('[find-closed] opened again, it is empty', () => {
  const state = after(
    {},
    open,
    changed('a', 1),
    matched(3),
    { type: 'filter.selected', name: 'likes' },
    open,
  );
  expect(state.find).toEqual({ query: '', siteId: null, noteIds: null, from: 'notes', focus: 0 });
});

test('[find-words] a filter ends it, and `find.closed` is ignored then', () => {
  const state = after({}, open, changed('a'), { type: 'view.selected', view: 'toAnswer' }, close);
  expect(state.view).toBe('toAnswer');
});

test('[find-words] opening it and another query close the open note, and uncheck nothing that is found', () => {
  const state = after({ selectedNoteId: 2, highlightedNoteId: 2 }, open);
  expect(pick(state, 'selectedNoteId', 'highlightedNoteId')).toEqual({
    selectedNoteId: null,
    highlightedNoteId: null,
  });
  const check: Event = { type: 'checks.changed', ids: [1], areChecked: true };
  const next = stateAfter(state, check, { type: 'note.selected', id: 1 }, changed('b'));
  expect(pick(next, 'selectedNoteId', 'checkedNoteIds')).toEqual({
    selectedNoteId: null,
    checkedNoteIds: { 1: true },
  });
});

test('[find-words] opened again while it is open, it keeps its query, and its box gets the focus', () => {
  const state = after({}, open, changed('a'), matched(3), open);
  expect(state.find).toEqual({ query: 'a', siteId: null, noteIds: [3], from: 'notes', focus: 1 });
});

test('[find-limits] a long query is cut, but not within a character', () => {
  const { find } = after({}, open, changed(`${'x'.repeat(QUERY_MAX_CHARS - 1)}🍰${'y'.repeat(10_000)}`));
  expect(find?.query).toBe('x'.repeat(QUERY_MAX_CHARS - 1));
});

test.each([changed('a'), matched(1), close])(
  '[find-words] without an open search, $type changes nothing',
  (event) => {
    expect(pick(after({}, event), 'view', 'find')).toEqual({ view: 'notes', find: null });
  },
);
