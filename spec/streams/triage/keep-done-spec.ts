import { cases } from 'rxjs-marbles/jest';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { keepDone } from '../../../src/streams/triage/keep-done';
import { restoreDone } from '../../../src/streams/triage/restore-done';
import { parseDone, storedDone, stringifyDone } from '../../../src/streams/triage/stored-done';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { allNamed, table } from '../../support/table';
import { MINUTE, SECOND } from '../../world/clock';
import { ME, OTHER } from '../../world/platform';
import { play } from '../../world/script';

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
/** The values in storage at the start, by name. */
const given: Record<string, Readonly<Record<string, string>>> = {
  7: { note_done_7: text(9) },
  8: { note_done_8: text(8) },
  drawn: { drawn_list: '<li>' },
  ended: { auth: '0:token' },
  full: {},
  nobody: {},
};

/**
 * Another tab sets note 8 (s) or a malformed value (x), or removes note 7 (g), everything (c) or something else (o), or
 * its blogger signs out (q), gets known (k), or another one signs in (b).
 */
cases(
  'a note that is set aside',
  (m, { events, others, changed, emitted, given: words }) => {
    const changes$ = m.hot(others, {
      s: { key: 'note_done_8', value: text(8) },
      x: { key: 'note_done_7', value: '9 {"at":"noon"}' },
      g: { key: 'note_done_7', value: undefined },
      c: { key: '', value: undefined },
      o: { key: 'another', value: '1' },
      q: { key: 'auth_user', value: undefined },
      b: { key: 'auth_user', value: '6' },
      k: { key: 'auth_user', value: '5' },
    });
    const stored = [{ auth: '9999999999999:token', auth_user: '5' }, ...allNamed(given, words)];
    const entries = new Map(stored.flatMap((each) => Object.entries(each)));
    if (words === 'nobody') entries.delete('auth_user');
    changes$.subscribe(({ key, value = '' }) => key === 'auth_user' && entries.set(key, value));
    const storage = memoryStorage(entries, changes$, () => words === 'full');
    const run = { events, values, state: holding(note(7)), world: { storage } };
    m.expect(emittedBy(m, keepDone, run)).toBeObservable(emitted, values);
    m.expect(storage.changed$).toBeObservable(changed, {
      d: `note_done_7 = ${text(9)}`,
      n: 'no note_done_7',
      D: 'no drawn_list',
    });
  },
  table(`
  events | others | changed | emitted | given   | name
  -d     |        | -d      | 0       |         | [set-aside-here] is stored
  -d-u   |        | -d-n    | 0       |         | [set-aside-here] is removed when it is brought back
  -d     |        | -(Dd)   | 0       | drawn   | [set-aside-here] leaves no drawing of the list with its row
  -d     |        |         | 0R      | full    | [set-aside-here] is said not to be stored, if the browser refuses
  -d     |        | -d      | 0       | ended   | [set-aside-here] is stored after the session has ended
  --d    | -k     | --d     | 0       | nobody  | [set-aside-here] is stored if the blogger was not known at the start
  -d     | q      |         | 0       |         | is not stored after a sign-out in another tab
  -d     | b      |         | 0       |         | is not stored after another blogger has signed in in another tab
         |        |         | 7       | 7       | of the last visit is restored
         | -s     |         | 99      | 7 8     | [set-aside-tabs] in another tab is set aside here, and is not stored again
         | -g-x-c | -n      | 70-0-0  | 7       | [set-aside-tabs] comes back when another tab brings it back, signs out, or stores anything else
         | -o     |         | 0       |         | has nothing to do with other keys
`),
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

test.each([
  ['is kept when its blogger signs in again', ME, ['note_done_7']],
  ['is gone when another blogger signs in', OTHER, []],
])('[set-aside-here] what is set aside after the session has ended %s', (_what, blogger, kept) => {
  const { storage } = play(({ open, signIn, storage: entries }) => {
    const tab = open();
    return {
      [SECOND]: () => {
        entries.set('auth', `0:${ME}/0`);
        tab.send({ type: 'session.ended' });
        tab.send({ type: 'done.marked', doneNotes: { 7: doneAt(9) }, ...place });
      },
      [MINUTE]: () => signIn(blogger),
    };
  });
  expect([...storage.keys()].filter((key) => key.startsWith('note_done'))).toEqual(kept);
});
