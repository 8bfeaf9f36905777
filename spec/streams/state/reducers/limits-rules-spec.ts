import type { Note } from '../../../../src/streams/notes/note';
import type { Event } from '../../../../src/streams/state/events';
import type { State } from '../../../../src/streams/state/state';
import { after } from '../../../support/behaviour';
import { holding, note } from '../../../support/notes';

/** A note of each minute: the greater the newer. */
const minutely = (id: number) => note(id, { timestamp: new Date(id * 60_000).toISOString() });
const range = (from: number, to: number): Note[] =>
  Array.from({ length: to - from + 1 }, (_, index) => minutely(from + index));
const ids = ({ allNotes }: State) => Object.keys(allNotes).map(Number);

const full = holding(...range(1, 100));
const fetched: Event = { type: 'notes.fetched', notes: [minutely(101)], unreadable: [], asked: 9 };
const listed: Event = {
  type: 'notes.listed',
  notes: [minutely(101)],
  unreadable: [],
  number: 10,
  isComplete: false,
  lastSeenTime: 0,
  asked: 9,
};

test.each([fetched, listed])('only the newest 100 notes are held, however many come ($type)', (event) => {
  expect(ids(after(full, event))).toEqual(range(2, 101).map(({ id }) => id));
});

test('100 are not too many', () => {
  const state = after(holding(...range(2, 100)), fetched);
  expect(ids(state)).toEqual(range(2, 101).map(({ id }) => id));
});

test('one that goes takes its flags with it', () => {
  const state = after(
    { ...full, noteReads: { 1: true, 2: true }, noteLikes: { 1: { value: true, tick: 0 } } },
    fetched,
  );
  expect(state).toMatchObject({ noteReads: { 2: true } });
  expect(state.noteReads).not.toHaveProperty('1');
  expect(state.noteLikes).not.toHaveProperty('1');
});

test.each<[string, Event]>([
  ['that is read', { type: 'note.selected', id: 1 }],
  ['whose undo bar shows', { type: 'moderation.requested', id: 1, kind: 'trash' }],
  ['whose reply is being sent', { type: 'reply.submitted', id: 1, text: 'Hello' }],
])('an old one %s stays until that is over', (_name, event) => {
  expect(ids(after(full, event, fetched))).toContain(1);
});
