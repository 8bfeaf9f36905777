import { cases } from 'rxjs-marbles/jest';
import { restoreReads } from '../../../src/streams/reading/restore-reads';
import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, entriesOf, memoryStorage } from '../../support/behaviour';
import { named, table } from '../../support/table';

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
