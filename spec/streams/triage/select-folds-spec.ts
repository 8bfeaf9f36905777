import { marbles } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { notesBetween } from '../../../src/streams/triage/checked';
import { foldedIds, rowBeside, selectFolds, selectStops } from '../../../src/streams/triage/select-folds';
import { keepUnfolded } from '../../../src/streams/triage/keep-unfolded';
import { emittedBy, stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { looked, recordOn, reduceWithOutbox } from '../../support/outbox';

const NOW = Date.UTC(2026, 10, 20, 13);
const HOUR_MS = 3_600_000;
const follow = (id: number, hours: number, changes = {}) =>
  note(id, { type: 'follow', timestamp: new Date(NOW - hours * HOUR_MS).toISOString(), ...changes });

/** Newest first: 9, a fold of 8 to 5, 4. */
const notes = [
  note(9, { timestamp: new Date(NOW).toISOString() }),
  ...[8, 7, 6, 5].map((id) => follow(id, 9 - id)),
  note(4, { timestamp: new Date(NOW - 5 * HOUR_MS).toISOString() }),
];
const on: Partial<State> = { preferences: { ...initialState.preferences, isFolding: true } };
const list: Partial<State> = { ...holding(...notes), ...on, now: NOW };
const ids = (state: State) => selectFolds(state).map((rows) => rows.map(({ id }) => id));
const stopIds = (state: State) => selectStops(state).map(({ id }) => id);

test('[fold-rows] folding is off by default', () => {
  const state = stateAfter({ ...list, preferences: initialState.preferences });
  expect(selectFolds(state)).toEqual([]);
  expect(stopIds(state)).toEqual([9, 8, 7, 6, 5, 4]);
  expect(foldedIds(state, 7)).toEqual([7]);
});

test('[fold-rows] J and K stop once at a fold', () => {
  const state = stateAfter(list);
  expect(ids(state)).toEqual([[9], [8, 7, 6, 5], [4]]);
  expect(stopIds(state)).toEqual([9, 8, 4]);
  expect(foldedIds(state, 6)).toEqual([8, 7, 6, 5]);
});

test('[fold-rows] no fold crosses the heading of a group', () => {
  const midnight = new Date(2026, 10, 20).getTime();
  const around = [2, 1, 0, -1, -2, -3].map((hours, at) =>
    follow(9 - at, 0, { timestamp: new Date(midnight + hours * HOUR_MS).toISOString() }),
  );
  const state = stateAfter({ ...list, ...holding(...around), now: midnight + 3 * HOUR_MS });
  expect(ids(state)).toEqual([
    [9, 8, 7],
    [6, 5, 4],
  ]);
});

test('[fold-rows] a mark of this browser counts, and read and unread do not mix', () => {
  const state = stateAfter(list, { type: 'reads.allRequested' });
  expect(ids(state)).toEqual([[9], [8, 7, 6, 5], [4]]);
  const left = stateAfter(list, { type: 'note.selected', id: 7 }, { type: 'note.deselected' });
  expect(ids(left)).toEqual([[9], [8], [7], [6], [5], [4]]);
});

test('[fold-opened] the notes have rows of their own, in all lists, and so has a new note on top', () => {
  const state = stateAfter(list, { type: 'fold.opened', ids: [8, 7, 6, 5] });
  expect(stopIds(state)).toEqual([9, 8, 7, 6, 5, 4]);
  const joined = stateAfter(
    { ...list, ...holding(...notes.slice(1), follow(9, 0.5)), unfoldedNoteIds: state.unfoldedNoteIds },
    { type: 'filter.selected', name: 'follows' },
    { type: 'filter.selected', name: 'all' },
  );
  expect(stopIds(joined)).toEqual([9, 8, 7, 6, 5, 4]);
});

test('[fold-opened] the rows of a note that is open, or has a failed action, are not folded', () => {
  expect(stopIds(stateAfter({ ...list, selectedNoteId: 7 }))).toEqual([9, 8, 7, 6, 5, 4]);
  const [, eighth = follow(8, 1)] = notes;
  const failed = reduceWithOutbox(stateAfter(list), looked(recordOn(eighth, 'follow', { state: 'failed' })));
  expect(ids(failed)).toEqual([[9], [8], [7, 6, 5], [4]]);
});

test('[fold-rows] a note whose undo bar shows does not fold, and Undo folds it again', () => {
  const likes = [8, 7, 6].map((id) =>
    note(id, {
      type: 'comment_like',
      timestamp: new Date(NOW - id * 1000).toISOString(),
      meta: { ids: { site: 1, post: 2, comment: 70 } },
    }),
  );
  const state = stateAfter({ ...list, ...holding(...likes) });
  const [like] = likes;
  if (!like) throw new Error('no like');
  expect(ids(state)).toEqual([[6, 7, 8]]);
  const trashed = reduceWithOutbox(state, looked(recordOn(like, 'trash')));
  expect(ids(trashed).every(({ length }) => length === 1)).toBe(true);
  expect(ids(reduceWithOutbox(trashed, looked()))).toEqual([[6, 7, 8]]);
});

test('a change elsewhere computes nothing anew', () => {
  const state = stateAfter(list);
  const folds = selectFolds(state);
  expect(selectFolds({ ...state, tick: 99, now: state.now + 30_000 })).toBe(folds);
});

test('[fold-actions] checked and other notes do not mix', () => {
  const check = (...checked: readonly number[]): State =>
    stateAfter(list, { type: 'checks.changed', ids: checked, areChecked: true });
  expect(ids(check(8))).toEqual([[9], [8], [7, 6, 5], [4]]);
  expect(ids(check(8, 7, 6, 5))).toEqual([[9], [8, 7, 6, 5], [4]]);
});

test.each<[string, number | null, 1 | -1, number | undefined]>([
  ['the first row without another one', null, 1, 9],
  ['a fold, by its newest note', 9, 1, 8],
  ['the row after a fold', 6, 1, 4],
  ['the row before a fold', 6, -1, 9],
  ['none after the last', 4, 1, undefined],
  ['the first instead of a note that is gone', 77, 1, 9],
])('[fold-rows] the next row is %s', (_name, from, step, expected) => {
  expect(rowBeside(stateAfter(list), from, step)?.id).toBe(expected);
});

test('[fold-actions] Shift checks folds as a whole, and on the way back unchecks them as a whole', () => {
  const extend = (from: number, to: number): Event => ({ type: 'checks.extended', from, to });
  const checkedIds = (state: State) => Object.keys(state.checkedNoteIds).map(Number);
  const down = stateAfter(list, extend(9, 8));
  expect(checkedIds(down)).toEqual([5, 6, 7, 8, 9]);
  expect(checkedIds(stateAfter(down, extend(8, 9)))).toEqual([9]);
  expect(checkedIds(stateAfter(list, extend(4, 8)))).toEqual([4, 5, 6, 7, 8]);
  expect(notesBetween(stateAfter(list), 8, 9)).toEqual([9, 8, 7, 6, 5]);
});

const follows = [3, 2, 1].map((id) => note(id, { type: 'follow' }));
const { preferences } = initialState;
const values: Readonly<Record<string, Event>> = {
  o: { type: 'note.selected', id: 2 },
  p: { type: 'note.selected', id: 1 },
  c: { type: 'note.deselected' },
  s: { type: 'preferences.changed', preferences: { ...preferences, isFolding: true } },
  '2': { type: 'fold.opened', ids: [2] },
  '1': { type: 'fold.opened', ids: [1] },
};

test.each<[string, Partial<State>, string, string]>([
  ['an opened note keeps its row', on, '--o-c', '--2--'],
  ['so does the next one', on, '--o-p', '--2-1'],
  ['so does one that is open when folding begins', {}, 'o-s--', '--2--'],
  ['nothing happens without folding', {}, '--o-c', '-----'],
])('[fold-opened] %s', (_name, patch, events, expected) => {
  marbles((m) => {
    const state = { ...holding(...follows), ...patch };
    const emitted$ = emittedBy(m, keepUnfolded, { state, events, values });
    m.expect(emitted$).toBeObservable(expected, values);
  })();
});
