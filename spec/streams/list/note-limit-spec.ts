import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { fetched, listed } from '../../support/legend';
import { holding, note, READ } from '../../support/notes';
import { looked, recordOf } from '../outbox/records';

/** A note of the minute that is its id. */
const minutely = (id: number) => note(id, { timestamp: new Date(id * 60_000).toISOString() });
const range = (from: number, to: number): Note[] =>
  Array.from({ length: to - from + 1 }, (_, index) => minutely(from + index));
const ids = ({ allNotes }: State) => Object.keys(allNotes).map(Number);

const full = holding(...range(1, 100));
const one = fetched(9, minutely(101));
const page = listed({ notes: [minutely(101)], isComplete: false, asked: 9 });

test.each([one, page])('only the newest 100 notes are kept after $type', (event) => {
  expect(ids(stateAfter(full, event))).toEqual(range(2, 101).map(({ id }) => id));
});

test('a note beyond the limit loses its flags', () => {
  const read = (id: number) => ({ ...READ, timestamp: id * 60_000 });
  const state = stateAfter({ ...full, noteReads: { 1: read(1), 2: read(2) } }, one);
  expect(state).toMatchObject({ noteReads: { 2: read(2) } });
  expect(state.noteReads).not.toHaveProperty('1');
});

describe('a page that stays open', () => {
  /** The state after these notes arrived, each at its own tick. */
  const arrived = (from: number, to: number): State =>
    range(from, to).reduce((state, each) => stateAfter(state, fetched(state.tick, each)), stateAfter({}));

  const many = arrived(1, 250);

  test('[page-that-stays-open] keeps the ticks of the 200 notes that were touched last', () => {
    const { touched, forgotten } = many;
    expect(Object.keys(touched).map(Number)).toEqual(range(51, 250).map(({ id }) => id));
    expect(touched[51]).toBe(50);
    expect(forgotten).toBe(49);
  });

  test('[page-that-stays-open] takes a note whose tick it has dropped as touched at the latest tick that it has dropped', () => {
    const state = stateAfter(many, { type: 'notes.gone', ids: [250], asked: 250 });
    // One that was removed meanwhile, and one that was never held.
    for (const id of [1, 999]) {
      const late = note(id, { timestamp: new Date(300 * 60_000).toISOString() });
      expect(ids(stateAfter(state, fetched(48, late)))).not.toContain(id);
      expect(ids(stateAfter(state, fetched(49, late)))).toContain(id);
    }
  });

  const unreadable = (...notes: readonly number[]): Event => ({
    type: 'notes.fetched',
    notes: [],
    unreadable: notes.map((id) => ({ id, hash: id })),
    asked: 1,
  });

  test('[page-that-stays-open] remembers 100 unreadable notes: the last ones, and others with the highest ids', () => {
    const many = range(1, 120).map(({ id }) => unreadable(id));
    const state = stateAfter({}, ...many, unreadable(119));
    expect(Object.keys(state.unreadable).map(Number)).toEqual(range(21, 120).map(({ id }) => id));
    const later = stateAfter(state, unreadable(5));
    expect(later.unreadable).toHaveProperty('5');
    expect(later.unreadable).not.toHaveProperty('21');
    // The same object: the retries of its note go on.
    expect(later.unreadable[120]).toBe(state.unreadable[120]);
  });
});

test.each<[string, Event]>([
  ['that is open', { type: 'note.selected', id: 1 }],
  ['that has an undo bar', looked(1000, recordOf('trash', { target: { site: 1, comment: 10 } }))],
  ['to which a reply is being sent', looked(1000, recordOf('reply', { target: { site: 1, comment: 10 } }))],
])('an old note %s stays until that is over', (_name, event) => {
  expect(ids(stateAfter(full, event, one))).toContain(1);
});
