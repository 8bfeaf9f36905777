import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { QUERY_MAX_CHARS } from '../../../src/streams/timing';
import { pick, stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const three = [note(3, { type: 'like' }), note(2), note(1)];
const open: Event = { type: 'find.opened' };
const close: Event = { type: 'find.closed' };
const changed = (query: string, siteId: number | null = null): Event => ({
  type: 'find.changed',
  query,
  siteId,
});
const matched = (...noteIds: readonly number[]): Event => ({ type: 'find.matched', noteIds });
const after = (patch: Partial<State>, ...events: readonly Event[]): State =>
  stateAfter({ ...holding(...three), ...patch }, ...events);
const listed = (state: State) => selectVisibleNotes(state).map(({ id }) => id);

test('[find-words] it begins with all notes, whatever the filter, and lists what is found', () => {
  expect(listed(after({ filterName: 'likes' }, open))).toEqual([3, 2, 1]);
  expect(listed(after({ filterName: 'likes' }, open, changed('a'), matched(1, 3)))).toEqual([3, 1]);
  expect(listed(after({}, open, changed('a'), matched()))).toEqual([]);
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
  expect(listed(state)).toEqual(listed(before));
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
