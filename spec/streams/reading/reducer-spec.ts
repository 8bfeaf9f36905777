import type { Event } from '../../../src/streams/state/events';
import { isRead } from '../../../src/streams/reading/selectors';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { fetched } from '../../support/legend';
import { holding, note } from '../../support/notes';

const held = holding(note(7), note(8, { read: 1 }));
const all: Event = { type: 'reads.allRequested' };
const unread = (id: number): Event => ({ type: 'unread.requested', id });
const select = (id: number): Event => ({ type: 'note.selected', id });
const unreadFilter: Event = { type: 'filter.selected', name: 'unread' };
const confirmed = (reads: Readonly<Record<number, boolean>>): Event => ({ type: 'reads.confirmed', reads });
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

test('restored flags count as read until the platform confirms them, and then the notes are read', () => {
  const state = stateAfter(held, { type: 'reads.restored', ids: [7, 99] }, confirmed({ 7: true, 99: true }));
  expect(state.noteReads).toEqual({ 99: true });
  expect(state.allNotes[7]?.isRead).toBe(true);
  expect(Object.keys(state.allNotes)).toEqual(['7', '8']);
});

test('marking all as read takes effect at once, and notes that were read need no flag', () => {
  const state = stateAfter(held, all);
  expect(readIds(state)).toEqual([7, 8]);
  expect(state.noteReads).toEqual({ 7: true });
});

const ids = [7];

test('marks of all notes are taken back if they fail, except those that were changed meanwhile', () => {
  expect(readIds(stateAfter(held, all, { type: 'reads.allFailed', ids }))).toEqual([8]);
  expect(readIds(stateAfter(held, all, select(7), { type: 'reads.allFailed', ids }))).toEqual([7, 8]);
  const elsewhere: Event = { type: 'reads.restored', ids };
  expect(readIds(stateAfter(held, all, elsewhere, { type: 'reads.allFailed', ids }))).toEqual([7, 8]);
});

test('marks of all notes are the platform’s once it confirms them, except one that was taken back', () => {
  const done: Event = { type: 'reads.allConfirmed', ids };
  expect(stateAfter(held, all, done)).toMatchObject({ allNotes: { 7: { isRead: true } }, noteReads: {} });
  const state = stateAfter(held, all, unread(7), done);
  expect(state.noteReads).toEqual({ 7: false });
  expect(state.allReads).toEqual({});
});

test('a response does not settle a mark while all notes are being marked as read', () => {
  const asBefore = fetched(99, note(7, { note_hash: 90 }));
  const state = stateAfter(held, all, unread(7), asBefore, { type: 'reads.allConfirmed', ids });
  expect(state.noteReads).toEqual({ 7: false });
});

test('a removed note has no mark that a failure could take back', () => {
  expect(stateAfter(held, all, { type: 'notes.gone', ids, asked: 99 }).allReads).toEqual({});
});

test('notes that are marked as read while the unread filter is on stay in its list', () => {
  expect(visible(stateAfter(held, unreadFilter, all))).toEqual([7]);
  expect(visible(stateAfter(held, all, unreadFilter))).toEqual([]);
});

test('a note that is marked as unread is unread at once, and is closed, because an open note is read', () => {
  const state = stateAfter(held, select(8), unread(8));
  expect(readIds(state)).toEqual([]);
  expect(state.selectedNoteId).toBeNull();
  expect(stateAfter(held, select(7), unread(8)).selectedNoteId).toBe(7);
});

test('a note that is marked as unread appears in the list of the unread filter', () => {
  expect(visible(stateAfter(held, unreadFilter, unread(8)))).toEqual([8, 7]);
});

test('a note that is marked as unread stays unread until the platform confirms it, whatever the platform responds before', () => {
  const state = stateAfter(held, unread(8), answered(1));
  expect(readIds(state)).toEqual([]);
  expect(stateAfter(state, answered(0)).noteReads).toEqual({});
  expect(stateAfter(state, confirmed({ 8: false }))).toMatchObject({
    allNotes: { 8: { isRead: false } },
    noteReads: {},
  });
});

test('a flag that has changed since the request was sent is kept for the next request', () => {
  const state = stateAfter(held, select(7), unread(7), confirmed({ 7: true }));
  expect(state.noteReads).toEqual({ 7: false });
  expect(readIds(state)).toEqual([8]);
});

test('while a read request runs, responses do not change the local flags', () => {
  const telling: Event = { type: 'reads.sent', reads: { 8: true } };
  const state = stateAfter(held, unread(8), telling, answered(0));
  expect(stateAfter(state, confirmed({ 8: true })).noteReads).toEqual({ 8: false });
  expect(stateAfter(state, { type: 'reads.failed' }, answered(0)).noteReads).toEqual({ 8: false });
  expect(stateAfter(state, { type: 'reads.failed' }, answered(1), answered(0)).noteReads).toEqual({});
});

test('a note that is marked as unread and then selected is read', () => {
  expect(readIds(stateAfter(held, unread(8), select(8)))).toEqual([8]);
});

test('a read flag is removed when the platform has the note as read, so that a later unread shows', () => {
  const readNote = note(7, { read: 1, note_hash: 8 });
  const state = stateAfter(holding(note(7)), select(7), fetched(9, readNote));
  expect(state.noteReads).toEqual({});
  const again = stateAfter(state, fetched(9, note(7, { read: 0, note_hash: 9 })));
  expect(readIds(again)).toEqual([]);
});

test('a read flag stays while the platform has the note as unread', () => {
  const state = stateAfter(holding(note(7)), select(7), fetched(9, note(7, { note_hash: 8 })));
  expect(readIds(state)).toEqual([7]);
});
