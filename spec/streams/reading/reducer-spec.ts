import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
import type { Event } from '../../../src/streams/state/events';
import { isRead } from '../../../src/streams/reading/selectors';
import { selectVisibleNotes } from '../../../src/streams/list/selectors';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { fetched, listed } from '../../support/legend';
import { holding, note, READ, READ_BY_ALL, UNREAD } from '../../support/notes';
import { selectBell, selectNewestTime } from '../../../src/streams/reading/bell';

const held = holding(note(7), note(8, { read: 1 }));
const all: Event = { type: 'reads.allRequested' };
const unread = (id: number): Event => ({ type: 'unread.requested', id });
const select = (id: number): Event => ({ type: 'note.selected', id });
const unreadFilter: Event = { type: 'filter.selected', name: 'unread' };
const confirmed = (reads: ReadMarks): Event => ({ type: 'reads.confirmed', reads });
const sent = (reads: ReadMarks): Event => ({ type: 'reads.sent', reads });
const failed = (reads: ReadMarks): Event => ({ type: 'reads.failed', reads, cause: null });
const restored = (reads: ReadMarks): Event => ({ type: 'reads.restored', reads });
/** Somebody has done more about note 7, which the blogger has not seen. */
const newer = note(7, { note_hash: 90, timestamp: '2026-11-20T13:00:00Z' });
const READ_LATER: ReadMark = { ...READ, timestamp: newer.timestamp };
const answered = (read: number): Event => fetched(99, note(8, { read, note_hash: 90 + read }));

const readIds = (state: State): number[] =>
  Object.values(state.allNotes)
    .filter((each) => isRead(state, each))
    .map(({ id }) => id);
const visible = (state: State): number[] => selectVisibleNotes(state).map(({ id }) => id);

test('restored flags count as read until the platform confirms them, and then the notes are read', () => {
  const state = stateAfter(held, restored({ 7: READ, 99: READ }));
  expect(readIds(state)).toEqual([7, 8]);
  const then = stateAfter(state, confirmed({ 7: READ }));
  expect(then.noteReads).toEqual({ 99: READ });
  expect(then.allNotes[7]?.isRead).toBe(true);
  expect(Object.keys(then.allNotes)).toEqual(['7', '8']);
});

const marks = { 7: READ_BY_ALL };

test('marks of all notes are taken back if they fail, except those that were changed meanwhile', () => {
  expect(readIds(stateAfter(held, all, failed(marks)))).toEqual([8]);
  expect(readIds(stateAfter(held, all, select(7), failed(marks)))).toEqual([7, 8]);
  expect(readIds(stateAfter(held, all, restored({ 7: READ }), failed(marks)))).toEqual([7, 8]);
  expect(readIds(stateAfter(held, select(7), failed({ 7: READ })))).toEqual([7, 8]);
});

test('marks of all notes are the platform’s once it confirms them, except one that was taken back', () => {
  const done = confirmed(marks);
  expect(stateAfter(held, all, done)).toMatchObject({ allNotes: { 7: { isRead: true } }, noteReads: {} });
  const state = stateAfter(held, all, unread(7), done);
  expect(state.noteReads).toEqual({ 7: UNREAD });
});

test('Undo of marks of all notes makes the same notes unread, but none that is gone', () => {
  const state = stateAfter(held, all, {
    type: 'reads.allUndone',
    reads: { ...marks, 99: READ_BY_ALL },
  });
  expect(readIds(state)).toEqual([8]);
  expect(Object.keys(state.noteReads)).toEqual(['7']);
});

test('a response does not settle a mark while all notes are being marked as read', () => {
  const asBefore = fetched(99, note(7, { note_hash: 90 }));
  const state = stateAfter(held, all, sent(marks), unread(7), asBefore, confirmed(marks));
  expect(state.noteReads).toEqual({ 7: UNREAD });
});

test('a note that is marked as unread is unread at once, also in the unread filter, and is closed, because an open note is read', () => {
  const state = stateAfter(held, select(8), unread(8));
  expect(readIds(state)).toEqual([]);
  expect(state.selectedNoteId).toBeNull();
  expect(stateAfter(held, select(7), unread(8)).selectedNoteId).toBe(7);
  expect(visible(stateAfter(held, unreadFilter, unread(8)))).toEqual([8, 7]);
});

test('a note that is marked as unread stays unread until the platform confirms it, whatever the platform responds before', () => {
  const state = stateAfter(held, unread(8), answered(1));
  expect(readIds(state)).toEqual([]);
  expect(stateAfter(state, answered(0)).noteReads).toEqual({});
  expect(stateAfter(state, confirmed({ 8: UNREAD }))).toMatchObject({
    allNotes: { 8: { isRead: false } },
    noteReads: {},
  });
});

test('a flag that has changed since the request was sent is kept for the next request', () => {
  const state = stateAfter(held, select(7), unread(7), confirmed({ 7: READ }));
  expect(state.noteReads).toEqual({ 7: UNREAD });
  expect(readIds(state)).toEqual([8]);
});

test('while a read request runs, responses do not change the local flags', () => {
  const state = stateAfter(held, unread(8), sent({ 8: READ }), answered(0));
  expect(stateAfter(state, confirmed({ 8: READ })).noteReads).toEqual({ 8: UNREAD });
  expect(stateAfter(state, failed({ 8: READ }), answered(0)).noteReads).toEqual({ 8: UNREAD });
  expect(stateAfter(state, failed({ 8: READ }), answered(1), answered(0)).noteReads).toEqual({});
});

test('a read flag stays until the platform has the note as read, so that a later unread shows', () => {
  const readNote = note(7, { read: 1, note_hash: 8 });
  const opened = stateAfter(holding(note(7)), select(7), fetched(9, note(7, { note_hash: 80 })));
  expect(readIds(opened)).toEqual([7]);
  const state = stateAfter(opened, fetched(9, readNote));
  expect(state.noteReads).toEqual({});
  const again = stateAfter(state, fetched(9, note(7, { read: 0, note_hash: 9 })));
  expect(readIds(again)).toEqual([]);
});

describe('a note with newer activity than its mark', () => {
  const activity = fetched(99, newer);

  test('[mark-of-an-activity] is unread, and its mark does not come back', () => {
    const state = stateAfter(held, select(7), { type: 'note.deselected' }, activity);
    expect([readIds(state), state.noteReads]).toEqual([[8], {}]);
    expect(readIds(stateAfter(state, restored({ 7: READ })))).toEqual([8]);
    expect(readIds(stateAfter(state, restored({ 7: READ_LATER })))).toEqual([7, 8]);
  });

  test('is unread also if the mark was restored before the note was there', () => {
    expect(readIds(stateAfter({}, restored({ 7: READ }), activity))).toEqual([]);
    expect(readIds(stateAfter({}, restored({ 7: READ_LATER }), activity))).toEqual([7]);
  });

  test('stays unread when the platform accepts the mark, until the platform says more', () => {
    const state = stateAfter(held, select(7), sent({ 7: READ }), activity, confirmed({ 7: READ }));
    expect([readIds(state), state.noteReads]).toEqual([[8], {}]);
    expect(state.list.checkDue).toBe(state.tick);
  });

  test('keeps a mark of the newer activity when the platform accepts the older one', () => {
    const state = stateAfter(held, select(7), sent({ 7: READ }), activity, select(7), confirmed({ 7: READ }));
    expect(state.noteReads).toEqual({ 7: READ_LATER });
    expect(stateAfter(state, restored({ 7: READ })).noteReads).toEqual({ 7: READ_LATER });
  });

  test('is read if it was marked as unread before, and the newer activity was read elsewhere', () => {
    const elsewhere = fetched(99, { ...newer, isRead: true });
    expect(readIds(stateAfter(held, unread(7), elsewhere))).toEqual([7, 8]);
  });
});

describe('while the unread filter is on, a note stays in its list that', () => {
  const listed = stateAfter(held, unreadFilter);

  test.each<[string, Event]>([
    ['was marked with all others', all],
    ['another tab has read', restored({ 7: READ })],
    ['another tab has marked with all others', confirmed({ 7: READ })],
    ['was read on another device', fetched(99, note(7, { read: 1, note_hash: 90 }))],
  ])('%s', (_name, event) => {
    const state = stateAfter(listed, event);
    expect([readIds(state), visible(state)]).toEqual([[7, 8], [7]]);
    expect(visible(stateAfter(state, unreadFilter))).toEqual([]);
  });
});

test('a note that was read before the unread filter was on does not come back into its list', () => {
  const state = stateAfter(held, select(7), unreadFilter);
  expect(visible(stateAfter(state, confirmed({ 7: READ })))).toEqual([]);
});

const early = note(7, { timestamp: '1970-01-01T00:00:10Z' });
const late = note(8, { type: 'like', timestamp: '1970-01-01T00:00:20Z' });
const seen = (lastSeenTime: number) => ({ ...stateAfter(holding(early, late)), lastSeenTime });

test.each([
  [0, 2, 'like'],
  [9, 2, 'like'],
  [10, 1, 'like'],
  [19, 1, 'like'],
  [20, 0, null],
])(
  'if notes were seen up to second %i, %i are new and the newest has the type %s',
  (time, numNew, latestType) => {
    expect(selectBell(seen(time))).toEqual({ numNew, latestType });
  },
);

test('the time of the newest note is in whole seconds, and no note is new after it was seen', () => {
  const state = stateAfter(holding(note(7, { timestamp: '1970-01-01T00:00:10.900Z' })));
  expect(selectNewestTime(state)).toBe(10);
  expect(selectBell({ ...state, lastSeenTime: 10 }).numNew).toBe(0);
  expect(selectNewestTime(stateAfter({}))).toBe(0);
});

test('the bell is the same object as long as the notes are the same', () => {
  const state = seen(9);
  expect(selectBell(stateAfter(state, { type: 'clock.ticked', now: 7 }))).toBe(selectBell(state));
});

/** A note of the minute that is its id. */
const at = (id: number) => note(id, { timestamp: new Date(id * 60_000).toISOString() });
const from = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => at(newest - index));
/** Note 7 was read here or in another tab, and the platform has not answered. */
const marked: Partial<State> = { noteReads: { 7: { isRead: true, timestamp: 7 * 60_000 } } };
const kept: Event = { type: 'notes.kept', notes: from(12, 1) };
const list = (isComplete: boolean, ...notes: readonly ReturnType<typeof note>[]): Event =>
  listed({ notes, isComplete, asked: 9 });
const isMarked = (...events: readonly Event[]): boolean => 7 in stateAfter(marked, ...events).noteReads;

describe('the mark of a note that is not in the list', () => {
  test.each<[string, ...Event[]]>([
    ['its note is below a page', list(false, ...from(30, 21))],
    ['the first list cuts off the kept notes with its note', kept, list(false, ...from(30, 21))],
    ['its note came after the answer', list(true, ...from(6, 1))],
    ['its note is malformed', listed({ notes: [at(8), at(6)], unreadable: [{ id: 7, hash: 1 }], asked: 9 })],
    ['the platform lists nothing', list(true)],
    ['99 notes are newer', list(false, ...from(106, 8))],
  ])('[removal-clears-the-flag] stays if %s', (_name, ...events) => {
    expect(isMarked(...events)).toBe(true);
  });

  test.each<[string, ...Event[]]>([
    ['a page should have its note', list(false, at(8), at(6))],
    ['a complete list does not have its note', list(true, at(9), at(8))],
    ['its note is gone', { type: 'notes.gone', ids: [7], asked: 9 }],
    ['100 notes are newer, because no list reaches its note', list(false, ...from(107, 8))],
  ])('[removal-clears-the-flag] goes if %s', (_name, ...events) => {
    expect(isMarked(...events)).toBe(false);
  });
});

test('a note that is in use keeps its mark, although 100 notes are newer', () => {
  const opened = stateAfter({ ...holding(...from(106, 7)), ...marked }, { type: 'note.selected', id: 7 });
  expect(stateAfter(opened, fetched(9, at(107))).noteReads).toHaveProperty('7');
});
