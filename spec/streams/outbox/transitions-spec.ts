import { actionOf } from '../../../src/streams/actions/table';
import type { Verdict, Input } from '../../../src/streams/outbox/input';
import { type OutboxRecord, type Outcome, stateOf, UNKNOWN_OWNER } from '../../../src/streams/outbox/record';
import { transition } from '../../../src/streams/outbox/transitions';
import { OWNER, recordOf, wantedBy } from './records';

// `all-worlds-spec.ts` proves the rules of one comment in all worlds. These are about times, owners and others.
const DAY = 24 * 3600 * 1000;
const claim = { id: 'a', attempt: 1 };
const confirmed: Input = { type: 'confirmed', ...claim };
const refused: Input = { type: 'refused', reason: 'ForbiddenError', ...claim };
const lost: Input = { type: 'unanswered', retryAfterMs: 0, ...claim };
const busy = (retryAfterMs = 0, attempt = 1): Verdict => ({
  type: 'postponed',
  retryAfterMs,
  id: 'a',
  attempt,
});
const found = (value?: string | boolean): Input => ({ type: 'looked', value, ...claim });
const send: Input = { type: 'sent', id: 'a', isHurried: false };
const hurry: Input = { type: 'sent', id: 'a', isHurried: true };
const undo: Input = { type: 'undone', id: 'a', newId: 'z' };
const retry: Input = { type: 'retried', id: 'a', newId: 'z', owner: OWNER };
const close: Input = { type: 'hastened', id: 'a' };
const tidiedBy = (blogger: string, since = 0): Input => ({ type: 'tidied', blogger, since });
const [sending, uncertain] = [
  { state: 'sending', sentAt: 6000 },
  { state: 'uncertain', sentAt: 6000 },
] as const;
const done = { state: 'done', settledAt: 7000 } as const;
const failed = { state: 'failed', settledAt: 7000 } as const;
const later = { id: 'b' };
/** A record whose blogger wants something else while its request is under way. */
const meanwhile = (record: OutboxRecord, wanted: OutboxRecord): OutboxRecord => ({
  ...wanted,
  id: 'b',
  sent: record.sent,
  before: record.wanted,
  known: record.known,
});
const TRASHED = recordOf('trash', sending);

/** The state and the action of an outcome, and the value that is under way. */
const short = (outcome: Outcome): string => {
  if (typeof outcome === 'string') return outcome;
  const { sent, wanted } = outcome;
  const other = sent && sent.value !== wanted ? `, ${String(sent.value)} is under way` : '';
  return `${stateOf(outcome)} ${actionOf(outcome)}${other}`;
};

type Row = [name: string, record: OutboxRecord | undefined, input: Input, becomes: string, now?: number];

test.each<Row>([
  // What the blogger does
  ['a click waits', undefined, wantedBy('like'), 'waiting like'],
  ['the same click again is refused', recordOf('like'), wantedBy('like', later), 'refused'],
  ['a click without its ids is refused', undefined, wantedBy('like', { target: { site: 1 } }), 'refused'],
  [
    '[last-intention-counts] a toggle back deletes what waits',
    recordOf('like'),
    wantedBy('unlike', later),
    'deleted',
  ],
  [
    'a toggle back is kept while the first is sent',
    recordOf('like', sending),
    wantedBy('unlike', later),
    'sending unlike, true is under way',
  ],
  [
    'a third click takes the second back',
    meanwhile(recordOf('like', sending), recordOf('unlike')),
    wantedBy('like', later),
    'sending like',
  ],
  [
    'a click on what the screen shows otherwise than the record waits',
    recordOf('like', done),
    wantedBy('like', later),
    'waiting like',
  ],
  [
    '[last-intention-counts] Trash replaces an approval that waits',
    recordOf('approve'),
    wantedBy('trash', later),
    'waiting trash',
  ],
  [
    '[last-intention-counts] Undo brings back what Trash replaced',
    { ...recordOf('trash'), before: 'approved', isBeforeUnsent: true, known: 'unapproved' },
    undo,
    'waiting approve',
  ],
  [
    '[restore-request] Restore deletes a trash that waits',
    recordOf('trash'),
    wantedBy('restore', later),
    'deleted',
  ],
  [
    '[restore-request] Restore follows a trash that is being sent',
    TRASHED,
    wantedBy('restore', later),
    'sending restore, trash is under way',
  ],
  ['[restore-request] Restore follows a spam that is done', recordOf('spam', done), undo, 'waiting restore'],
  [
    '[restore-request] Undo of a Restore that waits brings the spam back to Recently done',
    recordOf('restore', { before: 'spam', known: 'spam' }),
    undo,
    'done spam',
  ],
  [
    '[restore-request] Discard of a Restore that was refused brings the trash back, too',
    recordOf('restore', failed),
    undo,
    'done trash',
  ],
  [
    '[restore-gone] what was done to a comment that is gone does not come back',
    recordOf('restore', { ...failed, failed: 'UnknownCommentError' }),
    undo,
    'deleted',
  ],
  ['Undo deletes what waits', recordOf('trash'), undo, 'deleted'],
  [
    'Undo of a trash that was made after a failed one leaves nothing',
    recordOf('trash', { known: undefined }),
    undo,
    'deleted',
  ],
  [
    '[reply-approves] an unapproval waits, too, if a reply may have approved the comment since',
    recordOf('approve'),
    wantedBy('unapprove', { ...later, isDoubtful: true }),
    'waiting unapprove',
  ],
  ['Undo of an earlier action is refused', recordOf('trash'), { ...undo, id: 'x' }, 'refused'],
  ['Undo follows a trash that is being sent', TRASHED, undo, 'sending restore, trash is under way'],
  [
    'Undo follows a trash that may be done',
    recordOf('trash', uncertain),
    undo,
    'uncertain restore, trash is under way',
  ],
  ['Undo of an approval unapproves', recordOf('approve', done), undo, 'waiting unapprove'],
  ['Discard deletes what failed', recordOf('approve', failed), undo, 'deleted'],
  [
    '[one-submission] a second reply is refused while the first waits',
    recordOf('reply'),
    wantedBy('reply', { ...later, wanted: 'Two' }),
    'refused',
  ],
  [
    '[one-submission] a second reply is refused while the first is sent',
    recordOf('reply', sending),
    wantedBy('reply', { ...later, wanted: 'Two' }),
    'refused',
  ],
  [
    'the reply that another tab has just posted is refused',
    recordOf('reply', done),
    wantedBy('reply', later),
    'refused',
  ],
  [
    'the same reply waits later: the first may be trashed',
    recordOf('reply', done),
    wantedBy('reply', later),
    'waiting reply',
    17_000,
  ],
  [
    'another reply follows one that is done',
    recordOf('reply', done),
    wantedBy('reply', { ...later, wanted: 'Two' }),
    'waiting reply',
  ],
  ['a reply that is being sent cannot be taken back', recordOf('reply', sending), undo, 'refused'],
  ['[old-action] Retry sends what failed', recordOf('like', failed), retry, 'waiting like'],
  ['Retry of what waits is refused', recordOf('like'), retry, 'refused'],
  [
    'a bar of an earlier action that is closed changes nothing',
    recordOf('trash'),
    { ...close, id: 'x' },
    'refused',
  ],
  ['a bar of what is done cannot be closed', recordOf('trash', done), close, 'refused'],
  ['[action-of-a-blogger] a sign-out deletes', recordOf('like'), { type: 'signedOut' }, 'deleted'],
  ['another blogger deletes', recordOf('like'), tidiedBy('6'), 'deleted'],
  ['the same blogger does not delete', recordOf('like'), tidiedBy(OWNER), 'refused'],
  [
    'a click replaces the record of another blogger',
    recordOf('like', { owner: '6' }),
    wantedBy('like', later),
    'waiting like',
  ],
  [
    'what an unknown blogger did before this page is not sent without a question',
    recordOf('like', { owner: UNKNOWN_OWNER }),
    tidiedBy(OWNER, 2000),
    'failed like',
  ],
  ['what a known blogger did is not doubted', recordOf('like'), tidiedBy(OWNER, 2000), 'refused'],
  [
    'what was sent is not doubted',
    recordOf('like', { ...sending, owner: UNKNOWN_OWNER }),
    tidiedBy(OWNER, 2000),
    'refused',
  ],
  // The sender
  ['a due record is sent', recordOf('like'), send, 'sending like'],
  [
    'one in its undo window is not',
    recordOf('trash', { known: 'approved', lookedAt: 5499 }),
    send,
    'refused',
    5499,
  ],
  ['a trash is not sent without a look', recordOf('trash'), send, 'refused'],
  ['a trash is not sent long after its look', recordOf('trash', { lookedAt: 7000 }), send, 'refused', 8001],
  ['a trash is sent after its look', recordOf('trash', { lookedAt: 7000 }), send, 'sending trash'],
  ['one in its undo window is sent in a hurry', recordOf('trash'), hurry, 'sending trash', 2000],
  [
    'a restore is not sent in a hurry if nobody knows from where',
    recordOf('restore', { known: undefined }),
    hurry,
    'refused',
  ],
  ['one that is being sent is not sent', recordOf('like', sending), send, 'refused'],
  ['one that replaced it is not sent instead', recordOf('like', later), send, 'refused'],
  [
    '[old-action] one older than a day is not sent without a question',
    recordOf('like'),
    send,
    'failed like',
    DAY + 1001,
  ],
  // The platform
  ['a 2xx is done', recordOf('like', sending), confirmed, 'done like'],
  ['a 2xx that comes late is done', recordOf('like', { attempts: 1 }), confirmed, 'done like'],
  [
    'what follows is sent after a 2xx',
    meanwhile(recordOf('like', sending), recordOf('unlike')),
    confirmed,
    'waiting unlike',
  ],
  [
    'a follow is what the platform says',
    recordOf('follow', sending),
    { ...confirmed, value: false },
    'done unfollow',
  ],
  [
    'a comment that was restored as unapproved is approved after it',
    { ...recordOf('approve', sending), known: 'trash' },
    { ...confirmed, value: 'unapproved' },
    'waiting approve',
  ],
  [
    'the answer to an earlier request changes nothing',
    recordOf('like', { ...sending, attempts: 2 }),
    confirmed,
    'refused',
  ],
  ['a refusal fails', recordOf('like', sending), refused, 'failed like'],
  [
    'a refusal of what was toggled back leaves nothing to do',
    meanwhile(recordOf('like', sending), recordOf('unlike')),
    refused,
    'deleted',
  ],
  [
    'what was toggled back is sent if nobody can tell what became of the first',
    meanwhile(recordOf('like', uncertain), recordOf('unlike')),
    refused,
    'waiting unlike',
  ],
  [
    'a refused approval lets the trash follow',
    meanwhile(recordOf('approve', sending), recordOf('trash')),
    refused,
    'waiting trash',
  ],
  ['a 503 waits', recordOf('like', sending), busy(), 'waiting like'],
  [
    'a 503 of what was toggled back leaves nothing to do',
    meanwhile(recordOf('like', sending), recordOf('unlike')),
    busy(),
    'deleted',
  ],
  [
    'a reply fails after three retries',
    recordOf('reply', { ...sending, attempts: 4 }),
    busy(0, 4),
    'failed reply',
  ],
  [
    'a reply fails if the platform asks for a pause of more than 3 minutes',
    recordOf('reply', sending),
    busy(181_000),
    'failed reply',
  ],
  ['a like waits for as long', recordOf('like', sending), busy(181_000), 'waiting like'],
  ['a like is retried for longer', recordOf('like', { ...sending, attempts: 4 }), busy(0, 4), 'waiting like'],
  ['no answer is uncertain', recordOf('like', sending), lost, 'uncertain like'],
  [
    '[actions-are-records] a request whose sender is gone is uncertain after 5 s',
    recordOf('like', sending),
    tidiedBy(OWNER),
    'uncertain like',
    11_000,
  ],
  ['before that it may be on its way', recordOf('like', sending), tidiedBy(OWNER), 'refused', 10_999],
  ['what the platform has is done', recordOf('like', uncertain), found(true), 'done like'],
  ['what the platform does not have waits', recordOf('like', uncertain), found(false), 'waiting like'],
  ['a reply that is not there waits', recordOf('reply', uncertain), found(), 'waiting reply'],
  ['a reply that is there is done', recordOf('reply', uncertain), found('Thanks'), 'done reply'],
  ['a failed look leaves it uncertain', recordOf('like', uncertain), lost, 'uncertain like'],
  [
    'a look that fails after a day asks the blogger',
    recordOf('like', uncertain),
    lost,
    'failed like',
    DAY + 1001,
  ],
  [
    'a trash that the platform has already is done',
    recordOf('trash', { attempts: 1 }),
    found('trash'),
    'done trash',
  ],
  ['a look that is not asked for changes nothing', recordOf('like', done), found(true), 'refused'],
  [
    'a trash whose first look is not answered still waits',
    recordOf('trash', { attempts: 1 }),
    lost,
    'waiting trash',
  ],
  [
    'an answer that comes after the retries is true',
    recordOf('reply', { ...failed, attempts: 1 }),
    confirmed,
    'done reply',
  ],
  // Time
  [
    '[old-action] what waits for more than a day fails',
    recordOf('like'),
    tidiedBy(OWNER),
    'failed like',
    DAY + 1001,
  ],
  ['what waits for a day does not', recordOf('like'), tidiedBy(OWNER), 'refused', DAY + 1000],
  [
    'what was done more than a day ago is deleted',
    recordOf('like', done),
    tidiedBy(OWNER),
    'deleted',
    DAY + 7001,
  ],
  ['what failed stays', recordOf('like', failed), tidiedBy(OWNER), 'refused', 2 * DAY],
])('%s', (_name, record, input, becomes, now = 7000) => {
  expect(short(transition(record, input, now))).toBe(becomes);
});

const changed = (record: OutboxRecord | undefined, input: Input, now: number): OutboxRecord => {
  const outcome = transition(record, input, now);
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};
const waitOf = ({ dueAt, sent }: OutboxRecord): number => sent?.lookAt ?? dueAt;

test.each<[what: string, record: OutboxRecord, input: Input, dueAt: number]>([
  ['2 s before the first retry of a reply', recordOf('reply', sending), busy(), 9000],
  ['6 s before the third', recordOf('reply', { ...sending, attempts: 3 }), busy(0, 3), 13_000],
  ['a longer pause that the platform asks for', recordOf('reply', sending), busy(60_000), 67_000],
  ['an hour at most', recordOf('like', sending), busy(DAY), 3_607_000],
  ['2 s after a vain look before a trash', recordOf('trash', { attempts: 0 }), { ...lost, attempt: 0 }, 9000],
  ['5 s after a request that was lost', recordOf('like', sending), lost, 11_000],
  ['30 s after a look that was lost', recordOf('like', uncertain), lost, 37_000],
  ['no longer when its bar is closed', recordOf('trash', { dueAt: 9000 }), close, 7000],
  ['its undo window', recordOf('approve'), wantedBy('trash', later), 11_500],
  ['no new window when its bar is closed late', recordOf('trash'), close, 5500],
])('a record waits for %s', (_what, record, input, dueAt) => {
  expect(waitOf(changed(record, input, 7000))).toBe(dueAt);
});

test('Retry makes a new action of the blogger who presses it, with a new day to be sent', () => {
  const unknown = recordOf('trash', { ...failed, owner: UNKNOWN_OWNER });
  expect(changed(unknown, { ...retry, owner: '6' }, 8000)).toMatchObject({
    id: 'z',
    owner: '6',
    madeAt: 8000,
    dueAt: 8000,
    attempts: 0,
  });
});

test('Discard of an approval that was refused after its comment was restored leaves nothing', () => {
  const trashed = { ...recordOf('approve', sending), before: 'trash', known: 'trash' };
  const restored = changed(trashed, { ...confirmed, value: 'unapproved' }, 7000);
  const again = changed(restored, send, 7000);
  const isRefused = changed(again, { ...refused, attempt: again.attempts }, 7000);
  expect(short(transition(isRefused, undo, 8000))).toBe('deleted');
});

test('[reply-approves] the opposite click waits, too, if a reply may have approved the comment', () => {
  const doubted = changed(undefined, wantedBy('approve', { isDoubtful: true }), 1000);
  expect(short(transition(doubted, wantedBy('unapprove', later), 2000))).toBe('waiting unapprove');
});

test('a clock that was set back keeps the undo window, and no longer', () => {
  const record = recordOf('trash', { madeAt: DAY, dueAt: DAY + 4500 });
  expect(changed(record, tidiedBy(OWNER), 1000)).toMatchObject({ madeAt: 1000, dueAt: 5500 });
  expect(changed(record, hurry, 1000)).toMatchObject({ sent: undefined, dueAt: 5500 });
});

test.each<[name: string, record: OutboxRecord, input: Input, waitMs: number]>([
  ['a look that is put off', recordOf('like', uncertain), lost, 30_000],
  ['a sender that is gone', recordOf('like', sending), tidiedBy(OWNER), 0],
  ['a pause of 15 min that the platform asks for', recordOf('like', sending), busy(900_000), 900_000],
  ['an undo bar that is closed', recordOf('trash', { dueAt: 1_211_500 }), close, 0],
])('a clock that was 20 min ahead, and is set back, does not lengthen the wait: %s', (...row) => {
  const [, record, input, waitMs] = row;
  const back = changed(changed(record, input, 1_207_000), tidiedBy(OWNER), 8000);
  expect(waitOf(back)).toBe(8000 + waitMs);
});

test('a clock that is set back while a request is on its way does not put off the look', () => {
  const sentAhead = recordOf('like', { ...sending, sentAt: DAY });
  expect(waitOf(changed(sentAhead, lost, 7000))).toBe(12_000);
});

test.each<Input>([send, tidiedBy(OWNER), undo, confirmed])(
  'nothing happens to a record that is gone: $type',
  (input) => {
    expect(transition(undefined, input, 7000)).toBe('refused');
  },
);

test('[reply-is-posted-once] a reply is newer than the one before it to the same comment', () => {
  const first = transition(recordOf('reply', sending), { ...claim, type: 'confirmed', newestId: 90 }, 7000);
  const second = (newestId?: number): Outcome =>
    typeof first === 'string' ? first : transition(first, wantedBy('reply', { id: 'b', newestId }), 20_000);
  expect([second(), second(89), second(91)]).toMatchObject([90, 90, 91].map((newestId) => ({ newestId })));
});
