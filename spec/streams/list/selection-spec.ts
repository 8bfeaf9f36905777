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

test('a selected note that is read needs no flag', () => {
  expect(readsOf(stateAfter(held, select(8)))).toEqual({
    selectedNoteId: 8,
    noteReads: {},
    filteredNoteReads: {},
  });
});

test('a key that is pressed as soon as a note has closed is about its row', () => {
  const state = stateAfter(held, { type: 'note.highlighted', id: 8 }, select(7), deselect);
  expect(pick(state, 'selectedNoteId', 'highlightedNoteId')).toEqual({
    selectedNoteId: null,
    highlightedNoteId: 7,
  });
  expect(stateAfter(state, deselect).highlightedNoteId).toBe(7);
});

test('a missing or hidden note cannot be selected', () => {
  expect(stateAfter(held, select(9)).selectedNoteId).toBeNull();
  expect(readsOf(stateAfter({ ...held, ...looking(recordOf('trash')) }, select(7)))).toEqual({
    selectedNoteId: null,
    noteReads: {},
    filteredNoteReads: {},
  });
});

test('[read-notes-stay-listed] a note that is read while the unread filter is on stays in its list', () => {
  expect(stateAfter(held, unread, select(7)).filteredNoteReads).toEqual({ 7: true });
  expect(stateAfter(held, select(7)).filteredNoteReads).toEqual({});
});

test('[filter-change] choosing a filter clears the selection, the checks and the filtered reads, and keeps the read flags', () => {
  const check: Event = { type: 'checks.changed', ids: [8], areChecked: true };
  const state = stateAfter(held, unread, select(7), check, { type: 'filter.selected', name: 'likes' });
  expect(pick(state, 'filterName', 'checkedNoteIds')).toEqual({ filterName: 'likes', checkedNoteIds: {} });
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

test('the keyboard highlights a row until a filter is chosen', () => {
  const highlight: Event = { type: 'note.highlighted', id: 7 };
  expect(stateAfter(held, highlight).highlightedNoteId).toBe(7);
  expect(
    stateAfter(held, highlight, { type: 'filter.selected', name: 'likes' }).highlightedNoteId,
  ).toBeNull();
});

test('a filter does not change the filtered reads if there are none', () => {
  const state = stateAfter(held);
  const filtered = stateAfter(state, { type: 'filter.selected', name: 'likes' });
  expect(filtered.filteredNoteReads).toBe(state.filteredNoteReads);
});
