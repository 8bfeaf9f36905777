import { isCheckDue, isListDue, isListKnown } from '../../../src/streams/list/selectors';
import { isLiked } from '../../../src/streams/outbox/selectors';
import type { Note } from '../../../src/streams/notes/note';
import { isBellKnown, selectBell } from '../../../src/streams/reading/bell';
import type { Event } from '../../../src/streams/state/events';
import { selectSortedNotes } from '../../../src/streams/state/sorted-notes';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { fetched, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';

/** A note of the minute that is its id. */
const at = (id: number, changes: Readonly<Record<string, unknown>> = {}): Note =>
  note(id, { timestamp: new Date(Date.UTC(2026, 10, 20, 12, id)).toISOString(), ...changes });
const from = (newest: number, oldest: number): readonly Note[] =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => at(newest - index));
const kept = (...notes: readonly Note[]): Event => ({ type: 'notes.kept', notes });
const first = (...notes: readonly Note[]): Event => listed({ notes, isComplete: false, asked: 1 });
const idsOf = (state: State): readonly number[] => selectSortedNotes(state).map(({ id }) => id);

describe('kept notes', () => {
  test('show, and the list is still being loaded', () => {
    const state = stateAfter({}, kept(at(8), at(7)));
    expect(idsOf(state)).toEqual([8, 7]);
    expect([state.isLoading, isListKnown(state)]).toEqual([true, true]);
  });

  test('[bell-and-kept-list] do not count for the bell, whose number stays unknown', () => {
    const state = stateAfter({}, kept(at(8), at(7)));
    expect([selectBell(state).numNew, isBellKnown(state)]).toEqual([0, false]);
  });

  test('do not change a list that is there', () => {
    expect(idsOf(stateAfter(holding(at(7)), kept(at(8), at(6))))).toEqual([7]);
  });

  test('do not replace a note that was fetched before', () => {
    const state = stateAfter({}, fetched(1, at(7, { title: 'New', note_hash: 70 })), kept(at(7), at(6)));
    expect([state.allNotes[7]?.title, idsOf(state)]).toEqual(['New', [7, 6]]);
    expect(state.list.checkDue).toBe(0);
  });

  test('[acting-on-kept-notes] keep what the blogger did with them before the platform answers', () => {
    const liked = looked(1000, recordOf('like'));
    const state = stateAfter({}, kept(at(7)), liked, first(at(7, { note_hash: 70 })));
    expect(isLiked(state, state.allNotes[7] ?? at(7))).toBe(true);
  });

  test('are replaced by changed ones of the first list, and stay the same object otherwise', () => {
    const before = stateAfter({}, kept(at(8), at(7)));
    const state = stateAfter(before, first(at(8, { title: 'New', note_hash: 80 }), at(7)));
    expect(state.allNotes[8]?.title).toBe('New');
    expect(state.allNotes[7]).toBe(before.allNotes[7]);
  });

  test('are gone if the first list should have them', () => {
    expect(idsOf(stateAfter({}, kept(at(9), at(8), at(7)), first(at(9), at(7))))).toEqual([9, 7]);
  });

  test('are gone below a first list that is complete', () => {
    const complete = listed({ notes: [at(9)], isComplete: true, asked: 1 });
    expect(idsOf(stateAfter({}, kept(at(9), at(8)), complete))).toEqual([9]);
  });

  test('[first-answer-of-kept-list] stay below a first list that reaches them, and are checked', () => {
    const state = stateAfter({}, kept(...from(40, 11)), first(...from(42, 33)));
    expect(idsOf(state)).toHaveLength(32);
    expect(state.list).toMatchObject({ wanted: 32, loaded: 32 });
    expect([isCheckDue(state), isListDue(state)]).toEqual([true, false]);
  });

  test('are requested again if one of them has no hash, which no light poll compares', () => {
    const plain = at(11, { note_hash: undefined });
    const state = stateAfter({}, kept(...from(30, 12), plain), first(...from(30, 21)));
    expect(isListDue(state)).toBe(true);
  });

  test('[first-answer-of-kept-list] are gone below a first list that does not reach them: others may be in between', () => {
    const state = stateAfter({}, kept(...from(30, 1)), first(...from(50, 41)));
    expect(idsOf(state)).toEqual(from(50, 41).map(({ id }) => id));
    expect([state.list.loaded, isCheckDue(state)]).toEqual([10, false]);
  });

  test('[first-answer-of-kept-list] stay if they are open', () => {
    const opened: Event = { type: 'note.selected', id: 7 };
    const state = stateAfter({}, kept(at(8), at(7)), opened, first(...from(50, 41)));
    expect([state.selectedNoteId, idsOf(state).at(-1)]).toEqual([7, 7]);
  });

  test('make notes of the first list that are newer count as arrived', () => {
    const state = stateAfter({}, kept(at(8)), first(at(9), at(8)));
    expect([state.arrival?.count, Object.keys(state.arrivedNoteIds)]).toEqual([1, ['9']]);
  });
});

test('without kept notes, the first list makes nothing due', () => {
  const state = stateAfter({}, first(...from(50, 41)));
  expect([state.list.loaded, state.list.wanted, isCheckDue(state)]).toEqual([10, 10, false]);
});
