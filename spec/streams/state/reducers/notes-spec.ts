import type { Note } from '../../../../src/streams/notes/note';
import type { Event } from '../../../../src/streams/state/events';
import { isCheckDue } from '../../../../src/streams/state/selectors';
import { initialState, type ListFailure, type State } from '../../../../src/streams/state/state';
import { after, partsOf } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

const at = (hour: number) => ({ timestamp: `2026-11-20T${String(hour).padStart(2, '0')}:00:00+00:00` });
/** A note of each hour: the greater the newer. */
const hourly = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  note(id, { ...at(id), ...changes });

const list = (
  notes: readonly Note[],
  changes: Partial<Extract<Event, { type: 'notes.listed' }>> = {},
): Event => ({
  type: 'notes.listed',
  notes,
  unreadable: [],
  number: 10,
  isComplete: true,
  lastSeenTime: 0,
  asked: 0,
  ...changes,
});
const fetched = (asked: number, ...notes: readonly Note[]): Event => ({
  type: 'notes.fetched',
  notes,
  unreadable: [],
  asked,
});
const gone = (asked: number, ...ids: readonly number[]): Event => ({ type: 'notes.gone', ids, asked });
const ids = (state: State) => Object.keys(state.allNotes).map(Number);

describe('a page', () => {
  const page = (isComplete: boolean, ...notes: readonly Note[]): Event => ({
    type: 'notes.paged',
    notes,
    unreadable: [],
    number: 20,
    isComplete,
    asked: 0,
  });

  test('adds to what is held, takes nothing away, and tells how far the list goes', () => {
    const state = after(holding(hourly(9), hourly(8)), page(true, hourly(8), hourly(3)));
    expect(ids(state)).toEqual([3, 8, 9]);
    expect(state.list).toMatchObject({ loaded: 20, isComplete: true, failure: null });
    expect(state.arrival).toEqual(after({}).arrival);
  });

  test('says nothing of what is newer: a check that is due stays due', () => {
    const state = after(holding(hourly(9)), { type: 'notes.refreshRequested' }, page(false, hourly(3)));
    expect(isCheckDue(state)).toBe(true);
  });
});

describe('a list', () => {
  test('ends the loading, and a failure', () => {
    const failure: ListFailure = { kind: 'platform', failures: 1, retryInMs: 60_000 };
    const failed = after({}, { type: 'notes.failed', ...failure });
    expect(failed).toMatchObject({ isLoading: true, list: { failure } });
    expect(after(failed, list([]))).toMatchObject({ isLoading: false, list: { failure: null } });
  });

  test('that is whole removes all notes that it lacks', () => {
    expect(ids(after(holding(hourly(1), hourly(2), hourly(3)), list([hourly(2)])))).toEqual([2]);
  });

  test('that is a full page removes only notes newer than its oldest', () => {
    const state = after(holding(hourly(1), hourly(2), hourly(3)), list([hourly(2)], { isComplete: false }));
    expect(ids(state)).toEqual([1, 2]);
  });

  test('that is a full page removes of the notes of its oldest one’s time those with a greater id', () => {
    const noon = (id: number) => note(id, at(12));
    const state = after(holding(noon(1), noon(2), noon(3)), list([noon(2)], { isComplete: false }));
    expect(ids(state)).toEqual([1, 2]);
  });

  test('that is a full page of malformed notes removes none', () => {
    expect(ids(after(holding(hourly(1)), list([], { isComplete: false })))).toEqual([1]);
  });

  test('does not remove a note that came after it was asked for', () => {
    const state = after({ tick: 5 }, fetched(5, hourly(9)));
    expect(ids(after(state, list([hourly(8)], { isComplete: false, asked: 4 })))).toEqual([8, 9]);
    expect(ids(after(state, list([hourly(8)], { isComplete: false, asked: 6 })))).toEqual([8]);
  });

  test('of fewer notes does not take back how far the list reaches', () => {
    expect(after({}, list([], { number: 30 }), list([], { number: 10 })).list.loaded).toBe(30);
  });

  test('never lets the last seen time go back', () => {
    const state = after({ lastSeenTime: 9 }, list([], { lastSeenTime: 7 }));
    expect(state.lastSeenTime).toBe(9);
    expect(
      after(state, list([], { lastSeenTime: 11 }), { type: 'seen.advanced', time: 10 }).lastSeenTime,
    ).toBe(11);
  });
});

describe('an answer', () => {
  test('as held keeps the very same note', () => {
    const state = after(holding(hourly(1)));
    const later = after(state, list([hourly(1)]), fetched(1, hourly(1)));
    expect(later.allNotes).toBe(state.allNotes);
  });

  test('with another hash, or without one, replaces the note', () => {
    for (const note_hash of [99, undefined]) {
      const changed = hourly(1, { note_hash });
      expect(after(holding(hourly(1)), fetched(0, changed)).allNotes[1]).toEqual(changed);
    }
  });

  test('leaves the notes that it does not tell of as they are', () => {
    const state = after(holding(hourly(1), hourly(2)));
    expect(after(state, fetched(0, hourly(1, { note_hash: 99 }))).allNotes[2]).toBe(state.allNotes[2]);
  });

  test.each<[string, Event]>([
    ['approval', { type: 'approval.requested', id: 1, isApproved: true }],
    ['like', { type: 'like.requested', id: 1, isLiked: true }],
    ['trash', { type: 'moderation.requested', id: 1, kind: 'trash' }],
    ['spam', { type: 'moderation.requested', id: 1, kind: 'spam' }],
  ])('asked for before an action (%s) does not touch the note', (_name, action) => {
    const state = after({ ...holding(hourly(1)), tick: 5 }, action);
    const changed = hourly(1, { note_hash: 99 });
    expect(after(state, fetched(5, changed), list([], { asked: 5 }), gone(5, 1)).allNotes).toBe(
      state.allNotes,
    );
    expect(after(state, fetched(6, changed)).allNotes[1]).toEqual(changed);
  });

  test('that was asked for earlier, and is slower, does not touch the note', () => {
    const newer = hourly(1, { note_hash: 2 });
    const state = after(holding(hourly(1)), fetched(7, newer), fetched(6, hourly(1, { note_hash: 3 })));
    expect(state.allNotes[1]).toEqual(newer);
  });

  test('that is left out makes a check due: while push works nobody else asks', () => {
    const like: Event = { type: 'like.requested', id: 1, isLiked: true };
    const loaded = { ...initialState.list, loaded: 10 };
    const state = after({ ...holding(hourly(1)), tick: 5, list: loaded }, like);
    expect(isCheckDue(after(state, fetched(6, hourly(1, { note_hash: 99 }))))).toBe(false);
    for (const answer of [fetched(5, hourly(1, { note_hash: 99 })), list([], { asked: 5 }), gone(5, 1)])
      expect(isCheckDue(after(state, answer))).toBe(true);
  });

  test('that was asked for earlier, and is slower, does not bring back a note that is gone', () => {
    const state = after(holding(hourly(1)), gone(7, 1));
    expect(ids(after(state, list([hourly(1)], { asked: 6 })))).toEqual([]);
    expect(ids(after(state, list([hourly(1)], { asked: 8 })))).toEqual([1]);
  });

  test('ends the local answer of a follow that is older', () => {
    const body = [{ actions: { follow: true }, meta: { ids: { site: 5 } } }];
    const follow: Event = { type: 'follow.confirmed', siteId: 5, isFollowing: false };
    const changed = hourly(1, { body, note_hash: 99 });
    const state = after({ ...holding(hourly(1, { body })), tick: 5 }, follow);
    expect(after(state, fetched(5, changed)).follows).toBe(state.follows);
    expect(after(state, fetched(6, changed)).follows).toEqual({});
  });
});

test('an answer does not end a follow that the platform has not confirmed: it may be of before', () => {
  const body = [{ actions: { follow: false }, meta: { ids: { site: 5 } } }];
  const state = after(
    { ...holding(hourly(1, { body })), tick: 5 },
    { type: 'follow.requested', siteId: 5, isFollowing: true },
  );
  expect(after(state, fetched(9, hourly(1, { body, note_hash: 99 }))).follows).toBe(state.follows);
});

test('a note has come just now only where it comes: not by an answer of before it was gone', () => {
  const state = after(holding(hourly(1)), gone(7, 2));
  expect(after(state, fetched(8, hourly(2))).arrivedNoteIds).toEqual({ 2: true });
  const late = after(state, fetched(6, hourly(2)));
  expect(partsOf(late, 'arrivedNoteIds', 'arrival')).toEqual(partsOf(state, 'arrivedNoteIds', 'arrival'));
});

test('a note that is gone takes its flags and its selection with it', () => {
  const state = after(holding(hourly(1), hourly(2)), { type: 'note.selected', id: 1 }, gone(9, 1, 99));
  expect(ids(state)).toEqual([2]);
  expect(partsOf(state, 'selectedNoteId', 'noteReads')).toEqual({ selectedNoteId: null, noteReads: {} });
});

test('more notes are wanted ten at a time, up to 100', () => {
  const wantMore = (loaded: number) =>
    after({ list: { ...initialState.list, loaded } }, { type: 'notes.moreWanted' }).list.wanted;
  expect([wantMore(10), wantMore(30), wantMore(90), wantMore(100)]).toEqual([20, 40, 100, 100]);
});
