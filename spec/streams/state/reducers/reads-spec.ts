import type { Event } from '../../../../src/streams/state/events';
import { isRead, selectVisibleNotes } from '../../../../src/streams/state/selectors';
import type { State } from '../../../../src/streams/state/state';
import { after } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

const held = holding(note(7), note(8, { read: 1 }));
const all: Event = { type: 'reads.allRequested' };
const unread = (id: number): Event => ({ type: 'unread.requested', id });
const select = (id: number): Event => ({ type: 'note.selected', id });
const unreadFilter: Event = { type: 'filter.selected', name: 'unread' };
const told = (reads: Readonly<Record<number, boolean>>): Event => ({ type: 'reads.confirmed', reads });
const answered = (read: number): Event => ({
  type: 'notes.fetched',
  notes: [note(8, { read, note_hash: 90 + read })],
  unreadable: [],
  asked: 99,
});

const readIds = (state: State): number[] =>
  Object.values(state.allNotes)
    .filter((each) => isRead(state, each))
    .map(({ id }) => id);
const visible = (state: State): number[] => selectVisibleNotes(state).map(({ id }) => id);

test('flags restored from storage count as read, until the platform’s confirmation is the note’s own', () => {
  const state = after(held, { type: 'reads.restored', ids: [7, 99] }, told({ 7: true, 99: true }));
  expect(state.noteReads).toEqual({ 99: true });
  expect(state.allNotes[7]?.isRead).toBe(true);
  expect(Object.keys(state.allNotes)).toEqual(['7', '8']);
});

test('all are read at once, and those that were need no flag', () => {
  const state = after(held, all);
  expect(readIds(state)).toEqual([7, 8]);
  expect(state.noteReads).toEqual({ 7: true });
});

test('all that are read while the unread filter is on stay in its list', () => {
  expect(visible(after(held, unreadFilter, all))).toEqual([7]);
  expect(visible(after(held, all, unreadFilter))).toEqual([]);
});

test('a note marked as unread is so at once, and closed, because open it would be read', () => {
  const state = after(held, select(8), unread(8));
  expect(readIds(state)).toEqual([]);
  expect(state.selectedNoteId).toBeNull();
  expect(after(held, select(7), unread(8)).selectedNoteId).toBe(7);
});

test('marked as unread, it is in the list of the unread filter', () => {
  expect(visible(after(held, unreadFilter, unread(8)))).toEqual([8, 7]);
});

test('marked as unread, it stays so whatever older news the platform has, until the platform has been told', () => {
  const state = after(held, unread(8), answered(1));
  expect(readIds(state)).toEqual([]);
  expect(after(state, answered(0)).noteReads).toEqual({});
  expect(after(state, told({ 8: false }))).toMatchObject({
    allNotes: { 8: { isRead: false } },
    noteReads: {},
  });
});

test('what has changed since the platform was told is kept to be told', () => {
  const state = after(held, select(7), unread(7), told({ 7: true }));
  expect(state.noteReads).toEqual({ 7: false });
  expect(readIds(state)).toEqual([8]);
});

test('while the platform is being told, its answer says nothing of what was marked here', () => {
  const telling: Event = { type: 'reads.sent', reads: { 8: true } };
  const state = after(held, unread(8), telling, answered(0));
  expect(after(state, told({ 8: true })).noteReads).toEqual({ 8: false });
  expect(after(state, { type: 'reads.failed' }, answered(0)).noteReads).toEqual({ 8: false });
  expect(after(state, { type: 'reads.failed' }, answered(1), answered(0)).noteReads).toEqual({});
});

test('read again, it is read', () => {
  expect(readIds(after(held, unread(8), select(8)))).toEqual([8]);
});
