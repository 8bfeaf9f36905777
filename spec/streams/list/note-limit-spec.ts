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

test('100 notes are not too many', () => {
  const state = stateAfter(holding(...range(2, 100)), one);
  expect(ids(state)).toEqual(range(2, 101).map(({ id }) => id));
});

test('a note beyond the limit loses its flags', () => {
  const read = (id: number) => ({ ...READ, timestamp: id * 60_000 });
  const state = stateAfter({ ...full, noteReads: { 1: read(1), 2: read(2) } }, one);
  expect(state).toMatchObject({ noteReads: { 2: read(2) } });
  expect(state.noteReads).not.toHaveProperty('1');
});

test.each<[string, Event]>([
  ['that is open', { type: 'note.selected', id: 1 }],
  ['that has an undo bar', looked(1000, recordOf('trash', { target: { site: 1, comment: 10 } }))],
  ['to which a reply is being sent', looked(1000, recordOf('reply', { target: { site: 1, comment: 10 } }))],
])('an old note %s stays until that is over', (_name, event) => {
  expect(ids(stateAfter(full, event, one))).toContain(1);
});
