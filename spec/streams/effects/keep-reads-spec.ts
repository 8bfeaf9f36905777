import { cases } from 'rxjs-marbles/jest';
import { keepReads } from '../../../src/streams/effects/keep-reads';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const values: Record<string, Event> = {
  7: { type: 'note.selected', id: 7 },
  8: { type: 'note.selected', id: 8 },
  g: { type: 'notes.gone', ids: [7], asked: 0 },
  c: { type: 'moderation.confirmed', id: 7, kind: 'trash' },
  o: { type: 'reads.restored', ids: [9] },
  r: { type: 'reads.confirmed', reads: { 7: true } },
  u: { type: 'unread.requested', id: 7 },
};

const stored = {
  7: 'note_read_status_7 = 1',
  8: 'note_read_status_8 = 1',
  9: 'note_read_status_9 = 1',
  x: 'no note_read_status_7',
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly changed: string;
}

const rules: Case[] = [
  { name: 'is set when the note is read', events: '-7-8', changed: '-7-8' },
  { name: 'is set once', events: '-7-7', changed: '-7' },
  { name: 'has done its work when the platform has been told', events: '-7-r', changed: '-7-x' },
  { name: 'is cleared when the note is gone', events: '-7-g', changed: '-7-x' },
  { name: 'is cleared when the note has been trashed', events: '-7-c', changed: '-7-x' },
  { name: 'is cleared when the note is marked as unread', events: '-7-u', changed: '-7-x' },
  { name: 'of another visit is kept', events: '-o', changed: '-9' },
];

cases(
  'the read flag in storage',
  (m, { events, changed }: Case) => {
    const storage = memoryStorage();
    const state = holding(note(7), note(8));
    m.expect(answersOf(m, keepReads, { events, values, state, world: { storage } })).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, stored);
  },
  rules,
);
