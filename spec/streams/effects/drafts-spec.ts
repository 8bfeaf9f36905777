import { asyncScheduler } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { drafts } from '../../../src/streams/effects/drafts';
import type { Event } from '../../../src/streams/state/events';
import { answersOf, memoryStorage } from '../../support/behaviour';
import { holding, note } from '../../support/notes';

const DAY = 24 * 60 * 60 * 1000;

const typed = (text: string, id = 7): Event => ({ type: 'reply.typed', id, text });
const values: Record<string, Event> = {
  a: typed('H'),
  b: typed('Hello'),
  e: typed(''),
  o: typed('Other', 8),
  s: { type: 'reply.submitted', id: 7, text: 'Hello' },
  f: { type: 'reply.failed', id: 7, isDuplicate: false },
  d: { type: 'reply.failed', id: 7, isDuplicate: true },
  S: { type: 'reply.sent', id: 7, url: '' },
  r: { type: 'drafts.restored', drafts: {} },
  l: {
    type: 'notes.listed',
    notes: [note(7)],
    unreadable: [],
    number: 10,
    isComplete: true,
    lastSeenTime: 0,
    asked: 0,
  },
};

interface Case {
  readonly name: string;
  readonly events: string;
  readonly held?: Readonly<Record<string, string>>;
  readonly leaves?: string;
  readonly fullUntilMs?: number;
  /** What is stored and removed: named below. */
  readonly changed: string;
  readonly stored?: Readonly<Record<string, string>>;
}

const rules: Case[] = [
  {
    name: 'is kept 300 ms after the typing pauses',
    events: 'a',
    changed: '300ms x',
    stored: { x: 'reply_7 = ["H",300]' },
  },
  {
    name: 'is not kept while one types',
    events: 'a 298ms b',
    changed: '599ms x',
    stored: { x: 'reply_7 = ["Hello",599]' },
  },
  {
    name: 'is kept at once when the page goes away',
    events: 'a',
    leaves: '99ms l',
    changed: '99ms x 200ms y',
    stored: { x: 'reply_7 = ["H",99]', y: 'reply_7 = ["H",300]' },
  },
  {
    name: 'is kept again when the page goes away: another tab may have overwritten it',
    events: 'a',
    leaves: '999ms l',
    changed: '300ms x 698ms y',
    stored: { x: 'reply_7 = ["H",300]', y: 'reply_7 = ["H",999]' },
  },
  {
    name: 'is tried again every 5 s where storage is full, as it is then',
    events: 'a 4s b',
    fullUntilMs: 9000,
    changed: '9301ms x',
    stored: { x: 'reply_7 = ["Hello",9301]' },
  },
  {
    name: 'is not tried again once it has been removed',
    events: 'a 4s S',
    fullUntilMs: 9000,
    changed: '4001ms n 1298ms n',
  },
  {
    name: 'is each note its own',
    events: 'a 99ms o',
    changed: '300ms x 99ms y',
    stored: { x: 'reply_7 = ["H",300]', y: 'reply_8 = ["Other",400]' },
  },
  {
    name: 'is removed when its text is',
    events: 'a 999ms e',
    changed: '300ms x 999ms n',
    stored: { x: 'reply_7 = ["H",300]' },
  },
  {
    name: 'stays while the reply is sent',
    events: 's',
    changed: '300ms x',
    stored: { x: 'reply_7 = ["Hello",300]' },
  },
  {
    name: 'stays when the reply fails',
    events: 's 999ms f',
    changed: '300ms x',
    stored: { x: 'reply_7 = ["Hello",300]' },
  },
  {
    name: 'stays when the reply is a duplicate',
    events: 's 999ms d',
    changed: '300ms x',
    stored: { x: 'reply_7 = ["Hello",300]' },
  },
  {
    name: 'is removed at once when the platform has accepted the reply',
    events: 's 999ms S',
    changed: '300ms x 699ms n',
    stored: { x: 'reply_7 = ["Hello",300]' },
  },
  {
    name: 'does not come back when the page goes away after that',
    events: 's 999ms S',
    leaves: '1001ms l',
    changed: '300ms x 699ms n',
    stored: { x: 'reply_7 = ["Hello",300]' },
  },
  {
    name: 'is cleared when older than 24 h, at the start',
    events: 'r',
    held: { reply_7: `["Old",${-DAY - 1}]`, reply_8: `["Kept",${-DAY}]` },
    changed: 'n',
  },
  {
    name: 'is cleared when older than 24 h, with each list',
    events: 'l 999ms l 999ms l',
    held: { reply_7: `["Old",${-DAY + 1001}]`, reply_8: '["Kept",0]' },
    changed: '2s n',
  },
  {
    name: 'is cleared when it cannot be read',
    events: 'r',
    held: { reply_7: '{', reply_x: '{', other: '{' },
    changed: 'n',
  },
];

cases(
  'a draft',
  (m, { events, held = {}, leaves = '', fullUntilMs = -1, changed, stored = {} }: Case) => {
    const storage = memoryStorage(
      new Map(Object.entries(held)),
      undefined,
      () => asyncScheduler.now() < fullUntilMs,
    );
    const answers$ = answersOf(m, drafts, {
      events,
      values,
      state: holding(note(7), note(8)),
      world: { storage, surroundings: { pageHide$: m.hot(leaves) } },
    });
    m.expect(answers$).toBeObservable('');
    m.expect(storage.changed$).toBeObservable(changed, { n: 'no reply_7', ...stored });
  },
  rules,
);
