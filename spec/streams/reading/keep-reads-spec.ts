import { ignoreElements, Subject, tap } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { keepReads } from '../../../src/streams/reading/keep-reads';
import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
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
cases(
  'a read flag',
  (m, { events, changed, entries, state }) => {
    const storage = memoryStorage(entriesOf(...allNamed(stored, entries)));
    const notes = { ...holding(note(7), note(8)), ...named(states, state) };
    const run = { events, values, state: notes, world: { storage } };
    m.expect(emittedBy(m, keepReads, run).pipe(ignoreElements())).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  table(`
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
`),
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

const seen = (time: number): Event => ({ type: 'seen.advanced', time });
const reads = (marks: ReadMarks = {}): Event => ({ type: 'reads.restored', reads: marks });
const confirmed = (mark: ReadMark): Event => ({ type: 'reads.confirmed', reads: { 7: mark } });
const readAt = (timestamp: number): ReadMark => ({ isRead: true, timestamp });

const IS_UNREAD: ReadMark = { isRead: false, timestamp: 9 };
const marks: Record<string, ReadMark> = { isRead: readAt(9), isUnread: IS_UNREAD };
const emitted: Record<string, Event> = {
  seen9: seen(9),
  seen0: seen(0),
  read1234: reads({ 1234: readAt(9) }),
  unread: reads({ 7: IS_UNREAD }),
  readDone: confirmed(readAt(9)),
  unreadDone: confirmed(IS_UNREAD),
};

/** The other tab has removed its key again since if it `isGone`; `mark` is that of note 7 here. */
cases(
  'a tab follows another tab that',
  (m, { key, value, event, mark, isGone }) => {
    const held = new Map<string, string>();
    const change = { key, value: value === 'removed' ? undefined : value };
    const changes$ = m.hot('-----1', { 1: change }).pipe(
      tap(() => {
        if (value !== 'removed' && isGone !== 'yes') held.set(key, value);
      }),
    );
    const noteMark = named(marks, mark);
    const emitted$ = emittedBy(m, keepReads, {
      state: { noteReads: noteMark ? { 7: noteMark } : {} },
      world: { storage: memoryStorage(held, changes$) },
    });
    const expected = { R: reads({}), 1: named(emitted, event) ?? reads({}) };
    m.expect(emitted$).toBeObservable(event === '' ? 'R' : 'R----1', expected);
  },
  table(`
  key                   | value      | event      | mark     | isGone | name
  notesLastMarkedSeen   | 9          | seen9      |          |        | sees notes
  notesLastMarkedSeen   | 12 o’clock | seen0      |          |        | stores a malformed time
  notesLastMarkedSeen   | -12        | seen0      |          |        | stores a negative time
  notesLastMarkedSeen   | removed    | seen0      |          |        | removes the time
  note_read_status_1234 | 9          | read1234   |          |        | reads a note
  note_unread_status_7  | 9          | unread     |          |        | marks a note as unread
  note_read_status_7    | 9          | readDone   |          | yes    | has marked a note on the platform, as with all others
  note_read_status_7    | removed    | readDone   | isRead   |        | removes a read flag, because the platform has it
  note_unread_status_7  | removed    | unreadDone | isUnread |        | removes an unread mark, because the platform has it
  note_read_status_7    | removed    |            | isUnread |        | removes a read flag of a note that is marked as unread here
  note_read_status_7    | removed    |            |          |        | removes a read flag without a mark here
  other                 | 1          |            |          |        | stores another key
`),
);

const restored: Record<string, ReadMarks> = {
  marks: { 7: readAt(1_795_176_000_000), 8: { isRead: false, timestamp: 1_795_176_000_000 } },
  untimed: { 7: readAt(1), 8: readAt(0) },
};

cases(
  'reading storage at the start',
  (m, { stored, expected }) => {
    const entries = stored === '' ? [] : stored.split('; ');
    const emitted$ = emittedBy(m, restoreReads, {
      world: { storage: memoryStorage(entriesOf(...entries), m.cold('')) },
    });
    m.expect(emitted$).toBeObservable('(0R)', {
      0: seen(expected === 'seen' ? 1_700_000_000 : 0),
      R: reads(named(restored, expected === 'seen' ? '' : expected)),
    });
  },
  table(`
  stored                                                                                                                                                          | expected | name
                                                                                                                                                                  |          | restores nothing at the first visit
  notesLastMarkedSeen = 1700000000                                                                                                                                | seen     | [last-seen-time] restores the last seen time in seconds
  notesLastMarkedSeen = NaN                                                                                                                                       |          | restores 0 if the last seen time is malformed
  note_read_status_7 = 1795176000000; note_unread_status_8 = 1795176000000                                                                                        | marks    | [read-flag-key] restores read flags and unread marks with the time of the activity that they are about
  note_read_status_7 = 1; note_read_status_8 = x                                                                                                                  | untimed  | restores flags without a time as older than any activity
  note_read_status_ = 1; note_read_status___proto__ = 1; note_read_status_7x = 1; note_read_status_-7 = 1; xnote_read_status_7 = 1; reply_7 = ["x",0]; auth = 1:x |          | ignores all other keys
`),
);
