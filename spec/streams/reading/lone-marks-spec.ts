import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { fetched, listed } from '../../support/legend';
import { holding, note } from '../../support/notes';

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
