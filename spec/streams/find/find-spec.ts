import { cases } from 'rxjs-marbles/jest';
import { find } from '../../../src/streams/find/find';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { listed } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { table } from '../../support/table';

const tea = note(3, { subject: [{ text: 'Tea' }] });
const cake = note(2, { subject: [{ text: 'Cake' }], timestamp: '2026-11-19T12:00:00+00:00' });
const teaToo = note(4, { subject: [{ text: 'More tea' }] });
/** 25 notes about tea, newest first: 145 to 121. */
const many = Array.from({ length: 25 }, (_, at) =>
  note(145 - at, { subject: [{ text: 'Tea' }], timestamp: `2026-11-10T12:${59 - at}:00+00:00` }),
);
const firstOf = (count: number): readonly number[] => many.slice(0, count).map(({ id }) => id);
const changed = (query: string): Event => ({ type: 'find.changed', query, siteId: null });
const matched = (...noteIds: readonly number[]): Event => ({ type: 'find.matched', noteIds });

const values: Record<string, Event> = {
  o: { type: 'find.opened' },
  t: changed('tea'),
  T: changed('TEA '),
  x: changed('xyzzy'),
  e: changed(''),
  s: { type: 'note.selected', id: 3 },
  l: listed({ notes: [teaToo, tea, cake], number: 10 }),
  r: {
    type: 'notes.fetched',
    notes: [note(3, { subject: [{ text: 'Coffee' }], note_hash: 9 })],
    unreadable: [],
    asked: 99,
  },
  c: { type: 'panel.toggled', isOpen: false },
  f: { type: 'filter.selected', name: 'all' },
  1: matched(3),
  2: matched(4, 3),
  0: matched(),
  a: { type: 'find.matched', noteIds: null },
  z: { type: 'find.closed' },
  A: matched(...firstOf(10)),
  B: matched(...firstOf(20)),
  C: matched(...firstOf(25)),
};
const HELD: Partial<State> = { ...holding(tea, cake), isPanelOpen: true };
const MANY: Partial<State> = { ...holding(cake, ...many), isPanelOpen: true };

cases(
  '[find-words] the search',
  (m, { events, emitted, state: held }) => {
    const state = held === 'many' ? MANY : HELD;
    m.expect(emittedBy(m, find, { events, values, state })).toBeObservable(emitted, values);
  },
  table(`
  events  | emitted             | state | name
  t-l     |                     |       | does nothing while it is closed
  o-t-x   | --1-0               |       | finds with each key
  o-t-e   | --1-a               |       | lists all notes again without a query
  o-t-T   | --1                 |       | reports nothing if it finds the same notes
  o-t-l   | --1-2               |       | finds new notes that arrive
  o-t-s-r | --1                 |       | keeps an open note whose text has changed
  o-t-f-l | --1                 |       | finds nothing after a filter has ended it
  o-t     | --C                 | many  | drops all rows that do not match at once
  o-x-t   | --0-A 15ms B 15ms C | many  | lists many rows that come back in steps of 10
  o-x-t-x | --0-A-0             | many  | stops listing rows that the next key does not want
  o-t-c   | --1-z               |       | [find-closed] closes with the panel
`),
);
