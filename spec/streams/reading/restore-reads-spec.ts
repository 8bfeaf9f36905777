import { cases } from 'rxjs-marbles/jest';
import { restoreReads } from '../../../src/streams/reading/restore-reads';
import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';

const seen = (time: number): Event => ({ type: 'seen.advanced', time });
const reads = (marks: ReadMarks = {}): Event => ({ type: 'reads.restored', reads: marks });
const isRead = (timestamp: number): ReadMark => ({ isRead: true, timestamp });

interface AtStart {
  readonly name: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly expected: readonly [Event, Event];
}

const atStart: AtStart[] = [
  { name: 'restores nothing at the first visit', expected: [seen(0), reads()] },
  {
    name: '[last-seen-time] restores the last seen time in seconds',
    stored: { notesLastMarkedSeen: '1700000000' },
    expected: [seen(1_700_000_000), reads()],
  },
  {
    name: 'restores 0 if the last seen time is malformed',
    stored: { notesLastMarkedSeen: 'NaN' },
    expected: [seen(0), reads()],
  },
  {
    name: '[read-flag-key] restores read flags and unread marks with the time of the activity that they are about',
    stored: { note_read_status_7: '1795176000000', note_unread_status_8: '1795176000000' },
    expected: [
      seen(0),
      reads({ 7: isRead(1_795_176_000_000), 8: { isRead: false, timestamp: 1_795_176_000_000 } }),
    ],
  },
  {
    name: 'restores flags of an earlier version, and those with any other value, for any activity',
    stored: { note_read_status_7: '1', note_read_status_8: 'x' },
    expected: [seen(0), reads({ 7: isRead(1), 8: isRead(1) })],
  },
  {
    name: 'ignores all other keys',
    stored: {
      note_read_status_: '1',
      note_read_status___proto__: '1',
      note_read_status_7x: '1',
      reply_7: '["x",0]',
      auth: '1:x',
    },
    expected: [seen(0), reads()],
  },
];

cases(
  'reading storage at the start',
  (m, { stored = {}, expected: [seenEvent, restoredEvent] }: AtStart) => {
    const emitted$ = emittedBy(m, restoreReads, {
      world: { storage: memoryStorage(new Map(Object.entries(stored)), m.cold('')) },
    });
    m.expect(emitted$).toBeObservable('(0R)', { 0: seenEvent, R: restoredEvent });
  },
  atStart,
);
