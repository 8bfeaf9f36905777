import { byKey, overlay, type Overlay } from '../../../src/streams/outbox/overlay';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { recordOf, TARGETS } from './records';

const show = (record: OutboxRecord, now = 7000): Overlay =>
  overlay(
    {
      comment: TARGETS.trash,
      like: TARGETS.like,
      follow: TARGETS.follow,
      reply: TARGETS.reply,
      note: TARGETS.read,
    },
    byKey([record]),
    now,
  );

const sending = { state: 'sending', attempts: 1, sentAt: 1000 } as const;
const done = { state: 'done', attempts: 1, settledAt: 7000 } as const;
const failed = { state: 'failed', attempts: 1, settledAt: 7000 } as const;
const unapprove = { id: 'b', kind: 'approve', payload: false, madeAt: 1, notBefore: 1 } as const;

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
    recordOf('approve', { ...sending, next: unapprove }),
    7000,
    { isApproved: false },
  ],
  ['an approval that was answered 9.999 s ago', recordOf('approve', done), 16_999, { isApproved: true }],
  ['the platform after 10 s', recordOf('approve', done), 17_000, { isApproved: undefined }],
  ['the platform after a failure', recordOf('approve', failed), 7000, { isApproved: undefined }],
  ['a like', recordOf('like'), 7000, { isLiked: true }],
  ['an unlike', recordOf('like', { payload: false }), 7000, { isLiked: false }],
  ['a follow', recordOf('follow'), 7000, { isFollowed: true }],
  ['a read note', recordOf('read'), 7000, { isRead: true }],
  ['an unread note', recordOf('unread'), 7000, { isRead: false }],
  ['a comment that was replied to as approved', recordOf('reply'), 7000, { isApproved: true }],
  [
    'a comment whose reply failed as the platform has it',
    recordOf('reply', failed),
    7000,
    { isApproved: undefined },
  ],
  ['no trashed note', recordOf('trash'), 7000, { isHidden: true }],
  ['no note that is marked as spam', recordOf('spam', sending), 7000, { isHidden: true }],
  ['a note whose trash failed', recordOf('trash', failed), 7000, { isHidden: false }],
  ['a trashed note that the platform has 10 s later', recordOf('trash', done), 17_000, { isHidden: false }],
  [
    'an undo bar in the undo window',
    recordOf('trash', { batch: 'x' }),
    5499,
    { undoBar: { kind: 'trash', id: 'a', batch: 'x', endsAt: 5500 } },
  ],
  ['no undo bar afterwards', recordOf('trash'), 5500, { undoBar: undefined }],
  ['no undo bar while it is sent', recordOf('trash', sending), 5499, { undoBar: undefined }],
  ['no undo bar in a later pause', recordOf('trash', { notBefore: 60_000 }), 7000, { undoBar: undefined }],
];

test.each(rows)('shows %s', (_name, record, now, expected) => {
  expect(show(record, now)).toMatchObject(expected);
});

test.each<[OutboxRecord, number, number]>([
  [recordOf('like'), 1, 0],
  [recordOf('like', sending), 1, 0],
  [recordOf('like', { ...sending, state: 'uncertain' }), 1, 0],
  [recordOf('like', failed), 0, 1],
  [recordOf('like', done), 0, 0],
])('lists what waits and what failed', (record, waiting, failures) => {
  const shown = show(record);
  expect([shown.waiting.length, shown.failed.length]).toEqual([waiting, failures]);
});

test('shows the platform if nothing was done', () => {
  expect(overlay({ note: { note: 7 } }, byKey([]), 0)).toEqual({
    isApproved: undefined,
    isLiked: undefined,
    isFollowed: undefined,
    isRead: undefined,
    isHidden: false,
    undoBar: undefined,
    waiting: [],
    failed: [],
  });
});
