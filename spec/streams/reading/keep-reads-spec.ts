import { ignoreElements } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { keepReads } from '../../../src/streams/reading/keep-reads';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { fetched, legend, readLegend } from '../../support/legend';
import { holding, note, READ, READ_BY_ALL } from '../../support/notes';

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
const stored = {
  s: 'note_read_status_7 = 1795176000000',
  S: 'note_read_status_7 = 1795179600000',
  8: 'note_read_status_8 = 1795176000000',
  R: 'note_read_status_9 = 9',
  0: 'no note_read_status_7',
  u: 'note_unread_status_7 = 1795176000000',
  1: 'no note_unread_status_7',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly changed: string;
  /** Storage at the start. */
  readonly entries?: Readonly<Record<string, string>>;
  readonly state?: Partial<State>;
}

const rules: Case[] = [
  {
    name: '[read-flag-first] is stored when the note is selected',
    events: ' -s-8',
    changed: '-s-8',
  },
  {
    name: 'is stored only once',
    events: ' -s-s',
    changed: '-s',
  },
  {
    name: 'is removed when the platform has confirmed it',
    events: ' -s-y',
    changed: '-s-0',
  },
  {
    name: '[removal-clears-the-flag] is removed when the note is gone',
    events: ' -s-g',
    changed: '-s-0',
  },
  {
    name: 'is removed when the note is marked as unread, after that mark is stored for other tabs',
    events: ' -s-u',
    changed: '-s-(u0)',
  },
  {
    name: 'is stored when a note that was marked as unread is read',
    events: ' -u-s',
    changed: '-u-(s1)',
  },
  {
    name: 'is removed when the note gets newer activity, and stored again with its time',
    events: ' -s-N-d-s',
    changed: '-s-0---S',
  },
  {
    name: 'is not removed if another tab has marked newer activity',
    entries: { note_read_status_7: '1795179600000' },
    state: { noteReads: { 7: READ } },
    events: ' -N',
    changed: '',
  },
  {
    name: 'is not stored for "Mark all as read", which may be taken back',
    events: ' -A',
    changed: '',
  },
  {
    name: 'is stored when the note is opened before "Mark all as read" is confirmed',
    events: ' -A-s',
    changed: '---s',
  },
  {
    name: 'is shown to other tabs when the platform has confirmed "Mark all as read"',
    events: ' -A-C',
    changed: '---(s0)',
  },
  {
    name: 'is stored if it was made before this code was loaded',
    state: { noteReads: { 7: READ } },
    events: ' ',
    changed: 's',
  },
  {
    name: '[removal-clears-the-flag] is removed if the platform reported it before this code was loaded',
    entries: { note_read_status_7: '1795176000000' },
    state: { allNotes: { 7: note(7, { read: 1 }) } },
    events: ' ',
    changed: '0',
  },
  {
    name: 'is removed if its note got newer activity before this code was loaded',
    entries: { note_read_status_7: '1795176000000' },
    state: { allNotes: { 7: newer } },
    events: ' ',
    changed: '0',
  },
  {
    name: 'stays if the platform has not reported it, or only older activity',
    entries: { note_read_status_7: '1795176000000', note_read_status_8: '1795179600000' },
    state: holding(note(7), note(8, { read: 1 })),
    events: ' ',
    changed: '',
  },
  {
    name: 'stays if only the kept list has it',
    entries: { note_read_status_7: '1795176000000' },
    state: { allNotes: { 7: note(7, { read: 1 }) }, isLoading: true },
    events: ' ',
    changed: '',
  },
  {
    name: 'is stored again if it was restored',
    events: ' -R',
    changed: '-R',
  },
];

cases(
  'a read flag',
  (m, { events, changed, entries = {}, state = {} }: Case) => {
    const storage = memoryStorage(new Map(Object.entries(entries)));
    const run = { events, values, state: { ...holding(note(7), note(8)), ...state }, world: { storage } };
    m.expect(emittedBy(m, keepReads, run).pipe(ignoreElements())).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  rules,
);
