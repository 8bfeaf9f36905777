import { cases } from 'rxjs-marbles/jest';
import { restoreDrafts } from '../../../src/streams/reply/restore-drafts';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';

const DAY = 24 * 60 * 60 * 1000;

const drafts = (stored: Readonly<Record<number, string>>): Event => ({
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
    const emitted$ = emittedBy(m, restoreDrafts, {
      world: { storage: memoryStorage(new Map(Object.entries(stored)), m.cold('')) },
    });
    m.expect(emitted$).toBeObservable('R', { R: drafts(restored) });
  },
  atStart,
);
