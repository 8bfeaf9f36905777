import { cases } from 'rxjs-marbles/jest';
import { restoreReads } from '../../../src/streams/reading/restore-reads';
import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, entriesOf, memoryStorage } from '../../support/behaviour';
import { named, table } from '../../support/table';
import { markKey, noteOfMarkKey, noteOfReadKey, SEEN_KEY } from '../../../src/streams/reading/stored-reads';
import { READ, UNREAD } from '../../support/notes';

const seen = (time: number): Event => ({ type: 'seen.advanced', time });
const reads = (marks: ReadMarks = {}): Event => ({ type: 'reads.restored', reads: marks });
const isRead = (timestamp: number): ReadMark => ({ isRead: true, timestamp });

const restored: Record<string, ReadMarks> = {
  marks: { 7: isRead(1_795_176_000_000), 8: { isRead: false, timestamp: 1_795_176_000_000 } },
  untimed: { 7: isRead(1), 8: isRead(1) },
};

const atStart = table(`
  stored                                                                                                        | expected | name
                                                                                                                |          | restores nothing at the first visit
  notesLastMarkedSeen = 1700000000                                                                              | seen     | [last-seen-time] restores the last seen time in seconds
  notesLastMarkedSeen = NaN                                                                                     |          | restores 0 if the last seen time is malformed
  note_read_status_7 = 1795176000000; note_unread_status_8 = 1795176000000                                      | marks    | [read-flag-key] restores read flags and unread marks with the time of the activity that they are about
  note_read_status_7 = 1; note_read_status_8 = x                                                                | untimed  | restores flags of an earlier version, and those with any other value, for any activity
  note_read_status_ = 1; note_read_status___proto__ = 1; note_read_status_7x = 1; reply_7 = ["x",0]; auth = 1:x |          | ignores all other keys
`);

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
  atStart,
);

test('[last-seen-time] the storage keys of read flags and the last seen time are unchanged', () => {
  expect(SEEN_KEY).toBe('notesLastMarkedSeen');
  expect(markKey(7, READ)).toBe('note_read_status_7');
});

test.each([
  ['note_read_status_7', 7],
  ['note_read_status_', undefined],
  ['note_read_status_7x', undefined],
  ['note_read_status_-7', undefined],
  ['note_read_status___proto__', undefined],
  ['xnote_read_status_7', undefined],
  ['reply_7', undefined],
])('[read-flag-key] the key %s belongs to the read flag of note %j', (key, id) => {
  expect(noteOfReadKey(key)).toBe(id);
});

test('an unread mark has a key of its own, because a read flag means by its presence that a note is read', () => {
  expect(markKey(7, UNREAD)).toBe('note_unread_status_7');
  expect([noteOfMarkKey('note_unread_status_7'), noteOfReadKey('note_unread_status_7')]).toEqual([
    7,
    undefined,
  ]);
});
