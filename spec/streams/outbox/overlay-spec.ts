import { isApproved } from '../../../src/streams/outbox/note-records';
import { byKey, followOverlay, overlay, type Overlay } from '../../../src/streams/outbox/overlay';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { recordOf, TARGET } from './records';

const show = (record: OutboxRecord, now = 7000): Overlay =>
  overlay({ status: TARGET, like: TARGET, reply: TARGET }, byKey([record]), now);

const sending = { state: 'sending', attempts: 1, sentAt: 1000 } as const;
const done = { state: 'done', attempts: 1, settledAt: 7000 } as const;
const failed = { state: 'failed', attempts: 1, settledAt: 7000 } as const;

const rows: [string, OutboxRecord, number, Partial<Overlay>][] = [
  ['an approval that waits', recordOf('approve'), 7000, { isApproved: true }],
  [
    'an approval without an answer for an hour',
    recordOf('approve', sending),
    3_600_000,
    { isApproved: true },
  ],
  [
    'what the blogger wants next',
    { ...recordOf('approve', sending), id: 'b', wanted: 'unapproved' },
    7000,
    { isApproved: false },
  ],
  ['an approval that was answered', recordOf('approve', done), 7000, { isApproved: true }],
  ['the platform after a failure', recordOf('approve', failed), 7000, { isApproved: undefined }],
  ['a like', recordOf('like'), 7000, { isLiked: true }],
  ['an unlike', recordOf('unlike'), 7000, { isLiked: false }],
  ['a comment whose reply is sent as approved', recordOf('reply', sending), 7000, { isApproved: true }],
  [
    '[reply-approves] a comment whose reply has no answer as approved',
    recordOf('reply', { state: 'uncertain' }),
    7000,
    { isApproved: true },
  ],
  [
    '[reply-approves] a comment that was replied to as approved',
    recordOf('reply', done),
    7000,
    { isApproved: true },
  ],
  ['a comment whose reply waits as the platform has it', recordOf('reply'), 7000, { isApproved: undefined }],
  [
    '[reply-approves] a comment whose reply failed as the platform has it',
    recordOf('reply', failed),
    7000,
    { isApproved: undefined },
  ],
  ['no trashed note', recordOf('trash'), 7000, { removal: 'trash' }],
  ['no note that is marked as spam', recordOf('spam', sending), 7000, { removal: 'spam' }],
  [
    '[restored-note] a note that is restored',
    recordOf('restore'),
    7000,
    { removal: undefined, isApproved: undefined },
  ],
  [
    'a note whose restore failed',
    recordOf('restore', failed),
    7000,
    { removal: undefined, isApproved: undefined },
  ],
  ['a note whose trash failed', recordOf('trash', failed), 7000, { removal: undefined }],
  ['no undo bar afterwards', recordOf('trash'), 5500, { undoBar: undefined }],
  ['no undo bar of its own in a deed', recordOf('trash', { deed: 'x' }), 5499, { undoBar: undefined }],
  ['no undo bar while it is sent', recordOf('trash', sending), 5499, { undoBar: undefined }],
  ['no undo bar in a later pause', recordOf('trash', { dueAt: 60_000 }), 7000, { undoBar: undefined }],
  ['no undo bar for an approval', recordOf('approve', { dueAt: 60_000 }), 7000, { undoBar: undefined }],
];

test('shows an undo bar in the undo window', () => {
  const trash = recordOf('trash');
  expect(show(trash, 5499).undoBar).toEqual(trash);
});

test.each(rows)('shows %s', (_name, record, now, expected) => {
  expect(show(record, now)).toMatchObject(expected);
});

test('a reply that is sent leaves a comment unapproved that the blogger has unapproved since', () => {
  const records = byKey([recordOf('reply', done), recordOf('unapprove')]);
  expect(overlay({ status: TARGET, reply: TARGET }, records, 7000).isApproved).toBe(false);
});

test.each<[string, OutboxRecord, boolean]>([
  ['waits', recordOf('like'), true],
  ['is being sent', recordOf('like', sending), true],
  ['is uncertain', recordOf('like', { ...sending, state: 'uncertain' }), true],
  ['has failed', recordOf('like', failed), false],
  ['is done', recordOf('like', done), false],
])('whether a note with a like that %s has no answer yet', (_name, record, isWaiting) => {
  expect(show(record).isWaiting).toBe(isWaiting);
});

test.each<[string, OutboxRecord, boolean | undefined]>([
  ['a follow', recordOf('follow'), true],
  ['an unfollow', recordOf('unfollow'), false],
  ['the platform after a failure', recordOf('follow', failed), undefined],
])('a site shows %s', (_name, record, isFollowing) => {
  expect(followOverlay(1, byKey([record]))).toBe(isFollowing);
});

test('shows the platform if nothing was done', () => {
  expect(overlay({ status: TARGET }, byKey([]), 0)).toEqual({
    isApproved: undefined,
    isLiked: undefined,
    removal: undefined,
    undoBar: undefined,
    reply: undefined,
    isWaiting: false,
  });
});

test.each([true, false])('[initial-approval] a comment is approved as its flag says: %j', (flag) => {
  const flagged = note(7, { body: [{ actions: { 'approve-comment': flag } }] });
  expect(isApproved(stateAfter(holding(flagged)), flagged)).toBe(flag);
});
