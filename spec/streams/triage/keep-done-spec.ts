import { cases } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { keepDone } from '../../../src/streams/triage/keep-done';
import { restoreDone } from '../../../src/streams/triage/restore-done';
import { parseDone, storedDone, stringifyDone } from '../../../src/streams/triage/stored-done';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const doneAt = (timestamp: number) => ({ timestamp, details: { at: 5, about: 'A note', wasUnread: false } });
const text = (timestamp: number): string => `${timestamp} {"at":5,"about":"A note","wasUnread":false}`;
const place = { selectedNoteId: null, highlightedNoteId: null };
const restored = (doneNotes: State['doneNotes']): Event => ({ type: 'done.restored', doneNotes });

const values: Record<string, Event> = {
  d: { type: 'done.marked', doneNotes: { 7: doneAt(9) }, ...place },
  u: { type: 'done.unmarked', ids: [7], unreadIds: [], ...place },
  0: restored({}),
  7: restored({ 7: doneAt(9) }),
  8: restored({ 8: doneAt(8) }),
  9: restored({ 7: doneAt(9), 8: doneAt(8) }),
  R: { type: 'done.refused', ids: [7] },
};
const AUTH = { auth: '9999999999999:token' };

interface Case {
  readonly name: string;
  readonly events?: string;
  readonly entries?: Readonly<Record<string, string>>;
  /** Changes of another tab: `s` sets note 8, `x` a malformed value, `g` removes note 7, `c` everything. */
  readonly others?: string;
  readonly isFull?: boolean;
  readonly changed: string;
  readonly emitted?: string;
}

cases(
  'a note that is set aside',
  (m, { events = '', entries = AUTH, others = '', isFull = false, changed, emitted = '0' }: Case) => {
    const changes$ = m.hot(others, {
      s: { key: 'note_done_8', value: text(8) },
      x: { key: 'note_done_7', value: '9 {"at":"noon"}' },
      g: { key: 'note_done_7', value: undefined },
      c: { key: '', value: undefined },
      o: { key: 'another', value: '1' },
    });
    const storage = memoryStorage(new Map(Object.entries(entries)), changes$, () => isFull);
    const run = { events, values, state: holding(note(7)), world: { storage } };
    m.expect(emittedBy(m, keepDone, run)).toBeObservable(emitted, values);
    m.expect(storage.changed$).toBeObservable(changed, {
      d: `note_done_7 = ${text(9)}`,
      n: 'no note_done_7',
      D: 'no drawn_list',
    });
  },
  [
    { name: '[set-aside-here] is stored', events: '-d', changed: '-d' },
    { name: '[set-aside-here] is removed when it is brought back', events: '-d-u', changed: '-d-n' },
    {
      name: '[set-aside-here] leaves no drawing of the list with its row',
      events: '-d',
      entries: { ...AUTH, drawn_list: '<li>' },
      changed: '-(Dd)',
    },
    {
      name: '[set-aside-here] is said not to be stored, if the browser refuses',
      events: '-d',
      isFull: true,
      changed: '',
      emitted: '0R',
    },
    {
      name: 'is not stored after a sign-out in another tab',
      events: '-d',
      entries: { auth: '9999999999999:another' },
      changed: '',
    },
    {
      name: 'of the last visit is restored',
      entries: { ...AUTH, note_done_7: text(9) },
      changed: '',
      emitted: '7',
    },
    {
      name: '[set-aside-tabs] in another tab is set aside here, and is not stored again',
      entries: { ...AUTH, note_done_7: text(9), note_done_8: text(8) },
      others: '-s',
      changed: '',
      emitted: '99',
    },
    {
      name: '[set-aside-tabs] comes back when another tab brings it back, signs out, or stores anything else',
      entries: { ...AUTH, note_done_7: text(9) },
      others: '-g-x-c',
      changed: '-n',
      emitted: '70-0-0',
    },
    { name: 'has nothing to do with other keys', others: '-o', changed: '' },
  ],
);

cases(
  'before the first rows,',
  (m, { entries, emitted }: { name: string; entries: Record<string, string>; emitted: Event }) => {
    const storage = memoryStorage(new Map(Object.entries(entries)));
    m.expect(emittedBy(m, restoreDone, { world: { storage } })).toBeObservable('e', { e: emitted });
  },
  [
    { name: 'nothing is restored at the first visit', entries: {}, emitted: restored({}) },
    {
      name: '[set-aside-here] notes are restored with the time of their activity',
      entries: { note_done_7: text(9), note_done_x: text(9), note_read_status_7: '9' },
      emitted: restored({ 7: { timestamp: 9 } }),
    },
  ],
);

test.each<[string, string | undefined]>([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no details', '9'],
  ['malformed details', '9 {'],
  ['details without a time', '9 {"about":"A note"}'],
  ['no time', '{"at":5}'],
  ['a time that no note has', `${'9'.repeat(20)} {"at":5}`],
  ['a huge text', `9 {"at":5,"about":"${'a'.repeat(2000)}"}`],
])('[set-aside-limit] %s is not a note that is set aside', (_name, value) => {
  expect(parseDone(value)).toBeUndefined();
});

test('a stored note is read as it was stored', () => {
  const done = { timestamp: 9, details: { at: 5, about: 'A\n"note" 👋', wasUnread: true } };
  expect(parseDone(stringifyDone(done))).toEqual(done);
});

test('[set-aside-limit] at most 100 are restored, the newest', () => {
  const entries = Array.from({ length: 120 }, (_, id) => [`note_done_${id}`, text(id)] as const);
  const ids = Object.keys(storedDone(memoryStorage(new Map(entries))));
  expect([ids.length, ids[0]]).toEqual([100, '20']);
});
