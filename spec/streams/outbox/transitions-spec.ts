import type { Input } from '../../../src/streams/outbox/input';
import { type OutboxRecord, type Outcome, UNKNOWN_OWNER } from '../../../src/streams/outbox/record';
import type { Kind } from '../../../src/streams/outbox/target';
import { transition } from '../../../src/streams/outbox/transitions';
import { made, OWNER, recordOf } from './records';

const DAY = 24 * 3600 * 1000;
const claim = { id: 'a', attempt: 1 };
const send: Input = { type: 'sent', id: 'a', isHurried: false };
const tidiedBy = (blogger: string, since = 0): Input => ({ type: 'tidied', blogger, since });
const sending = { state: 'sending', attempts: 1, sentAt: 6000 } as const;
const uncertain = { ...sending, state: 'uncertain' } as const;
const done = { state: 'done', settledAt: 7000, attempts: 1 } as const;
const failed = { state: 'failed', settledAt: 7000, attempts: 1, reason: 'forbidden' } as const;
const wish = { id: 'b', kind: 'like', payload: false, madeAt: 6500, notBefore: 6500 } as const;
const unapproval = { ...wish, kind: 'approve', payload: false } as const;
const trashNext = { ...wish, id: 'c', kind: 'trash', payload: true, notBefore: 11_000 } as const;
const unlike = made('like', { id: 'b', payload: false });

/** What matters of an outcome: its state, kind and payload, and what follows; its time if it was hastened. */
const short = (outcome: Outcome, { type }: Input): string => {
  if (typeof outcome === 'string') return outcome;
  const { state, kind, payload, next, replaced, replacedDone } = outcome;
  const from = type === 'hastened' ? ` from ${(next ?? outcome).notBefore}` : '';
  const others = [
    next && `next ${next.kind} ${next.payload}`,
    replaced && `replaced ${replaced.kind}`,
    replacedDone && `after ${replacedDone.kind} ${replacedDone.payload}`,
  ];
  return [`${state} ${kind} ${payload}`, ...others.filter(Boolean)].join(', ') + from;
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
    name: '[reply-approves] the opposite click waits, too, if a reply approves the comment',
    record: recordOf('approve'),
    input: made('approve', { id: 'b', payload: false, isContrary: true }),
    becomes: 'waiting approve false',
  },
  {
    name: 'a click without its ids is refused',
    record: undefined,
    input: made('like', { target: { site: 1 } }),
    becomes: 'refused',
  },
  {
    name: '[last-intention-counts] a toggle back deletes what waits',
    record: recordOf('like'),
    input: unlike,
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
    name: '[last-intention-counts] Trash replaces an approval that waits',
    record: recordOf('approve'),
    input: made('trash', { id: 'b' }),
    becomes: 'waiting trash true, replaced approve',
  },
  {
    name: '[last-intention-counts] Undo brings back what Trash replaced',
    record: recordOf('trash', { replaced: { ...wish, kind: 'approve', payload: true } }),
    input: { type: 'undone', id: 'a' },
    becomes: 'waiting approve true',
  },
  {
    name: '[restore-request] Restore deletes a trash that waits',
    record: recordOf('trash'),
    input: made('untrash', { id: 'b' }),
    becomes: 'deleted',
  },
  {
    name: '[restore-request] Restore follows a trash that is being sent',
    record: recordOf('trash', sending),
    input: made('untrash', { id: 'b' }),
    becomes: 'sending trash true, next untrash true',
  },
  {
    name: '[restore-request] Restore follows a spam that is done',
    record: recordOf('spam', done),
    input: made('unspam', { id: 'b' }),
    becomes: 'waiting unspam true, after spam true',
  },
  {
    name: '[restore-request] Undo of a Restore that waits brings the spam back to Recently done',
    record: recordOf('unspam', { replacedDone: recordOf('spam', done) }),
    input: { type: 'undone', id: 'a' },
    becomes: 'done spam true',
  },
  {
    name: '[last-intention-counts] a toggle back brings back what was done',
    record: recordOf('like', { payload: false, replacedDone: recordOf('like', done) }),
    input: made('like', { id: 'c' }),
    becomes: 'done like true',
  },
  {
    name: '[last-intention-counts] Undo brings back what waits, and keeps what was done before it',
    record: recordOf('trash', {
      replaced: { ...wish, kind: 'approve' },
      replacedDone: recordOf('approve', done),
    }),
    input: { type: 'undone', id: 'a' },
    becomes: 'waiting approve false, after approve true',
  },
  {
    name: '[restore-request] Discard of a Restore that was refused brings the spam back, too',
    record: recordOf('unspam', { ...failed, replacedDone: recordOf('spam', done) }),
    input: { type: 'undone', id: 'a' },
    becomes: 'done spam true',
  },
  {
    name: '[restore-request] not after a day',
    record: recordOf('unspam', { replacedDone: recordOf('spam', done) }),
    input: { type: 'undone', id: 'a' },
    now: 7001 + DAY,
    becomes: 'deleted',
  },
  {
    name: '[last-intention-counts] a refused toggle that was toggled back leaves what was done',
    record: recordOf('like', {
      ...sending,
      payload: false,
      next: { ...wish, payload: true },
      replacedDone: recordOf('like', done),
    }),
    input: { type: 'refused', reason: 'forbidden', ...claim },
    becomes: 'done like true',
  },
  {
    name: 'what was done before is remembered while the next is sent',
    record: recordOf('like', { payload: false, replacedDone: recordOf('like', done) }),
    input: send,
    now: 9000,
    becomes: 'sending like false, after like true',
  },
  {
    name: 'what was done before is forgotten when the next is done',
    record: recordOf('like', { ...sending, payload: false, replacedDone: recordOf('like', done) }),
    input: { type: 'confirmed', ...claim },
    becomes: 'done like false',
  },
  {
    name: 'what was done before is forgotten when nobody can tell what became of the next',
    record: recordOf('like', { ...uncertain, payload: false, replacedDone: recordOf('like', done) }),
    input: { type: 'refused', reason: 'forbidden', ...claim },
    becomes: 'failed like false',
  },
  {
    name: '[restore-gone] what was done to a comment that is gone does not come back',
    record: recordOf('unspam', { ...sending, replacedDone: recordOf('spam', done) }),
    input: { type: 'refused', reason: 'UnknownCommentError', ...claim },
    becomes: 'failed unspam true',
  },
  {
    name: 'Retry remembers what was done before',
    record: recordOf('like', { ...failed, payload: false, replacedDone: recordOf('like', done) }),
    input: { type: 'retried', id: 'a', newId: 'b', owner: OWNER },
    becomes: 'waiting like false, after like true',
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
    name: 'Trash replaces what follows an approval that is being sent',
    record: recordOf('approve', { ...sending, next: unapproval }),
    input: made('trash', { id: 'c' }),
    becomes: 'sending approve true, next trash true, replaced approve',
  },
  {
    name: 'Undo brings back what Trash replaced while an approval is being sent',
    record: recordOf('approve', { ...sending, next: trashNext, replaced: unapproval }),
    input: { type: 'undone', id: 'c' },
    becomes: 'sending approve true, next approve false',
  },
  {
    name: 'Undo still brings it back when the approval is done',
    record: recordOf('approve', { ...sending, next: trashNext, replaced: unapproval }),
    input: { type: 'confirmed', ...claim },
    becomes: 'waiting trash true, replaced approve, after approve true',
  },
  {
    name: 'Undo of a trash brings back the approval that was not accepted',
    record: recordOf('approve', { ...sending, next: trashNext }),
    input: { type: 'postponed', retryAfterMs: 0, ...claim },
    becomes: 'waiting trash true, replaced approve',
  },
  {
    name: 'Undo of a trash does not bring back an approval that was refused',
    record: recordOf('approve', { ...sending, next: trashNext }),
    input: { type: 'refused', reason: 'forbidden', ...claim },
    becomes: 'waiting trash true',
  },
  {
    name: 'Discard brings back what was replaced, if nothing was sent',
    record: recordOf('trash', { ...failed, replaced: { ...wish, kind: 'approve', payload: true } }),
    input: { type: 'undone', id: 'a' },
    becomes: 'waiting approve true',
  },
  {
    name: 'Discard deletes what failed',
    record: recordOf('reply', failed),
    input: { type: 'undone', id: 'a' },
    becomes: 'deleted',
  },
  {
    name: '[one-submission] a second reply is refused while the first waits',
    record: recordOf('reply'),
    input: made('reply', { id: 'b', payload: 'More' }),
    becomes: 'refused',
  },
  {
    name: '[one-submission] a second reply is refused while the first is sent',
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
    name: '[old-action] Retry sends what failed',
    record: recordOf('like', failed),
    input: { type: 'retried', id: 'a', newId: 'b', owner: OWNER },
    becomes: 'waiting like true',
  },
  {
    name: 'Retry of what waits is refused',
    record: recordOf('like'),
    input: { type: 'retried', id: 'a', newId: 'b', owner: OWNER },
    becomes: 'refused',
  },
  {
    name: 'a closed undo bar ends the undo window',
    record: recordOf('trash'),
    input: { type: 'hastened', id: 'a' },
    now: 2000,
    becomes: 'waiting trash true from 2000',
  },
  {
    name: 'a bar of an earlier action that is closed changes nothing',
    record: recordOf('trash'),
    input: { type: 'hastened', id: 'z' },
    now: 2000,
    becomes: 'refused',
  },
  {
    name: 'a bar that is closed while an approval is sent ends the undo window of what follows',
    record: recordOf('approve', {
      ...sending,
      next: { ...wish, kind: 'trash', payload: true, notBefore: 11_000 },
    }),
    input: { type: 'hastened', id: 'b' },
    becomes: 'sending approve true, next trash true from 7000',
  },
  {
    name: 'a bar that is closed late starts no new window',
    record: recordOf('trash'),
    input: { type: 'hastened', id: 'a' },
    becomes: 'waiting trash true from 5500',
  },
  {
    name: 'a bar of what is being sent cannot be closed',
    record: recordOf('trash', sending),
    input: { type: 'hastened', id: 'a' },
    becomes: 'refused',
  },
  {
    name: '[action-of-a-blogger] a sign-out deletes',
    record: recordOf('like', sending),
    input: { type: 'signedOut' },
    becomes: 'deleted',
  },
  {
    name: 'another blogger deletes',
    record: recordOf('like'),
    input: tidiedBy('6'),
    becomes: 'deleted',
  },
  {
    name: 'the same blogger does not delete',
    record: recordOf('like'),
    input: tidiedBy(OWNER),
    becomes: 'refused',
  },
  {
    name: 'a click replaces the record of another blogger',
    record: recordOf('like', { owner: '6' }),
    input: made('like'),
    becomes: 'waiting like true',
  },
  // Nobody knows who did it
  {
    name: 'what an unknown blogger did before this page is not sent without a question',
    record: recordOf('like', { owner: UNKNOWN_OWNER }),
    input: tidiedBy(OWNER, 1001),
    becomes: 'failed like true',
  },
  {
    name: 'what a known blogger did is not doubted',
    record: recordOf('like'),
    input: tidiedBy(OWNER, 1001),
    becomes: 'refused',
  },
  {
    name: 'what was sent is not doubted',
    record: recordOf('like', { ...sending, owner: UNKNOWN_OWNER }),
    input: tidiedBy(OWNER, 1001),
    becomes: 'refused',
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
    name: 'one that replaced it is not sent instead',
    record: recordOf('like', { id: 'b' }),
    input: send,
    becomes: 'refused',
  },
  {
    name: '[old-action] one older than a day is not sent without a question',
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
    becomes: 'waiting like false, after like true',
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
    name: 'what was toggled back is sent if nobody can tell what became of the first',
    record: recordOf('like', { ...uncertain, next: wish }),
    input: { type: 'refused', reason: 'forbidden', ...claim },
    becomes: 'waiting like false',
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
    name: 'a reply fails if the platform asks for a pause of more than 3 minutes',
    record: recordOf('reply', sending),
    input: { type: 'postponed', retryAfterMs: 180_001, ...claim },
    becomes: 'failed reply Thanks',
  },
  {
    name: 'a like waits for as long',
    record: recordOf('like', sending),
    input: { type: 'postponed', retryAfterMs: 180_001, ...claim },
    becomes: 'waiting like true',
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
    input: { type: 'unanswered', retryAfterMs: 0, ...claim },
    becomes: 'uncertain like true',
  },
  {
    name: '[actions-are-records] a request whose sender is gone is uncertain after 5 s',
    record: recordOf('like', sending),
    input: tidiedBy(OWNER),
    now: 11_000,
    becomes: 'uncertain like true',
  },
  {
    name: 'before that it may be on its way',
    record: recordOf('like', sending),
    input: tidiedBy(OWNER),
    now: 10_999,
    becomes: 'refused',
  },
  // Looks
  {
    name: 'what the platform has is done',
    record: recordOf('like', uncertain),
    input: { type: 'confirmed', ...claim },
    becomes: 'done like true',
  },
  {
    name: 'what the platform does not have waits',
    record: recordOf('like', uncertain),
    input: { type: 'postponed', retryAfterMs: 0, ...claim },
    becomes: 'waiting like true',
  },
  {
    name: 'a failed look leaves it uncertain',
    record: recordOf('like', uncertain),
    input: { type: 'unanswered', retryAfterMs: 0, ...claim },
    becomes: 'uncertain like true',
  },
  {
    name: 'a look that fails after a day asks the blogger',
    record: recordOf('like', uncertain),
    input: { type: 'unanswered', retryAfterMs: 0, ...claim },
    now: 1001 + DAY,
    becomes: 'failed like true',
  },
  {
    name: 'a trash that the platform has already is done',
    record: recordOf('trash'),
    input: { type: 'confirmed', id: 'a', attempt: 0 },
    becomes: 'done trash true',
  },
  {
    name: 'a like that waits takes no look that is not answered',
    record: recordOf('like'),
    input: { type: 'unanswered', retryAfterMs: 0, id: 'a', attempt: 0 },
    becomes: 'refused',
  },
  {
    name: 'a trash whose first look is not answered still waits',
    record: recordOf('trash'),
    input: { type: 'unanswered', retryAfterMs: 0, id: 'a', attempt: 0 },
    becomes: 'waiting trash true',
  },
  {
    name: 'an answer that comes after the retries is true',
    record: recordOf('reply', failed),
    input: { type: 'confirmed', ...claim },
    becomes: 'done reply Thanks',
  },
  // Age
  {
    name: '[old-action] what waits for more than a day fails',
    record: recordOf('like'),
    input: tidiedBy(OWNER),
    now: 1001 + DAY,
    becomes: 'failed like true',
  },
  {
    name: 'what waits for a day does not',
    record: recordOf('like'),
    input: tidiedBy(OWNER),
    now: 1000 + DAY,
    becomes: 'refused',
  },
  {
    name: 'what was done more than a day ago is deleted',
    record: recordOf('like', done),
    input: tidiedBy(OWNER),
    now: 7001 + DAY,
    becomes: 'deleted',
  },
  {
    name: 'what failed stays',
    record: recordOf('like', failed),
    input: tidiedBy(OWNER),
    now: 7001 + DAY,
    becomes: 'refused',
  },
];

test.each(rows)('$name', ({ record, input, now = 7000, becomes }) => {
  expect(short(transition(record, input, now), input)).toBe(becomes);
});

test.each<[name: string, kind: Kind, attempts: number, retryAfterMs: number, notBefore: number]>([
  ['2 s before the first retry of a reply', 'reply', 1, 0, 9000],
  ['6 s before the third', 'reply', 3, 0, 13_000],
  ['a longer pause that the platform asks for', 'reply', 1, 60_000, 67_000],
  ['an hour at most', 'like', 1, DAY, 3_607_000],
])('waits for %s', (_name, kind, attempts, retryAfterMs, notBefore) => {
  const input: Input = { type: 'postponed', retryAfterMs, id: 'a', attempt: attempts };
  const record = recordOf(kind, { ...sending, attempts });
  expect(transition(record, input, 7000)).toMatchObject({ state: 'waiting', notBefore });
});

test('a lost request is asked about when the platform has had its time', () => {
  const lost = transition(recordOf('like', sending), { type: 'unanswered', retryAfterMs: 0, ...claim }, 7000);
  expect(lost).toMatchObject({ notBefore: 11_000 });
});

test('Retry makes a new action of the blogger who presses it, with a new day to be sent', () => {
  const unknown = recordOf('trash', { ...failed, owner: UNKNOWN_OWNER });
  const input: Input = { type: 'retried', id: 'a', newId: 'b', owner: '6' };
  expect(transition(unknown, input, 8000)).toEqual({
    ...recordOf('trash', { id: 'b', owner: '6', madeAt: 8000, notBefore: 8000 }),
    batch: undefined,
  });
});

test('a clock that was set back keeps the undo window, and no longer', () => {
  const record = recordOf('trash', { madeAt: DAY, notBefore: DAY + 4500 });
  expect(transition(record, tidiedBy(OWNER), 1000)).toMatchObject({ madeAt: 1000, notBefore: 5500 });
  expect(transition(record, send, 1000)).toMatchObject({ state: 'waiting', notBefore: 5500 });
});

test.each<[name: string, record: OutboxRecord, input: Input, waitMs: number]>([
  [
    'a look that is put off',
    recordOf('like', uncertain),
    { type: 'unanswered', retryAfterMs: 0, ...claim },
    30_000,
  ],
  ['a sender that is gone', recordOf('like', sending), tidiedBy(OWNER), 0],
  [
    'a pause of 15 min that the platform asks for',
    recordOf('like', sending),
    { type: 'postponed', retryAfterMs: 900_000, ...claim },
    900_000,
  ],
  [
    'an undo bar that is closed',
    recordOf('trash', { notBefore: 1_211_500 }),
    { type: 'hastened', id: 'a' },
    0,
  ],
])('a clock that was 20 min ahead, and is set back, does not lengthen the wait: %s', (...row) => {
  const [, record, input, waitMs] = row;
  const ahead = transition(record, input, 1_207_000);
  if (typeof ahead === 'string') throw new Error(ahead);
  expect(transition(ahead, tidiedBy(OWNER), 8000)).toMatchObject({ notBefore: 8000 + waitMs });
});

test('a clock that is set back while a request is on its way does not put off the look', () => {
  const lost = { type: 'unanswered', retryAfterMs: 0, ...claim } as const;
  const sentAhead = recordOf('like', { ...sending, sentAt: DAY });
  expect(transition(sentAhead, lost, 7000)).toMatchObject({ notBefore: 12_000 });
});

test.each<Input>([send, tidiedBy(OWNER), { type: 'undone', id: 'a' }, { type: 'confirmed', ...claim }])(
  'nothing happens to a record that is gone: $type',
  (input) => {
    expect(transition(undefined, input, 7000)).toBe('refused');
  },
);
