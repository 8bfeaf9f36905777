import { ignoreElements, Subject } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { keepReads } from '../../../src/streams/reading/keep-reads';
import type { Event } from '../../../src/streams/state/events';
import { type State, initialState } from '../../../src/streams/state/state';
import { emittedBy, entriesOf, memoryStorage, quietDeps } from '../../support/behaviour';
import { fetched, legend, readLegend } from '../../support/legend';
import { holding, note, READ, READ_BY_ALL } from '../../support/notes';
import { allNamed, named, table } from '../../support/table';
import { restoreReads } from '../../../src/streams/reading/restore-reads';
import { isRead } from '../../../src/streams/reading/selectors';
import { reduce } from '../../../src/streams/reducer';
import { startStore } from '../../../src/streams/start-store';
import type { Behaviours } from '../../../src/streams/state/behaviour';

const newer = note(7, { note_hash: 8, timestamp: '2026-11-20T13:00:00Z' });

const values: Record<string, Event> = {
  ...legend,
  ...readLegend,
  8: { type: 'note.selected', id: 8 },
  R: { type: 'reads.restored', reads: { 9: { isRead: true, timestamp: 9 } } },
  N: fetched(99, newer),
  C: { type: 'reads.confirmed', reads: { 7: READ_BY_ALL, 8: READ } },
};

/** Changes of storage, with the time of the notes; 0 and 1 remove the marks of note 7. */
const stored: Record<string, string> = {
  s: 'note_read_status_7 = 1795176000000',
  S: 'note_read_status_7 = 1795179600000',
  8: 'note_read_status_8 = 1795176000000',
  9: 'note_read_status_8 = 1795179600000',
  R: 'note_read_status_9 = 9',
  0: 'no note_read_status_7',
  u: 'note_unread_status_7 = 1795176000000',
  1: 'no note_unread_status_7',
};

const states: Record<string, Partial<State>> = {
  marked: { noteReads: { 7: READ } },
  isRead: { allNotes: { 7: note(7, { read: 1 }) } },
  newer: { allNotes: { 7: newer } },
  otherIsRead: holding(note(7), note(8, { read: 1 })),
  keptAsRead: { allNotes: { 7: note(7, { read: 1 }) }, isLoading: true },
};

/** `entries` are in storage at the start. */
const rules = table(`
  events   | changed  | entries | state       | name
  -s-8     | -s-8     |         |             | [read-flag-first] is stored when the note is selected
  -s-s     | -s       |         |             | is stored only once
  -s-y     | -s-0     |         |             | is removed when the platform has confirmed it
  -s-g     | -s-0     |         |             | [removal-clears-the-flag] is removed when the note is gone
  -s-u     | -s-(u0)  |         |             | is removed when the note is marked as unread, after that mark is stored for other tabs
  -u-s     | -u-(s1)  |         |             | is stored when a note that was marked as unread is read
  -s-N-d-s | -s-0---S |         |             | is removed when the note gets newer activity, and stored again with its time
  -N       |          | S       | marked      | is not removed if another tab has marked newer activity
  -A       |          |         |             | is not stored for "Mark all as read", which may be taken back
  -A-s     | ---s     |         |             | is stored when the note is opened before "Mark all as read" is confirmed
  -A-C     | ---(s0)  |         |             | is shown to other tabs when the platform has confirmed "Mark all as read"
           | s        |         | marked      | is stored if it was made before this code was loaded
           | 0        | s       | isRead      | [removal-clears-the-flag] is removed if the platform reported it before this code was loaded
           | 0        | s       | newer       | is removed if its note got newer activity before this code was loaded
           |          | s 9     | otherIsRead | stays if the platform has not reported it, or only older activity
           |          | s       | keptAsRead  | stays if only the kept list has it
  -R       | -R       |         |             | is stored again if it was restored
`);

cases(
  'a read flag',
  (m, { events, changed, entries, state }) => {
    const storage = memoryStorage(entriesOf(...allNamed(stored, entries)));
    const notes = { ...holding(note(7), note(8)), ...named(states, state) };
    const run = { events, values, state: notes, world: { storage } };
    m.expect(emittedBy(m, keepReads, run).pipe(ignoreElements())).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  rules,
);

test('a note that is marked as unread before marks are stored stays unread, also in storage', () => {
  const storage = memoryStorage(
    new Map([['note_read_status_7', String(Date.parse('2026-11-20T12:00:00Z'))]]),
  );
  const loaded$ = new Subject<Behaviours>();
  const { run$, state$, send } = startStore(
    quietDeps({ storage }),
    loaded$,
    { ...initialState, ...holding(note(7)) },
    reduce,
  );
  const running = run$.subscribe();
  loaded$.next({ restoreReads });
  expect(isRead(state$.value, note(7))).toBe(true);
  send({ type: 'unread.requested', id: 7 });
  loaded$.next({ keepReads });
  expect(isRead(state$.value, note(7))).toBe(false);
  expect(storage.keys()).toEqual(['note_unread_status_7']);
  running.unsubscribe();
});
