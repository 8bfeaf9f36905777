import { tap } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { keepReads } from '../../../src/streams/reading/keep-reads';
import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { named, table } from '../../support/table';

const seen = (time: number): Event => ({ type: 'seen.advanced', time });
const reads = (marks: ReadMarks): Event => ({ type: 'reads.restored', reads: marks });
const confirmed = (mark: ReadMark): Event => ({ type: 'reads.confirmed', reads: { 7: mark } });
const isRead = (timestamp: number): ReadMark => ({ isRead: true, timestamp });

const IS_UNREAD: ReadMark = { isRead: false, timestamp: 9 };
const marks: Record<string, ReadMark> = { isRead: isRead(9), isUnread: IS_UNREAD };
const events: Record<string, Event> = {
  seen9: seen(9),
  seen0: seen(0),
  read1234: reads({ 1234: isRead(9) }),
  unread: reads({ 7: IS_UNREAD }),
  readDone: confirmed(isRead(9)),
  unreadDone: confirmed(IS_UNREAD),
};

/** The other tab has removed its key again since if it `isGone`; `mark` is that of note 7 here. */
const elsewhere = table(`
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
`);

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
    const expected = { R: reads({}), 1: named(events, event) ?? reads({}) };
    m.expect(emitted$).toBeObservable(event === '' ? 'R' : 'R----1', expected);
  },
  elsewhere,
);
