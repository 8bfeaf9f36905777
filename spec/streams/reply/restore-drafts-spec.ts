import { cases } from 'rxjs-marbles/jest';
import { restoreDrafts } from '../../../src/streams/reply/restore-drafts';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';

const DAY = 24 * 60 * 60 * 1000;

const drafts = (stored: Readonly<Record<number, string>>): Event => ({
  type: 'drafts.restored',
  drafts: stored,
});
const changed = (id: number, text: string): Event => ({ type: 'draft.changedElsewhere', id, text });

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
    const emitted$ = emittedBy(m, restoreDrafts, {
      world: { storage: memoryStorage(new Map(Object.entries(stored)), m.cold('')) },
    });
    m.expect(emitted$).toBeObservable('R', { R: drafts(restored) });
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
  { name: 'changes a draft', key: 'reply_7', value: '["Hello",0]', event: changed(7, 'Hello') },
  {
    name: 'changes the draft of another note',
    key: 'reply_1234',
    value: '["Hello",0]',
    event: changed(1234, 'Hello'),
  },
  { name: 'sends or deletes a draft', key: 'reply_7', value: undefined, event: changed(7, '') },
  { name: 'stores a malformed draft', key: 'reply_7', value: '{', event: changed(7, '') },
  { name: 'stores another key', key: 'reply_x', value: '["Hello",0]' },
];

cases(
  'drafts follow another tab that',
  (m, { key, value, event }: Elsewhere) => {
    const changes$ = m.hot('-----1', { 1: { key, value } });
    const emitted$ = emittedBy(m, restoreDrafts, { world: { storage: memoryStorage(undefined, changes$) } });
    m.expect(emitted$).toBeObservable(event ? 'R----1' : 'R', { R: drafts({}), ...(event && { 1: event }) });
  },
  elsewhere,
);
