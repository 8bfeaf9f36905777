import { cases } from 'rxjs-marbles/jest';
import { keepReads } from '../../../src/streams/reading/keep-reads';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { legend, readLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';

const values: Record<string, Event> = {
  ...legend,
  ...readLegend,
  8: { type: 'note.selected', id: 8 },
  1: { type: 'moderation.confirmed', id: 7, kind: 'trash' },
  R: { type: 'reads.restored', ids: [9] },
};

/** Changes of storage; 0 removes the flag of note 7. */
const stored = {
  s: 'note_read_status_7 = 1',
  8: 'note_read_status_8 = 1',
  R: 'note_read_status_9 = 1',
  0: 'no note_read_status_7',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly changed: string;
}

const rules: Case[] = [
  {
    name: 'is stored when the note is selected',
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
    name: 'is removed when the note is gone',
    events: ' -s-g',
    changed: '-s-0',
  },
  {
    name: 'is removed when the note was trashed',
    events: ' -s-1',
    changed: '-s-0',
  },
  {
    name: 'is removed when the note is marked as unread',
    events: ' -s-u',
    changed: '-s-0',
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
    name: 'is stored again if it was restored',
    events: ' -R',
    changed: '-R',
  },
];

cases(
  'a read flag',
  (m, { events, changed }: Case) => {
    const storage = memoryStorage();
    const state = holding(note(7), note(8));
    m.expect(emittedBy(m, keepReads, { events, values, state, world: { storage } })).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  rules,
);
