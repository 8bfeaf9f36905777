import { cases } from 'rxjs-marbles/jest';
import { storage } from '../../../src/streams/sources/storage';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, memoryStorage } from '../../support/behaviour';

const DAY = 24 * 60 * 60 * 1000;

const seen = (time: number): Event => ({ type: 'seen.advanced', time });
const reads = (...ids: readonly number[]): Event => ({ type: 'reads.restored', ids });
const drafts = (held: Readonly<Record<number, string>>): Event => ({ type: 'drafts.restored', drafts: held });

interface Case {
  readonly name: string;
  readonly held?: Readonly<Record<string, string>>;
  /** What other tabs change. */
  readonly changes?: Readonly<Record<string, { readonly key: string; readonly value: string | undefined }>>;
  readonly expected: string;
  readonly answers?: Readonly<Record<string, Event>>;
}

const rules: Case[] = [
  { name: 'nothing at the first visit', expected: '(srd)' },
  {
    name: 'the last seen time in seconds',
    held: { notesLastMarkedSeen: '1700000000' },
    expected: '(srd)',
    answers: { s: seen(1_700_000_000) },
  },
  { name: 'no time that is none', held: { notesLastMarkedSeen: 'NaN' }, expected: '(srd)' },
  {
    name: 'read flags, whatever their value',
    held: { note_read_status_7: '1', note_read_status_8: 'x' },
    expected: '(srd)',
    answers: { r: reads(7, 8) },
  },
  {
    name: 'no other keys',
    held: {
      note_read_status_: '1',
      note_read_status___proto__: '1',
      note_read_status_7x: '1',
      reply_: '["x",0]',
      auth: '1:x',
    },
    expected: '(srd)',
  },
  {
    name: 'drafts of up to 24 h',
    held: { reply_7: `["Hello",${-DAY}]`, reply_8: `["Old",${-DAY - 1}]`, reply_9: '["New",0]' },
    expected: '(srd)',
    answers: { d: drafts({ 7: 'Hello', 9: 'New' }) },
  },
  {
    name: 'no draft that is none',
    held: { reply_7: '{', reply_8: 'null', reply_9: '[1,0]', reply_10: '["x"]', reply_11: '{"0":"x","1":0}' },
    expected: '(srd)',
  },
  {
    name: 'what another tab has seen and read',
    changes: {
      t: { key: 'notesLastMarkedSeen', value: '9' },
      f: { key: 'note_read_status_7', value: '1' },
      g: { key: 'note_read_status_7', value: undefined },
      x: { key: 'other', value: '1' },
    },
    expected: '(srd) 1s S 1s R',
    answers: { S: seen(9), R: reads(7) },
  },
];

cases(
  'storage restores',
  (m, { held = {}, changes = {}, expected, answers = {} }: Case) => {
    const changes$ = m.hot('1005ms t 1s f 1s g 1s x', changes);
    const answers$ = answersOf(m, storage, {
      world: {
        storage: memoryStorage(
          new Map(Object.entries(held)),
          Object.keys(changes).length > 0 ? changes$ : m.cold(''),
        ),
      },
    });
    m.expect(answers$).toBeObservable(expected, { s: seen(0), r: reads(), d: drafts({}), ...answers });
  },
  rules,
);
