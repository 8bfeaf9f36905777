import type { Event } from '../../../../src/streams/state/events';
import type { State } from '../../../../src/streams/state/state';
import { after, partsOf } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

const held = holding(note(7), note(8, { read: 1 }));
const select = (id: number): Event => ({ type: 'note.selected', id });
const deselect: Event = { type: 'note.deselected' };
const unread: Event = { type: 'filter.selected', name: 'unread' };

const readsOf = (state: State) => partsOf(state, 'selectedNoteId', 'noteReads', 'filteredNoteReads');

test('selecting a note marks it as read, once and for all', () => {
  const state = after(held, select(7));
  expect(state).toMatchObject({ selectedNoteId: 7, noteReads: { 7: true } });
  expect(after(state, deselect).noteReads).toEqual({ 7: true });
});

test('a note that is read already needs no flag', () => {
  expect(readsOf(after(held, select(8)))).toEqual({
    selectedNoteId: 8,
    noteReads: {},
    filteredNoteReads: {},
  });
});

test('a note that is not held, or hidden, is not selected', () => {
  expect(after(held, select(9)).selectedNoteId).toBeNull();
  expect(readsOf(after({ ...held, hiddenNoteIds: { 7: true } }, select(7)))).toEqual({
    selectedNoteId: null,
    noteReads: {},
    filteredNoteReads: {},
  });
});

test('a note read while the unread filter is on stays in its list', () => {
  expect(after(held, unread, select(7)).filteredNoteReads).toEqual({ 7: true });
  expect(after(held, select(7)).filteredNoteReads).toEqual({});
});

test('a filter clears the selected note and the filtered reads, and keeps the read flags', () => {
  const state = after(held, unread, select(7), { type: 'filter.selected', name: 'likes' });
  expect(state.filterName).toBe('likes');
  expect(readsOf(state)).toEqual({ selectedNoteId: null, filteredNoteReads: {}, noteReads: { 7: true } });
});

test('closing the panel deselects, opening it does not', () => {
  const closed = after({ ...held, isPanelOpen: true }, select(7), { type: 'panel.toggled', isOpen: false });
  expect(closed).toMatchObject({ isPanelOpen: false, selectedNoteId: null });
  const open = after(held, select(7), { type: 'panel.toggled', isOpen: true });
  expect(open).toMatchObject({ isPanelOpen: true, selectedNoteId: 7 });
});
