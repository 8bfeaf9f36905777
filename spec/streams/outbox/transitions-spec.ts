import type { Input } from '../../../src/streams/outbox/input';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { type Outcome, transition } from '../../../src/streams/outbox/transitions';
import { made, OWNER, recordOf } from './records';

const DAY = 24 * 3600 * 1000;
const claim = { id: 'a', attempt: 1 };
const send: Input = { type: 'sent', id: 'a', owner: OWNER, isHurried: false };
const sending = { state: 'sending', attempts: 1, sentAt: 6000 } as const;
const uncertain = { ...sending, state: 'uncertain' } as const;
const done = { state: 'done', settledAt: 7000, attempts: 1 } as const;
const failed = { state: 'failed', settledAt: 7000, attempts: 1, reason: 'forbidden' } as const;
const wish = { id: 'b', kind: 'like', payload: false, madeAt: 6500, notBefore: 6500 } as const;
const unlike = made('like', { id: 'b', payload: false });

/** What matters of an outcome: its state, kind and payload, and what follows. */
const short = (outcome: Outcome): string => {
  if (typeof outcome === 'string') return outcome;
  const { state, kind, payload, next, replaced } = outcome;
  const others = [next && `next ${next.kind} ${next.payload}`, replaced && `replaced ${replaced.kind}`];
  return [`${state} ${kind} ${payload}`, ...others.filter(Boolean)].join(', ');
};

interface Row {
  readonly name: string;
  readonly record: OutboxRecord | undefined;
  readonly input: Input;
  readonly now?: number;
  readonly becomes: string;
}

const rows: Row[] = [
  // What the blogger does
  { name: 'a click waits', record: undefined, input: made('like'), becomes: 'waiting like true' },
  {
    name: 'the same click again is refused',
    record: recordOf('like'),
    input: made('like', { id: 'b' }),
    becomes: 'refused',
  },
  {
    name: 'a click without its ids is refused',
    record: undefined,
    input: made('like', { target: { site: 1 } }),
    becomes: 'refused',
  },
  { name: 'a toggle back deletes what waits', record: recordOf('like'), input: unlike, becomes: 'deleted' },
  {
    name: 'unread deletes a read mark that waits',
    record: recordOf('read'),
    input: made('unread'),
    becomes: 'deleted',
  },
  {
    name: 'a toggle back is kept while the first is sent',
    record: recordOf('like', sending),
    input: unlike,
    becomes: 'sending like true, next like false',
  },
  {
    name: 'a third click takes the second back',
    record: recordOf('like', { ...sending, next: wish }),
    input: made('like', { id: 'c' }),
    becomes: 'sending like true',
  },
  {
    name: 'Trash replaces an approval that waits',
    record: recordOf('approve'),
    input: made('trash', { id: 'b' }),
    becomes: 'waiting trash true, replaced approve',
  },
  {
    name: 'Undo brings back what Trash replaced',
    record: recordOf('trash', { replaced: { ...wish, kind: 'approve', payload: true } }),
    input: { type: 'undone', id: 'a' },
    becomes: 'waiting approve true',
  },
  {
    name: 'Undo deletes what waits',
    record: recordOf('trash'),
    input: { type: 'undone', id: 'a' },
    becomes: 'deleted',
  },
  {
    name: 'Undo of an earlier action is refused',
    record: recordOf('trash'),
    input: { type: 'undone', id: 'z' },
    becomes: 'refused',
  },
  {
    name: 'Undo is too late for what is being sent',
    record: recordOf('trash', sending),
    input: { type: 'undone', id: 'a' },
    becomes: 'refused',
  },
  {
    name: 'Undo is too late for what may be done',
    record: recordOf('trash', uncertain),
    input: { type: 'undone', id: 'a' },
    becomes: 'refused',
  },
  {
    name: 'Undo takes back what follows',
    record: recordOf('like', { ...sending, next: wish }),
    input: { type: 'undone', id: 'b' },
    becomes: 'sending like true',
  },
  {
    name: 'Discard deletes what failed',
    record: recordOf('reply', failed),
    input: { type: 'undone', id: 'a' },
    becomes: 'deleted',
  },
  {
    name: 'a second reply is refused while the first waits',
    record: recordOf('reply'),
    input: made('reply', { id: 'b', payload: 'More' }),
    becomes: 'refused',
  },
  {
    name: 'a second reply is refused while the first is sent',
    record: recordOf('reply', sending),
    input: made('reply', { id: 'b', payload: 'More' }),
    becomes: 'refused',
  },
  {
    name: 'the reply that another tab has posted is refused',
    record: recordOf('reply', done),
    input: made('reply', { id: 'b' }),
    becomes: 'refused',
  },
  {
    name: 'another reply follows one that is done',
    record: recordOf('reply', done),
    input: made('reply', { id: 'b', payload: 'More' }),
    becomes: 'waiting reply More',
  },
  {
    name: 'Retry sends what failed',
    record: recordOf('like', failed),
    input: { type: 'retried', id: 'a', newId: 'b' },
    becomes: 'waiting like true',
  },
  {
    name: 'Retry of what waits is refused',
    record: recordOf('like'),
    input: { type: 'retried', id: 'a', newId: 'b' },
    becomes: 'refused',
  },
  {
    name: 'a sign-out deletes',
    record: recordOf('like', sending),
    input: { type: 'signedOut' },
    becomes: 'deleted',
  },
  {
    name: 'another blogger deletes',
    record: recordOf('like'),
    input: { type: 'bloggerChanged', owner: '6' },
    becomes: 'deleted',
  },
  {
    name: 'the same blogger does not delete',
    record: recordOf('like'),
    input: { type: 'bloggerChanged', owner: OWNER },
    becomes: 'refused',
  },
  {
    name: 'a click replaces the record of another blogger',
    record: recordOf('like', { owner: '6' }),
    input: made('like'),
    becomes: 'waiting like true',
  },
  // Before the request
  {
    name: 'a due record is sent',
    record: recordOf('trash'),
    input: send,
    now: 5500,
    becomes: 'sending trash true',
  },
  {
    name: 'one in its undo window is not',
    record: recordOf('trash'),
    input: send,
    now: 5499,
    becomes: 'refused',
  },
  {
    name: 'one in its undo window is sent in a hurry',
    record: recordOf('trash'),
    input: { ...send, isHurried: true },
    now: 5499,
    becomes: 'sending trash true',
  },
  {
    name: 'one that is being sent is not sent',
    record: recordOf('like', sending),
    input: send,
    becomes: 'refused',
  },
  {
    name: 'one of another blogger is not sent',
    record: recordOf('like'),
    input: { ...send, owner: '6' },
    becomes: 'refused',
  },
  {
    name: 'one that replaced it is not sent instead',
    record: recordOf('like', { id: 'b' }),
    input: send,
    becomes: 'refused',
  },
  {
    name: 'one older than a day is not sent without a question',
    record: recordOf('like'),
    input: send,
    now: 1001 + DAY,
    becomes: 'failed like true',
  },
  // Answers
  {
    name: 'a 2xx is done',
    record: recordOf('like', sending),
    input: { type: 'confirmed', ...claim },
    becomes: 'done like true',
  },
  {
    name: 'a 2xx that comes late is done',
    record: recordOf('like', uncertain),
    input: { type: 'confirmed', ...claim },
    becomes: 'done like true',
  },
  {
    name: 'what follows is sent after a 2xx',
    record: recordOf('like', { ...sending, next: wish }),
    input: { type: 'confirmed', ...claim },
    becomes: 'waiting like false',
  },
  {
    name: 'the answer to an earlier request changes nothing',
    record: recordOf('like', { ...sending, attempts: 2 }),
    input: { type: 'confirmed', ...claim },
    becomes: 'refused',
  },
  {
    name: 'a refusal fails',
    record: recordOf('like', sending),
    input: { type: 'refused', reason: 'forbidden', ...claim },
    becomes: 'failed like true',
  },
  {
    name: 'a refusal of what was toggled back leaves nothing to do',
    record: recordOf('like', { ...sending, next: wish }),
    input: { type: 'refused', reason: 'forbidden', ...claim },
    becomes: 'deleted',
  },
  {
    name: 'a refused approval lets the trash follow',
    record: recordOf('approve', { ...sending, next: { ...wish, kind: 'trash', payload: true } }),
    input: { type: 'refused', reason: 'forbidden', ...claim },
    becomes: 'waiting trash true',
  },
  {
    name: 'a 503 waits',
    record: recordOf('like', sending),
    input: { type: 'postponed', retryAfterMs: 0, ...claim },
    becomes: 'waiting like true',
  },
  {
    name: 'a reply fails after three retries',
    record: recordOf('reply', { ...sending, attempts: 4 }),
    input: { type: 'postponed', retryAfterMs: 0, id: 'a', attempt: 4 },
    becomes: 'failed reply Thanks',
  },
  {
    name: 'a like is retried for longer',
    record: recordOf('like', { ...sending, attempts: 4 }),
    input: { type: 'postponed', retryAfterMs: 0, id: 'a', attempt: 4 },
    becomes: 'waiting like true',
  },
  {
    name: 'no answer is uncertain',
    record: recordOf('like', sending),
    input: { type: 'lost', ...claim },
    becomes: 'uncertain like true',
  },
  {
    name: 'a request whose sender is gone is uncertain after 5 s',
    record: recordOf('like', sending),
    input: { type: 'abandoned', ...claim },
    now: 11_000,
    becomes: 'uncertain like true',
  },
  {
    name: 'before that it may be on its way',
    record: recordOf('like', sending),
    input: { type: 'abandoned', ...claim },
    now: 10_999,
    becomes: 'refused',
  },
  // Looks
  {
    name: 'what the platform has is done',
    record: recordOf('like', uncertain),
    input: { type: 'looked', isDone: true, ...claim },
    becomes: 'done like true',
  },
  {
    name: 'what the platform does not have waits',
    record: recordOf('like', uncertain),
    input: { type: 'looked', isDone: false, ...claim },
    becomes: 'waiting like true',
  },
  {
    name: 'a failed look leaves it uncertain',
    record: recordOf('like', uncertain),
    input: { type: 'lookFailed', retryAfterMs: 0, ...claim },
    becomes: 'uncertain like true',
  },
  {
    name: 'a trash that the platform has already is done',
    record: recordOf('trash'),
    input: { type: 'looked', isDone: true, id: 'a', attempt: 0 },
    becomes: 'done trash true',
  },
  {
    name: 'a like that waits takes no look',
    record: recordOf('like'),
    input: { type: 'looked', isDone: true, id: 'a', attempt: 0 },
    becomes: 'refused',
  },
  // Age
  {
    name: 'what waits for more than a day fails',
    record: recordOf('like'),
    input: { type: 'aged' },
    now: 1001 + DAY,
    becomes: 'failed like true',
  },
  {
    name: 'what waits for a day does not',
    record: recordOf('like'),
    input: { type: 'aged' },
    now: 1000 + DAY,
    becomes: 'refused',
  },
  {
    name: 'what was done more than a day ago is deleted',
    record: recordOf('like', done),
    input: { type: 'aged' },
    now: 7001 + DAY,
    becomes: 'deleted',
  },
  {
    name: 'what failed stays',
    record: recordOf('like', failed),
    input: { type: 'aged' },
    now: 7001 + DAY,
    becomes: 'refused',
  },
];

test.each(rows)('$name', ({ record, input, now = 7000, becomes }) => {
  expect(short(transition(record, input, now))).toBe(becomes);
});

test.each([
  { name: 'the first retry of a reply after 2 s', attempts: 1, retryAfterMs: 0, notBefore: 9000 },
  { name: 'the third after 6 s', attempts: 3, retryAfterMs: 0, notBefore: 13_000 },
  { name: 'a longer pause that the platform asks for', attempts: 1, retryAfterMs: 60_000, notBefore: 67_000 },
  { name: 'an hour at most', attempts: 1, retryAfterMs: DAY, notBefore: 3_607_000 },
])('waits for $name', ({ attempts, retryAfterMs, notBefore }) => {
  const record = recordOf('reply', { ...sending, attempts });
  const input: Input = { type: 'postponed', retryAfterMs, id: 'a', attempt: attempts };
  expect(transition(record, input, 7000)).toMatchObject({ state: 'waiting', notBefore });
});

test('a lost request is asked about when the platform has had its time', () => {
  const lost = transition(recordOf('like', sending), { type: 'lost', ...claim }, 7000);
  expect(lost).toMatchObject({ notBefore: 11_000 });
});

test('a clock that was set back keeps the undo window, and no longer', () => {
  const record = recordOf('trash', { madeAt: DAY, notBefore: DAY + 4500 });
  expect(transition(record, { type: 'clockSet' }, 1000)).toMatchObject({ madeAt: 1000, notBefore: 5500 });
  expect(transition(record, send, 1000)).toMatchObject({ state: 'waiting', notBefore: 5500 });
});

test.each<Input>([send, { type: 'aged' }, { type: 'undone', id: 'a' }, { type: 'confirmed', ...claim }])(
  'nothing happens to a record that is gone: $type',
  (input) => {
    expect(transition(undefined, input, 7000)).toBe('refused');
  },
);
