import { cases } from 'rxjs-marbles/jest';
import { statusBar } from '../../../src/streams/status/status-bar';
import type { Event } from '../../../src/streams/state/events';
import type { ReadMarks } from '../../../src/streams/notes/read-mark';
import type { StatusMessage } from '../../../src/streams/status/state';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy, quietDeps } from '../../support/behaviour';
import { createStore } from '../../support/create-store';
import {
  approvalLegend,
  followLegend,
  likeLegend,
  moderationLegend,
  replyLegend,
  REPLY_URL,
} from '../../support/legend';
import type { Kind } from '../../../src/streams/outbox/target';
import { note, READ_BY_ALL } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import type { OutboxRecord } from '../../../src/streams/outbox/record';

const FORBIDDEN = { state: 'failed', reason: 'x', cause: 'forbidden' } as const;

const failure = (message: StatusMessage, durationMs = 4000): Event => ({
  type: 'status.shown',
  status: { message, kind: 'failure', durationMs },
});
const success = (
  message: StatusMessage,
  durationMs: number,
  link: { readonly url?: string; readonly siteId?: number; readonly reads?: ReadMarks } = {},
): Event => ({
  type: 'status.shown',
  status: { message, kind: 'success', durationMs, ...link },
});

const aside: Event = {
  type: 'done.marked',
  doneNotes: { 7: { timestamp: 1 } },
  selectedNoteId: null,
  highlightedNoteId: null,
};

interface MessageCase {
  readonly name: string;
  readonly event: Event;
  readonly message: Event;
  readonly state?: Partial<State>;
  /** How long the message shows. */
  readonly expected: string;
}

const messages: MessageCase[] = [
  {
    name: '[posted-reply] a sent reply with its link for 12 s',
    event: replyLegend.y,
    message: success('reply.sent', 12_000, { url: REPLY_URL }),
    expected: 'm 11999ms X',
  },
  {
    name: 'a sent reply without a link if it has no address',
    event: replyLegend.z,
    message: success('reply.sent', 12_000),
    expected: 'm 11999ms X',
  },
  {
    name: '[set-aside-here] that the first note is set aside in this browser, for 8 s',
    event: aside,
    message: {
      type: 'status.shown',
      status: { message: 'done.first', kind: 'success', doneIds: [7], durationMs: 8000 },
    },
    expected: 'm 7999ms X',
  },
  {
    name: '[set-aside-undo] that a further note is set aside',
    state: { doneNotes: { 8: { timestamp: 1 } } },
    event: aside,
    message: {
      type: 'status.shown',
      status: { message: 'done', kind: 'success', doneIds: [7], durationMs: 4000 },
    },
    expected: 'm 3999ms X',
  },
  {
    name: '[set-aside-here] that the browser does not store it',
    event: { type: 'done.refused', ids: [7] },
    message: {
      type: 'status.shown',
      status: { message: 'done.unstored', kind: 'failure', doneIds: [7], durationMs: 8000 },
    },
    expected: 'm 7999ms X',
  },
  {
    name: '[restored-note] that a comment is restored',
    event: { type: 'restoration.confirmed', id: 7 },
    message: success('restored', 4000),
    expected: 'm 3999ms X',
  },
  {
    name: '[restore-gone] that a comment cannot be restored, because it was deleted',
    event: { type: 'restoration.failed', id: 7, kind: 'untrash', isGone: true },
    message: failure('restore.gone'),
    expected: 'm 3999ms X',
  },
  {
    name: 'that a comment could not be restored',
    event: { type: 'restoration.failed', id: 7, kind: 'unspam', isGone: false },
    message: failure('restore.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: '[failed-reply] a failed reply for 6 s',
    event: replyLegend.f,
    message: failure('reply.failed', 6000),
    expected: 'm 5999ms X',
  },
  {
    name: '[duplicate-reply] a duplicate reply for 6 s',
    event: replyLegend.D,
    message: failure('reply.duplicate', 6000),
    expected: 'm 5999ms X',
  },
  {
    name: 'a reply that is not stored for 6 s',
    event: { type: 'drafts.refused' },
    message: failure('reply.unstored', 6000),
    expected: 'm 5999ms X',
  },
  {
    name: '[sign-in-on-request] a sign-in page that cannot be reached for 6 s',
    event: { type: 'signIn.failed', why: 'unreachable' },
    message: failure('signIn.unreachable', 6000),
    expected: 'm 5999ms X',
  },
  {
    name: 'a sign-in whose code cannot be loaded for 6 s',
    event: { type: 'signIn.failed', why: 'unloaded' },
    message: failure('signIn.unloaded', 6000),
    expected: 'm 5999ms X',
  },
  {
    name: '[status-bar-time] a failed approval for 4 s',
    event: approvalLegend.f,
    message: failure('approve.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: 'a failed unapproval for 4 s',
    event: approvalLegend.D,
    message: failure('unapprove.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: 'a failed like for 4 s',
    event: likeLegend.f,
    message: failure('like.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: 'a failed unlike for 4 s',
    event: { type: 'like.failed', id: 7, isLiked: false },
    message: failure('unlike.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: 'a failed follow for 4 s',
    event: followLegend.f,
    message: failure('follow.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: 'a failed unfollow for 4 s',
    event: { type: 'follow.failed', siteId: 1, isFollowing: false },
    message: failure('unfollow.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: 'a failed spam request for 4 s',
    event: moderationLegend.D,
    message: failure('spam.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: 'a failed trash request for 4 s',
    event: moderationLegend.f,
    message: failure('trash.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: '[answer-actions] that an answer, which has no row in the list, could not be trashed for 4 s',
    event: { type: 'moderation.failed', id: '1/70', kind: 'trash' },
    message: failure('trash.refused'),
    expected: 'm 3999ms X',
  },
  {
    name: '[mark-all-as-read-fails] that all notes could not be marked as read for 4 s',
    event: { type: 'reads.failed', reads: { 7: READ_BY_ALL }, cause: null },
    message: failure('reads.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: 'that the platform has marked all notes as read for 4 s',
    event: { type: 'reads.allMarked', reads: { 7: READ_BY_ALL }, isPartial: false },
    message: success('reads.all', 4000, { reads: { 7: READ_BY_ALL } }),
    expected: 'm 3999ms X',
  },
  {
    name: '[mark-all-as-read] that there was nothing to mark for 4 s',
    event: { type: 'reads.allMarked', reads: {}, isPartial: false },
    state: { list: { ...initialState.list, isComplete: true } },
    message: success('reads.none', 4000),
    expected: 'm 3999ms X',
  },
  {
    name: '[caught-up] that nothing unread was found for 4 s if older notes may be unread',
    event: { type: 'reads.allMarked', reads: {}, isPartial: false },
    message: success('reads.noneFound', 4000),
    expected: 'm 3999ms X',
  },
  {
    name: '[mark-all-as-read] that older notes could not be marked for 4 s',
    event: { type: 'reads.allMarked', reads: { 7: READ_BY_ALL }, isPartial: true },
    message: {
      type: 'status.shown',
      status: { message: 'reads.some', kind: 'failure', durationMs: 4000, reads: { 7: READ_BY_ALL } },
    },
    expected: 'm 3999ms X',
  },
  {
    name: '[mark-all-as-read] that Undo could not mark all notes as unread for 4 s',
    event: { type: 'reads.failed', reads: { 7: { ...READ_BY_ALL, isRead: false } }, cause: null },
    message: failure('unreads.failed'),
    expected: 'm 3999ms X',
  },
  {
    name: '[undoing-an-unfollow] for 4 s that a site was unfollowed, which Undo can follow again',
    event: followLegend.u,
    message: success('unfollowed', 4000, { siteId: 1 }),
    expected: 'm 3999ms X',
  },
];

cases(
  'the status bar shows',
  (m, { event, message, state = {}, expected }: MessageCase) => {
    m.expect(emittedBy(m, statusBar, { events: 'f', values: { f: event }, state })).toBeObservable(expected, {
      m: message,
      X: { type: 'status.dismissed' },
    });
  },
  messages,
);

test('the status bar says that read marks were not saved because the panel is offline', () => {
  const store = createStore(quietDeps(), { statusBar }, { ...initialState, isOnline: false });
  const running = store.run$.subscribe();
  store.send({ type: 'reads.failed', reads: { 7: READ_BY_ALL }, cause: null });
  const { status } = store.state$.value;
  running.unsubscribe();
  expect(status?.message).toBe('reads.offline');
});

test.each<[string, Event, OutboxRecord]>([
  ['reply.failed', replyLegend.f, recordOn(note(7), 'reply', FORBIDDEN)],
  ['approve.failed', approvalLegend.f, recordOn(note(7), 'approve', FORBIDDEN)],
  ['follow.failed', followLegend.f, recordOn(note(7), 'follow', FORBIDDEN)],
])('[cause-of-a-failure] %s has the cause of its record', (message, event, record) => {
  const other = recordOn(note(8), record.kind, { ...FORBIDDEN, cause: 'platform' });
  const state = { ...initialState, ...recorded(other, record) };
  const store = createStore(quietDeps(), { statusBar }, state);
  const running = store.run$.subscribe();
  store.send(event);
  const { status } = store.state$.value;
  running.unsubscribe();
  expect(status).toMatchObject({ message, cause: 'forbidden', until: record.notBefore, isListed: true });
});

test.each<[string, Event, OutboxRecord]>([
  ['reply.duplicate', replyLegend.D, recordOn(note(7), 'reply', FORBIDDEN)],
  [
    'restore.gone',
    { type: 'restoration.failed', id: 7, kind: 'untrash', isGone: true },
    recordOn(note(7), 'untrash', FORBIDDEN),
  ],
])('[failures-once] %s is about a listed record, and names its cause itself', (message, event, record) => {
  const store = createStore(quietDeps(), { statusBar }, { ...initialState, ...recorded(record) });
  const running = store.run$.subscribe();
  store.send(event);
  const { status } = store.state$.value;
  running.unsubscribe();
  expect(status).toMatchObject({ message, isListed: true });
  expect(status?.cause).toBeUndefined();
});

test.each<[Event, Kind]>([
  [{ type: 'like.failed', id: '1/80', isLiked: true }, 'like'],
  [{ type: 'approval.failed', id: '1/80', isApproved: true }, 'approve'],
  [{ type: 'moderation.failed', id: '1/80', kind: 'trash' }, 'trash'],
  [{ type: 'reply.failed', id: '1/80', isDuplicate: false }, 'reply'],
])('[cause-of-a-failure] of two answers without a note, %j has the cause of its own', (event, kind) => {
  const failedAt = (comment: number, changes: Partial<OutboxRecord>): OutboxRecord =>
    recordOn(note(7), kind, { ...FORBIDDEN, ...changes, note: undefined, target: { site: 1, comment } });
  const state = { ...initialState, ...recorded(failedAt(70, { cause: 'platform' }), failedAt(80, {})) };
  const store = createStore(quietDeps(), { statusBar }, state);
  const running = store.run$.subscribe();
  store.send(event);
  const { status } = store.state$.value;
  running.unsubscribe();
  expect(status).toMatchObject({ cause: 'forbidden' });
});

test('[cause-of-a-failure] marks that the platform has refused have their cause', () => {
  const store = createStore(quietDeps(), { statusBar }, initialState);
  const running = store.run$.subscribe();
  store.send({ type: 'reads.failed', reads: { 7: READ_BY_ALL }, cause: 'tooMany' });
  const { status } = store.state$.value;
  running.unsubscribe();
  expect(status).toMatchObject({ message: 'reads.failed', cause: 'tooMany' });
});

interface Case {
  readonly name: string;
  readonly events: string;
  readonly expected: string;
}

/** f is a failed approval, which shows for 4 s, and 6 a failed reply, which shows for 6 s. */
const values: Record<string, Event> = {
  f: approvalLegend.f,
  6: replyLegend.f,
  X: { type: 'status.dismissed' },
  y: moderationLegend.y,
};
const outcomes: Record<string, Event> = {
  f: failure('approve.failed'),
  6: failure('reply.failed', 6000),
  X: { type: 'status.dismissed' },
};

const rules: Case[] = [
  {
    name: 'replaces its message by the next one, which has its own time',
    events: '  f 2999ms 6',
    expected: 'f 2999ms 6 5999ms X',
  },
  {
    name: 'is empty after its message was dismissed',
    events: '  f 999ms X',
    expected: 'f',
  },
  {
    name: 'shows a message for its whole time after another one was dismissed',
    events: '  f 999ms Xf',
    expected: 'f     1s f 3999ms X',
  },
  {
    name: 'does not show a success that the blogger can see',
    events: '  y',
    expected: '',
  },
];

cases(
  'the status bar',
  (m, { events, expected }: Case) => {
    m.expect(emittedBy(m, statusBar, { events, values })).toBeObservable(expected, outcomes);
  },
  rules,
);
