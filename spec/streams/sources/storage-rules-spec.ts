import { cases } from 'rxjs-marbles/jest';
import { storage } from '../../../src/streams/sources/storage';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, memoryStorage } from '../../support/behaviour';

const draft = (id: number, text: string): Event => ({ type: 'draft.changedElsewhere', id, text });
const start: Record<string, Event> = {
  s: { type: 'seen.advanced', time: 0 },
  r: { type: 'reads.restored', ids: [] },
  d: { type: 'drafts.restored', drafts: {} },
};

interface Case {
  readonly name: string;
  readonly key: string;
  readonly value: string | undefined;
  readonly event?: Event;
}

const rules: Case[] = [
  { name: 'a draft', key: 'reply_7', value: '["Hello",0]', event: draft(7, 'Hello') },
  { name: 'of any note', key: 'reply_1234', value: '["Hello",0]', event: draft(1234, 'Hello') },
  { name: 'that a draft was sent or deleted', key: 'reply_7', value: undefined, event: draft(7, '') },
  { name: 'a draft that is none as no text', key: 'reply_7', value: '{', event: draft(7, '') },
  { name: 'nothing of what is no note’s', key: 'reply_x', value: '["Hello",0]' },
  {
    name: 'a time that is none as no time',
    key: 'notesLastMarkedSeen',
    value: '12 o’clock',
    event: { type: 'seen.advanced', time: 0 },
  },
  {
    name: 'nor is a negative one a time',
    key: 'notesLastMarkedSeen',
    value: '-12',
    event: { type: 'seen.advanced', time: 0 },
  },
  {
    name: 'that one is removed as no time',
    key: 'notesLastMarkedSeen',
    value: undefined,
    event: { type: 'seen.advanced', time: 0 },
  },
  {
    name: 'a read flag of any note',
    key: 'note_read_status_1234',
    value: '1',
    event: { type: 'reads.restored', ids: [1234] },
  },
];

cases(
  'another tab tells',
  (m, { key, value, event }: Case) => {
    const changes$ = m.hot('-----c', { c: { key, value } });
    const answers$ = answersOf(m, storage, { world: { storage: memoryStorage(undefined, changes$) } });
    const values = event ? { ...start, e: event } : start;
    m.expect(answers$).toBeObservable(event ? '(srd)e' : '(srd)', values);
  },
  rules,
);
