import { tap } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { keepReads } from '../../../src/streams/reading/keep-reads';
import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';

const seen = (time: number): Event => ({ type: 'seen.advanced', time });
const reads = (marks: ReadMarks): Event => ({ type: 'reads.restored', reads: marks });
const confirmed = (mark: ReadMark): Event => ({ type: 'reads.confirmed', reads: { 7: mark } });
const isRead = (timestamp: number): ReadMark => ({ isRead: true, timestamp });

interface Elsewhere {
  readonly name: string;
  readonly key: string;
  readonly value: string | undefined;
  readonly state?: Partial<State>;
  /** Whether the other tab has removed the key again since. */
  readonly isGone?: boolean;
  readonly event?: Event;
}

const elsewhere: Elsewhere[] = [
  { name: 'sees notes', key: 'notesLastMarkedSeen', value: '9', event: seen(9) },
  { name: 'stores a malformed time', key: 'notesLastMarkedSeen', value: '12 o’clock', event: seen(0) },
  { name: 'stores a negative time', key: 'notesLastMarkedSeen', value: '-12', event: seen(0) },
  { name: 'removes the time', key: 'notesLastMarkedSeen', value: undefined, event: seen(0) },
  { name: 'reads a note', key: 'note_read_status_1234', value: '9', event: reads({ 1234: isRead(9) }) },
  {
    name: 'marks a note as unread',
    key: 'note_unread_status_7',
    value: '9',
    event: reads({ 7: { isRead: false, timestamp: 9 } }),
  },
  {
    name: 'has marked a note on the platform, as with all others',
    key: 'note_read_status_7',
    value: '9',
    isGone: true,
    event: confirmed(isRead(9)),
  },
  {
    name: 'removes a read flag, because the platform has it',
    key: 'note_read_status_7',
    value: undefined,
    state: { noteReads: { 7: isRead(9) } },
    event: confirmed(isRead(9)),
  },
  {
    name: 'removes an unread mark, because the platform has it',
    key: 'note_unread_status_7',
    value: undefined,
    state: { noteReads: { 7: { isRead: false, timestamp: 9 } } },
    event: confirmed({ isRead: false, timestamp: 9 }),
  },
  {
    name: 'removes a read flag of a note that is marked as unread here',
    key: 'note_read_status_7',
    value: undefined,
    state: { noteReads: { 7: { isRead: false, timestamp: 9 } } },
  },
  { name: 'removes a read flag without a mark here', key: 'note_read_status_7', value: undefined },
  { name: 'stores another key', key: 'other', value: '1' },
];

cases(
  'a tab follows another tab that',
  (m, { key, value, isGone = false, state = {}, event }: Elsewhere) => {
    const held = new Map<string, string>();
    const changes$ = m.hot('-----1', { 1: { key, value } }).pipe(
      tap(() => {
        if (value !== undefined && !isGone) held.set(key, value);
      }),
    );
    const emitted$ = emittedBy(m, keepReads, { state, world: { storage: memoryStorage(held, changes$) } });
    m.expect(emitted$).toBeObservable(event ? 'R----1' : 'R', {
      R: reads({}),
      ...(event && { 1: event }),
    });
  },
  elsewhere,
);
