import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { isCheckDue } from '../../../src/streams/list/selectors';
import { initialState, type State } from '../../../src/streams/state/state';
import type { ListFailure } from '../../../src/streams/list/state';
import { stateAfter, pick } from '../../support/behaviour';
import { fetched, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';

const at = (hour: number) => ({ timestamp: `2026-11-20T${String(hour).padStart(2, '0')}:00:00+00:00` });
/** A note of the hour that is its id. */
const hourly = (id: number, changes: Readonly<Record<string, unknown>> = {}) =>
  note(id, { ...at(id), ...changes });

const list = (
  notes: readonly Note[],
  changes: Partial<Extract<Event, { type: 'notes.listed' }>> = {},
): Event => listed({ notes, ...changes });
const gone = (asked: number, ...ids: readonly number[]): Event => ({ type: 'notes.gone', ids, asked });
const ids = (state: State) => Object.keys(state.allNotes).map(Number);

describe('a page', () => {
  const paged = { type: 'notes.paged', unreadable: [], number: 20, asked: 0 } as const;

  test('adds notes, removes none, and sets the length of the list', () => {
    const state = stateAfter(holding(hourly(9), hourly(8)), {
      ...paged,
      notes: [hourly(8), hourly(3)],
      isComplete: true,
    });
    expect(ids(state)).toEqual([3, 8, 9]);
    expect(state.list).toMatchObject({ loaded: 20, isComplete: true, failure: null });
    expect(state.arrival).toEqual(stateAfter({}).arrival);
  });

  test('leaves a due check due, because it has no newer notes', () => {
    const page = { ...paged, notes: [hourly(3)], isComplete: false };
    expect(isCheckDue(stateAfter(holding(hourly(9)), { type: 'notes.refreshRequested' }, page))).toBe(true);
  });
});

describe('a list', () => {
  test('[loading-state] ends loading and failure', () => {
    const failure: ListFailure = { kind: 'platform', failures: 1, retryInMs: 60_000, askedMs: 0 };
    const failed = stateAfter({}, { type: 'notes.failed', ...failure });
    expect(failed).toMatchObject({ isLoading: true, list: { failure } });
    expect(stateAfter(failed, list([]))).toMatchObject({ isLoading: false, list: { failure: null } });
  });

  const noon = (id: number) => note(id, at(12));

  test.each<[string, readonly Note[], boolean, readonly Note[], readonly number[]]>([
    ['all missing notes if it is complete', [1, 2, 3].map((id) => hourly(id)), true, [hourly(2)], [2]],
    [
      'only newer ones than its oldest if it is full',
      [1, 2, 3].map((id) => hourly(id)),
      false,
      [hourly(2)],
      [1, 2],
    ],
    ['only greater ids of the time of its oldest', [1, 2, 3].map(noon), false, [noon(2)], [1, 2]],
    ['none if it is a full page of malformed notes', [hourly(1)], false, [], [1]],
  ])('removes of the missing notes %s', (_which, held, isComplete, notes, left) => {
    expect(ids(stateAfter(holding(...held), list(notes, { isComplete })))).toEqual(left);
  });

  test('does not remove a note that arrived after it was requested', () => {
    const state = stateAfter({ tick: 5 }, fetched(5, hourly(9)));
    expect(ids(stateAfter(state, list([hourly(8)], { isComplete: false, asked: 4 })))).toEqual([8, 9]);
    expect(ids(stateAfter(state, list([hourly(8)], { isComplete: false, asked: 6 })))).toEqual([8]);
  });

  test('does not shorten the list if it has fewer notes', () => {
    expect(stateAfter({}, list([], { number: 30 }), list([], { number: 10 })).list.loaded).toBe(30);
  });

  test('never sets an earlier last seen time', () => {
    const state = stateAfter({ lastSeenTime: 9 }, list([], { lastSeenTime: 7 }));
    expect(state.lastSeenTime).toBe(9);
    expect(
      stateAfter(state, list([], { lastSeenTime: 11 }), { type: 'seen.advanced', time: 10 }).lastSeenTime,
    ).toBe(11);
  });
});

describe('a response', () => {
  test('keeps the same object for an unchanged note', () => {
    const state = stateAfter(holding(hourly(1)));
    const later = stateAfter(state, list([hourly(1)]), fetched(1, hourly(1)));
    expect(later.allNotes).toBe(state.allNotes);
  });

  test('replaces a note if its hash differs or is missing', () => {
    const bare = { note_hash: undefined };
    for (const [before, after] of [
      [{}, { note_hash: 99 }],
      [{}, bare],
      [bare, { ...bare, title: 'Later' }],
    ]) {
      const changed = hourly(1, after);
      expect(stateAfter(holding(hourly(1, before)), fetched(0, changed)).allNotes[1]).toEqual(changed);
    }
  });

  test.each<[string, Event]>([
    ['trash', { type: 'action.requested', action: 'trash', id: 1 }],
    ['spam', { type: 'action.requested', action: 'spam', id: 1 }],
  ])('does not change a note if it was requested before an action on it (%s)', (_name, action) => {
    const state = stateAfter({ ...holding(hourly(1)), tick: 5 }, action);
    const changed = hourly(1, { note_hash: 99 });
    expect(stateAfter(state, fetched(5, changed), list([], { asked: 5 }), gone(5, 1)).allNotes).toBe(
      state.allNotes,
    );
    expect(stateAfter(state, fetched(6, changed)).allNotes[1]).toEqual(changed);
  });

  test('does not change a note if it was requested earlier than a response that has arrived', () => {
    const newer = hourly(1, { note_hash: 2 });
    const state = stateAfter(holding(hourly(1)), fetched(7, newer), fetched(6, hourly(1, { note_hash: 3 })));
    expect(state.allNotes[1]).toEqual(newer);
  });

  test('makes a check due if it is ignored, because nothing else polls while push works', () => {
    const trash: Event = { type: 'action.requested', action: 'trash', id: 1 };
    const loaded = { ...initialState.list, loaded: 10 };
    const state = stateAfter({ ...holding(hourly(1)), tick: 5, list: loaded }, trash);
    expect(isCheckDue(stateAfter(state, fetched(6, hourly(1, { note_hash: 99 }))))).toBe(false);
    for (const response of [fetched(5, hourly(1, { note_hash: 99 })), list([], { asked: 5 }), gone(5, 1)])
      expect(isCheckDue(stateAfter(state, response))).toBe(true);
  });

  test('does not bring back a removed note if it was requested before the removal', () => {
    const state = stateAfter(holding(hourly(1)), gone(7, 1));
    expect(ids(stateAfter(state, list([hourly(1)], { asked: 6 })))).toEqual([]);
    expect(ids(stateAfter(state, list([hourly(1)], { asked: 8 })))).toEqual([1]);
  });
});

test('a removed note in an older response does not count as an arrival', () => {
  const state = stateAfter(holding(hourly(1)), gone(7, 2));
  expect(stateAfter(state, fetched(8, hourly(2))).arrivedNoteIds).toEqual({ 2: true });
  const late = stateAfter(state, fetched(6, hourly(2)));
  expect(pick(late, 'arrivedNoteIds', 'arrival')).toEqual(pick(state, 'arrivedNoteIds', 'arrival'));
});

test('a note that is gone loses its flags and its selection', () => {
  const state = stateAfter(holding(hourly(1), hourly(2)), { type: 'note.selected', id: 1 }, gone(9, 1, 99));
  expect(ids(state)).toEqual([2]);
  expect(pick(state, 'selectedNoteId', 'noteReads')).toEqual({ selectedNoteId: null, noteReads: {} });
});

test('more notes are requested ten at a time, up to 100', () => {
  const wantMore = (loaded: number) =>
    stateAfter({ list: { ...initialState.list, loaded } }, { type: 'notes.moreWanted' }).list.wanted;
  expect([wantMore(10), wantMore(30), wantMore(90), wantMore(100)]).toEqual([20, 40, 100, 100]);
});
