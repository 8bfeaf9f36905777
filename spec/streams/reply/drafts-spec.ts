import { asyncScheduler, map, share, tap } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { drafts } from '../../../src/streams/reply/drafts';
import { ofType } from '../../../src/streams/operators/of-type';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { listed, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';

const DAY = 24 * 60 * 60 * 1000;

const typed = (text: string, id = 7): Event => ({ type: 'reply.typed', id, text });
const values: Record<string, Event> = {
  ...replyLegend,
  0: typed(''),
  1: typed('H'),
  2: typed('Hello'),
  8: typed('Other', 8),
  l: listed(),
  R: { type: 'drafts.restored', drafts: {} },
  // The platform has accepted 'Hello'.
  y: { type: 'draft.sent', id: 7, text: 'Hello', at: 1000 },
  h: { type: 'draft.sent', id: 7, text: 'H', at: 1000 },
  S: { type: 'draft.sent', id: 7, text: 'Hello', at: 100 },
};

interface Case {
  readonly name: string;
  readonly events: string;
  /** Storage at the start. */
  readonly entries?: Readonly<Record<string, string>>;
  readonly leaves?: string;
  /** Another tab stores (o) or removes (x) the draft of note 7; this tab is told, or not. */
  readonly elsewhere?: string;
  readonly silently?: string;
  readonly fullUntilMs?: number;
  /** Storage is full again between these times. */
  readonly fullAgainMs?: readonly [number, number];
  /** The blogger is told that storage refuses (r), and no more (s). */
  readonly told?: string;
  /** Changes of storage: `stored` has the values of 1 and 2, and 0 removes the draft of note 7. */
  readonly changed: string;
  readonly stored?: Readonly<Record<string, string>>;
}

const rules: Case[] = [
  {
    name: 'is stored with the time of the typing, 300 ms after the blogger has stopped',
    stored: { 1: 'reply_7 = ["H",0]' },
    events: ' 1',
    changed: '300ms 1',
  },
  {
    name: 'is not stored while the blogger is typing',
    stored: { 1: 'reply_7 = ["Hello",299]' },
    events: ' 1 298ms 2',
    changed: '   599ms 1',
  },
  {
    name: 'is stored at once when the page goes away',
    stored: { 1: 'reply_7 = ["H",0]' },
    leaves: ' 99ms *',
    events: ' 1',
    changed: '99ms 1',
  },
  {
    name: '[drafts-of-several-tabs] does not overwrite what another tab has typed later, when the page goes away',
    stored: { 1: 'reply_7 = ["H",0]' },
    elsewhere: ' 500ms o',
    leaves: '    999ms *',
    events: '    1',
    changed: '   300ms 1',
  },
  {
    name: 'does not overwrite what another tab has typed later, when typing pauses',
    elsewhere: ' 100ms o',
    events: '    1',
    changed: '',
  },
  {
    name: 'does not overwrite what another tab has typed later, even if this tab is not told',
    entries: { reply_7: '["Other",200]' },
    events: '    100ms 1',
    leaves: '    250ms *',
    changed: '',
  },
  {
    name: '[drafts-of-several-tabs] does not come back when another tab has removed it, when the page goes away',
    stored: { 1: 'reply_7 = ["H",0]' },
    elsewhere: ' 500ms x',
    leaves: '    999ms *',
    events: '    1',
    changed: '   300ms 1',
  },
  {
    name: 'does not come back when another tab has removed it, even if this tab is not told',
    stored: { 1: 'reply_7 = ["H",0]' },
    silently: '  500ms x',
    leaves: '    999ms *',
    events: '    1',
    changed: '   300ms 1',
  },
  {
    name: 'overwrites what another tab has typed before',
    stored: { 1: 'reply_7 = ["H",600]' },
    elsewhere: ' 500ms o',
    events: '    600ms 1',
    changed: '   900ms 1',
  },
  {
    name: '[drafts-of-several-tabs] is stored after the clock was set back',
    entries: { reply_7: '["Old",1000000]' },
    stored: { 1: 'reply_7 = ["H",0]' },
    events: '    1',
    changed: '   300ms 1',
  },
  {
    name: 'leaves when it is sent, also after the clock was set back',
    entries: { reply_7: '["Hello",3600000]' },
    stored: { 0: 'no reply_7' },
    events: '    y',
    changed: '   0',
  },
  {
    name: 'of another tab stays when this tab has sent another text',
    stored: { 1: 'reply_7 = ["Hello",0]' },
    elsewhere: ' 500ms o',
    events: '    a 998ms y',
    changed: '   1',
  },
  {
    name: 'is stored again every 5 s, with its latest text, while storage is full',
    fullUntilMs: 9000,
    stored: { 1: 'reply_7 = ["Hello",4001]' },
    events: ' 1 4s 2',
    changed: '9301ms 1',
    told: '   300ms r 9s s',
  },
  {
    name: 'is not stored again once it was removed',
    fullUntilMs: 9000,
    events: ' 1   4s h',
    changed: '5300ms 0',
    told: '   300ms r',
  },
  {
    name: '[refused-drafts] of a second note is not reported while storage refuses',
    fullUntilMs: 9000,
    events: ' 1 8',
    changed: '10300ms 12',
    stored: { 1: 'reply_7 = ["H",0]', 2: 'reply_8 = ["Other",1]' },
    told: '   300ms r 9999ms s',
  },
  {
    name: '[refused-drafts] is reported again if storage has accepted one since',
    fullUntilMs: 1000,
    fullAgainMs: [10_000, 12_000],
    stored: { 1: 'reply_7 = ["H",0]', 2: 'reply_7 = ["Hello",10001]' },
    events: ' 1 10s 2',
    changed: '5300ms 1 10s 2',
    told: '   300ms r 4999ms s 5s r 4999ms s',
  },
  {
    name: 'is not told of if it was removed',
    fullUntilMs: 1000,
    events: ' 0',
    changed: '300ms 0',
  },
  {
    name: '[reply-drafts] is stored for each note on its own',
    stored: { 1: 'reply_7 = ["H",0]', 2: 'reply_8 = ["Other",100]' },
    events: ' 1 99ms 8',
    changed: '  300ms 1 99ms 2',
  },
  {
    name: 'is removed when its text is deleted',
    stored: { 1: 'reply_7 = ["H",0]' },
    events: ' 1 999ms 0',
    changed: '300ms 1 999ms 0',
  },
  {
    name: 'stays in storage while the reply is being sent',
    stored: { 1: 'reply_7 = ["Hello",0]' },
    events: ' a',
    changed: '1',
  },
  {
    name: 'stays in storage when the reply fails',
    stored: { 1: 'reply_7 = ["Hello",0]' },
    events: ' a 999ms f',
    changed: '1',
  },
  {
    name: 'stays in storage when the reply is a duplicate',
    stored: { 1: 'reply_7 = ["Hello",0]' },
    events: ' a 999ms D',
    changed: '1',
  },
  {
    name: '[reply-success] is removed at once when the platform has accepted the reply',
    stored: { 1: 'reply_7 = ["Hello",0]' },
    events: ' a       999ms y',
    changed: '1       999ms 0',
  },
  {
    name: 'is removed when the platform has the reply of a page that died',
    entries: { reply_7: '["Hello",0]' },
    events: ' 100ms S',
    changed: '100ms 0',
  },
  {
    name: 'stays if it is another text than the reply of a page that died',
    entries: { reply_7: '["Other",0]' },
    events: ' 100ms S',
    changed: '',
  },
  {
    name: 'stays if it was typed after the same reply was sent',
    entries: { reply_7: '["Hello",101]' },
    events: ' 200ms S',
    changed: '',
  },
  {
    name: 'is not stored again when the page goes away after the reply was accepted',
    stored: { 1: 'reply_7 = ["Hello",0]' },
    leaves: '         1001ms *',
    events: ' a       999ms y',
    changed: '1       999ms 0',
  },
  {
    name: 'is stored with its last words at once when it is sent',
    stored: { 1: 'reply_7 = ["H",0]', 2: 'reply_7 = ["Hello",400]' },
    events: ' 1 399ms a 99ms y',
    changed: '300ms 1 99ms 2 99ms 0',
  },
  {
    name: 'is removed when the platform has accepted the reply, also if its last words could not be stored',
    entries: { reply_7: '["Hello, said another tab",0]' },
    fullUntilMs: 9000,
    events: ' 99ms (2a) 96ms y',
    told: '   99ms r',
    changed: '5099ms 0',
  },
  {
    name: '[reply-drafts] is removed at the start if it is older than 24 h',
    entries: { reply_7: `["Old",${-DAY - 1}]`, reply_8: `["Kept",${-DAY}]` },
    events: ' R',
    changed: '0',
  },
  {
    name: 'is removed with each list if it is older than 24 h',
    entries: { reply_7: `["Old",${-DAY + 1001}]`, reply_8: '["Kept",0]' },
    events: ' l 999ms l 999ms l',
    changed: '             2s 0',
  },
  {
    name: 'is removed if it is malformed',
    entries: { reply_7: '{', reply_x: '{', other: '{' },
    events: ' R',
    changed: '0',
  },
];

cases(
  'a draft',
  (
    m,
    {
      events,
      entries = {},
      elsewhere = '',
      silently = '',
      leaves = '',
      fullUntilMs = -1,
      fullAgainMs: [from, to] = [0, 0],
      changed,
      stored = {},
      told = '',
    }: Case,
  ) => {
    const held = new Map(Object.entries(entries));
    const key = 'reply_7';
    const values$ = (diagram: string) =>
      m.hot(diagram, { o: 'Other', x: undefined }).pipe(
        map((text) => ({ key, value: text && JSON.stringify([text, asyncScheduler.now()]) })),
        tap(({ value }) => (value === undefined ? held.delete(key) : held.set(key, value))),
        share(),
      );
    const changes$ = values$(elsewhere);
    changes$.subscribe();
    values$(silently).subscribe();
    const isFull = (now: number) => now < fullUntilMs || (now >= from && now < to);
    const storage = memoryStorage(held, changes$, () => isFull(asyncScheduler.now()));
    const emitted$ = emittedBy(m, drafts, {
      events,
      values,
      state: holding(note(7), note(8)),
      world: { storage, environment: { pageHide$: m.hot(leaves) } },
    });
    const told$ = emitted$.pipe(ofType('drafts.refused', 'drafts.stored'));
    m.expect(told$).toBeObservable(told, { r: { type: 'drafts.refused' }, s: { type: 'drafts.stored' } });
    m.expect(storage.changed$).toBeObservable(changed, { 0: 'no reply_7', ...stored });
  },
  rules,
);

const restoredBy = (stored: Readonly<Record<number, string>>): Event => ({
  type: 'drafts.restored',
  drafts: stored,
});

interface AtStart {
  readonly name: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly restored: Readonly<Record<number, string>>;
}

const atStart: AtStart[] = [
  { name: 'restores nothing at the first visit', restored: {} },
  {
    name: 'restores drafts that are at most 24 h old',
    stored: { reply_7: `["Hello",${-DAY}]`, reply_8: `["Old",${-DAY - 1}]`, reply_9: '["New",0]' },
    restored: { 7: 'Hello', 9: 'New' },
  },
  {
    name: 'ignores malformed drafts and other keys',
    stored: {
      reply_7: '{',
      reply_8: 'null',
      reply_9: '[1,0]',
      reply_10: '["x"]',
      reply_11: '{"0":"x","1":0}',
      reply_: '["x",0]',
      note_read_status_7: '1',
    },
    restored: {},
  },
];

cases(
  'reading storage at the start',
  (m, { stored = {}, restored }: AtStart) => {
    const emitted$ = emittedBy(m, drafts, {
      world: { storage: memoryStorage(new Map(Object.entries(stored)), m.cold('')) },
    });
    m.expect(emitted$).toBeObservable('R', { R: restoredBy(restored) });
  },
  atStart,
);
