import { cases } from 'rxjs-marbles/jest';
import { find } from '../../../src/streams/find/find';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { listed } from '../../support/legend';
import { holding, note } from '../../support/notes';

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

interface Case {
  readonly name: string;
  readonly state?: Partial<State>;
  readonly events: string;
  readonly emitted: string;
}
const HELD: Partial<State> = { ...holding(tea, cake), isPanelOpen: true };
const MANY: Partial<State> = { ...holding(cake, ...many), isPanelOpen: true };

cases(
  '[find-words] the search',
  (m, { events, emitted, state = HELD }: Case) => {
    m.expect(emittedBy(m, find, { events, values, state })).toBeObservable(emitted, values);
  },
  [
    { name: 'does nothing while it is closed', events: 't-l', emitted: '' },
    { name: 'finds with each key', events: 'o-t-x', emitted: '--1-0' },
    { name: 'lists all notes again without a query', events: 'o-t-e', emitted: '--1-a' },
    { name: 'reports nothing if it finds the same notes', events: 'o-t-T', emitted: '--1' },
    { name: 'finds new notes that arrive', events: 'o-t-l', emitted: '--1-2' },
    { name: 'keeps an open note whose text has changed', events: 'o-t-s-r', emitted: '--1' },
    { name: 'finds nothing after a filter has ended it', events: 'o-t-f-l', emitted: '--1' },
    { name: 'drops all rows that do not match at once', state: MANY, events: 'o-t', emitted: '--C' },
    {
      name: 'lists many rows that come back in steps of 10',
      state: MANY,
      events: 'o-x-t',
      emitted: '--0-A 15ms B 15ms C',
    },
    {
      name: 'stops listing rows that the next key does not want',
      state: MANY,
      events: 'o-x-t-x',
      emitted: '--0-A-0',
    },
    { name: '[find-closed] closes with the panel', events: 'o-t-c', emitted: '--1-z' },
  ],
);
