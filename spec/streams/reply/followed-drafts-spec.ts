import { asyncScheduler } from 'rxjs';
import { cases, marbles } from 'rxjs-marbles/jest';
import { ofType } from '../../../src/streams/operators/of-type';
import { drafts } from '../../../src/streams/reply/drafts';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';

const state = holding(note(7));
const values: Record<string, Event> = {
  ...replyLegend,
  t: { type: 'reply.typed', id: 7, text: 'Here' },
  y: { type: 'draft.sent', id: 7, text: 'Hello', at: 2000 },
};
const changed = (id: number, text: string): Event => ({ type: 'draft.changedElsewhere', id, text });

interface Elsewhere {
  readonly name: string;
  /** When the blogger types (t), submits (a) or the platform accepts (y) a reply to note 7 here. */
  readonly events?: string;
  readonly state?: Partial<State>;
  readonly stored?: Readonly<Record<string, string>>;
  readonly fullUntilMs?: number;
  /** When the other tab changes storage. */
  readonly at?: string;
  readonly key: string;
  readonly value: string | undefined;
  readonly event?: Event;
}

const elsewhere: Elsewhere[] = [
  { name: 'changes a draft', key: 'reply_7', value: '["Hello",0]', event: changed(7, 'Hello') },
  {
    name: 'changes the draft of another note',
    key: 'reply_1234',
    value: '["Hello",0]',
    event: changed(1234, 'Hello'),
  },
  { name: 'sends or deletes a draft that is not here', key: 'reply_7', value: undefined },
  { name: 'stores another key', key: 'reply_x', value: '["Hello",0]' },
  {
    name: 'has typed after this one',
    events: '1s t',
    at: '    2s 1',
    key: 'reply_7',
    value: '["Hello",1500]',
    event: changed(7, 'Hello'),
  },
  {
    name: 'types after the clock was set back',
    stored: { reply_7: '["Hello there",9000]' },
    state: { drafts: { 7: 'Hello there' } },
    at: '    2s 1',
    key: 'reply_7',
    value: '["Hello",1500]',
    event: changed(7, 'Hello'),
  },
  {
    name: 'has a clock that is a second ahead',
    events: '1s t',
    at: '    2s 1',
    key: 'reply_7',
    value: '["Hello",3000]',
    event: changed(7, 'Hello'),
  },
  {
    name: 'sends or deletes what was typed here',
    events: '1s t',
    at: '    1300ms 1',
    key: 'reply_7',
    value: undefined,
    event: changed(7, ''),
  },
  {
    name: 'sends at once what was submitted here before',
    events: '1s a',
    at: '    1100ms 1',
    key: 'reply_7',
    value: undefined,
    event: changed(7, ''),
  },
  {
    name: 'stores a malformed draft',
    events: '1s t',
    at: '    2s 1',
    key: 'reply_7',
    value: '{',
    event: changed(7, ''),
  },
];

cases(
  'drafts follow another tab that',
  (m, { events = '', state: more = {}, stored = {}, at = '-----1', key, value, event }: Elsewhere) => {
    const changes$ = m.hot(at, { 1: { key, value } });
    const world = { storage: memoryStorage(new Map(Object.entries(stored)), changes$) };
    const emitted$ = emittedBy(m, drafts, { events, values, state: { ...state, ...more }, world });
    m.expect<Event>(emitted$.pipe(ofType('draft.changedElsewhere'))).toBeObservable(
      event ? at : '',
      event && { 1: event },
    );
  },
  elsewhere,
);

const kept: Elsewhere[] = [
  {
    name: 'was typed here more than 24 h ago, when another tab clears old drafts',
    events: '1s t',
    at: '    90000s 1',
    key: 'reply_7',
    value: undefined,
  },
  {
    name: 'was typed elsewhere more than 24 h ago, when another tab clears old drafts',
    stored: { reply_7: '["Hello",0]' },
    state: { drafts: { 7: 'Hello' } },
    at: '    90000s 1',
    key: 'reply_7',
    value: undefined,
  },
  {
    name: 'is not stored yet, when another tab has sent what was stored',
    events: '1s t',
    at: '    1200ms 1',
    key: 'reply_7',
    value: undefined,
  },
  {
    name: 'storage refuses, when another tab has sent what was stored',
    fullUntilMs: 10_000,
    events: '1s t',
    at: '    9s 1',
    key: 'reply_7',
    value: undefined,
  },
  {
    name: 'was typed here later than the one that another tab stores',
    events: '1s t',
    at: '    1100ms 1',
    key: 'reply_7',
    value: '["Other",900]',
  },
  {
    name: 'was typed here later than one with a time from before the clock was set back',
    events: '1s t',
    at: '    1100ms 1',
    key: 'reply_7',
    value: '["Other",1000000]',
  },
];

cases(
  'this tab keeps a text that',
  (m, { events = '', state: more = {}, stored = {}, fullUntilMs = 0, at = '', key, value }: Elsewhere) => {
    const changes$ = m.hot(at, { 1: { key, value } });
    const world = {
      storage: memoryStorage(
        new Map(Object.entries(stored)),
        changes$,
        () => asyncScheduler.now() < fullUntilMs,
      ),
    };
    const emitted$ = emittedBy(m, drafts, { events, values, state: { ...state, ...more }, world });
    m.expect<Event>(emitted$.pipe(ofType('draft.changedElsewhere'))).toBeObservable('');
  },
  kept,
);

test(
  '[drafts-of-several-tabs] a draft of another tab shows after a reply was sent here, whenever it was typed',
  marbles((m) => {
    const changes$ = m.hot('3s 1', { 1: { key: 'reply_7', value: '["Other",900]' } });
    const world = { storage: memoryStorage(undefined, changes$) };
    const emitted$ = emittedBy(m, drafts, { events: '1s a 999ms y', values, state, world });
    m.expect<Event>(emitted$.pipe(ofType('draft.changedElsewhere'))).toBeObservable('3s 1', {
      1: changed(7, 'Other'),
    });
  }),
);

test(
  'a text that another tab has just stored disappears as soon as it is sent there',
  marbles((m) => {
    const changes$ = m.hot('1s 1 99ms 0', {
      1: { key: 'reply_7', value: '["Other",1000]' },
      0: { key: 'reply_7', value: undefined },
    });
    // Only this tab's own texts can be refused.
    const state = { ...holding(note(7)), areDraftsStored: false };
    const emitted$ = emittedBy(m, drafts, {
      state,
      world: { storage: memoryStorage(undefined, changes$) },
    });
    m.expect<Event>(emitted$.pipe(ofType('draft.changedElsewhere'))).toBeObservable('1s 1 99ms 0', {
      1: changed(7, 'Other'),
      0: changed(7, ''),
    });
  }),
);
