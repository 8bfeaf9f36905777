import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { explore, type Rules, RULES } from './all-worlds';

test('[actions-are-records] in all worlds of a comment, nothing is deleted for ever or sent against an Undo, and all ends as wanted or has failed', () => {
  expect(explore()).toBeGreaterThan(1000);
});

const withoutLook = (isSkipped: (record: OutboxRecord) => boolean): Partial<Rules> => ({
  isHurried: true,
  next: (record, ...rest) => {
    const step = RULES.next(record, ...rest);
    return step.step === 'look' && !record.sent && isSkipped(record) ? { ...step, step: 'send' } : step;
  },
});

test.each<[string, Partial<Rules>, RegExp]>([
  ['there is no look before a trash', withoutLook(() => true), /deleted for ever/],
  ['what is known counts as a look', withoutLook(({ known }) => known !== undefined), /deleted for ever/],
  ['a request is sent before it is stored', { isUnstored: true }, /the platform has/],
  [
    'a request without an answer is forgotten',
    {
      change: (record, input, now) => {
        const outcome = RULES.change(record, input, now);
        const isLost = input.type === 'unanswered' && typeof outcome === 'object';
        return isLost ? { ...outcome, sent: undefined } : outcome;
      },
    },
    /never ends|the platform has/,
  ],
  [
    'only what was not sent can be undone',
    {
      change: (record, input, now) =>
        input.type === 'undone' && record?.sent ? 'refused' : RULES.change(record, input, now),
    },
    /undo.* the platform has/,
  ],
])('the worlds show a story in which it does harm that %s', (_rule, broken, found) => {
  expect(explore({ ...RULES, ...broken })).toMatch(found);
});
