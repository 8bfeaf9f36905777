import { cases } from 'rxjs-marbles/jest';
import { restoreReads } from '../../../src/streams/reading/restore-reads';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';

const seen = (time: number): Event => ({ type: 'seen.advanced', time });
const reads = (...ids: readonly number[]): Event => ({ type: 'reads.restored', ids });

interface AtStart {
  readonly name: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly expected: readonly [Event, Event];
}

const atStart: AtStart[] = [
  { name: 'restores nothing at the first visit', expected: [seen(0), reads()] },
  {
    name: 'restores the last seen time in seconds',
    stored: { notesLastMarkedSeen: '1700000000' },
    expected: [seen(1_700_000_000), reads()],
  },
  {
    name: 'restores 0 if the last seen time is malformed',
    stored: { notesLastMarkedSeen: 'NaN' },
    expected: [seen(0), reads()],
  },
  {
    name: 'restores read flags whatever their value',
    stored: { note_read_status_7: '1', note_read_status_8: 'x' },
    expected: [seen(0), reads(7, 8)],
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

interface Elsewhere {
  readonly name: string;
  readonly key: string;
  readonly value: string | undefined;
  readonly event?: Event;
}

const elsewhere: Elsewhere[] = [
  { name: 'sees notes', key: 'notesLastMarkedSeen', value: '9', event: seen(9) },
  { name: 'stores a malformed time', key: 'notesLastMarkedSeen', value: '12 o’clock', event: seen(0) },
  { name: 'stores a negative time', key: 'notesLastMarkedSeen', value: '-12', event: seen(0) },
  { name: 'removes the time', key: 'notesLastMarkedSeen', value: undefined, event: seen(0) },
  { name: 'reads a note', key: 'note_read_status_1234', value: '1', event: reads(1234) },
  { name: 'removes a read flag', key: 'note_read_status_7', value: undefined },
  { name: 'stores another key', key: 'other', value: '1' },
];

cases(
  'a tab follows another tab that',
  (m, { key, value, event }: Elsewhere) => {
    const changes$ = m.hot('-----1', { 1: { key, value } });
    const emitted$ = emittedBy(m, restoreReads, { world: { storage: memoryStorage(undefined, changes$) } });
    m.expect(emitted$).toBeObservable(event ? '(0R)-1' : '(0R)', {
      0: seen(0),
      R: reads(),
      ...(event && { 1: event }),
    });
  },
  elsewhere,
);
