import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, pick } from '../../support/behaviour';
import { holding, note, READ } from '../../support/notes';
import { looking, recordOf } from '../outbox/records';

const held = holding(note(7), note(8, { read: 1 }));
const select = (id: number): Event => ({ type: 'note.selected', id });
const deselect: Event = { type: 'note.deselected' };
const unread: Event = { type: 'filter.selected', name: 'unread' };

const readsOf = (state: State) => pick(state, 'selectedNoteId', 'noteReads', 'filteredNoteReads');

test('[selecting-marks-as-read] selecting a note marks it as read, also after it is deselected', () => {
  const state = stateAfter(held, select(7));
  expect(state).toMatchObject({ selectedNoteId: 7, noteReads: { 7: READ } });
  expect(stateAfter(state, deselect).noteReads).toEqual({ 7: READ });
});

test('a key that is pressed as soon as a note has closed is about its row', () => {
  const highlighted = stateAfter(held, { type: 'note.highlighted', id: 8 });
  expect(highlighted.highlightedNoteId).toBe(8);
  const state = stateAfter(highlighted, select(7), deselect);
  expect(pick(state, 'selectedNoteId', 'highlightedNoteId')).toEqual({
    selectedNoteId: null,
    highlightedNoteId: 7,
  });
  expect(stateAfter(state, deselect).highlightedNoteId).toBe(7);
});

test.each<[string, Partial<State>, number, number | null]>([
  ['a read note needs no flag', held, 8, 8],
  ['a missing note cannot be selected', held, 9, null],
  ['a hidden note cannot be selected', { ...held, ...looking(recordOf('trash')) }, 7, null],
])('%s', (_what, state, id, selectedNoteId) => {
  expect(readsOf(stateAfter(state, select(id)))).toEqual({
    selectedNoteId,
    noteReads: {},
    filteredNoteReads: {},
  });
});

test('[read-notes-stay-listed] a note that is read while the unread filter is on stays in its list', () => {
  expect(stateAfter(held, unread, select(7)).filteredNoteReads).toEqual({ 7: true });
  expect(stateAfter(held, select(7)).filteredNoteReads).toEqual({});
});

test('[filter-change] choosing a filter clears the selection, the checks and the filtered reads, and keeps the read flags', () => {
  const highlight: Event = { type: 'note.highlighted', id: 7 };
  const check: Event = { type: 'checks.changed', ids: [8], areChecked: true };
  const state = stateAfter(held, unread, highlight, select(7), check, {
    type: 'filter.selected',
    name: 'likes',
  });
  expect(pick(state, 'filterName', 'checkedNoteIds', 'highlightedNoteId')).toEqual({
    filterName: 'likes',
    checkedNoteIds: {},
    highlightedNoteId: null,
  });
  expect(readsOf(state)).toEqual({ selectedNoteId: null, filteredNoteReads: {}, noteReads: { 7: READ } });
});

test('[closing-deselects] closing the panel deselects the note, opening it does not', () => {
  const closed = stateAfter({ ...held, isPanelOpen: true }, select(7), {
    type: 'panel.toggled',
    isOpen: false,
  });
  expect(closed).toMatchObject({ isPanelOpen: false, selectedNoteId: null });
  const open = stateAfter(held, select(7), { type: 'panel.toggled', isOpen: true });
  expect(open).toMatchObject({ isPanelOpen: true, selectedNoteId: 7 });
});

test('a filter does not change the filtered reads if there are none', () => {
  const state = stateAfter(held);
  const filtered = stateAfter(state, { type: 'filter.selected', name: 'likes' });
  expect(filtered.filteredNoteReads).toBe(state.filteredNoteReads);
});
