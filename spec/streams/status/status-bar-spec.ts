import { cases, marbles } from 'rxjs-marbles/jest';
import { statusBar } from '../../../src/streams/status/status-bar';
import type { Event, EventOf } from '../../../src/streams/state/events';
import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
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
import { table } from '../../support/table';
import type { OutboxRecord } from '../../../src/streams/outbox/record';

const FORBIDDEN = { state: 'failed', reason: 'x', cause: 'forbidden' } as const;

type Details = Partial<NonNullable<State['status']>>;
const shown = (
  message: StatusMessage,
  kind: 'success' | 'failure',
  durationMs: number,
  details: Details,
): Event => ({
  type: 'status.shown',
  status: { message, kind, durationMs, ...details },
});
const failure = (message: StatusMessage, durationMs = 4000, details: Details = {}): Event =>
  shown(message, 'failure', durationMs, details);
const success = (message: StatusMessage, durationMs: number, details: Details = {}): Event =>
  shown(message, 'success', durationMs, details);

const aside: Event = {
  type: 'done.marked',
  doneNotes: { 7: { timestamp: 1 } },
  selectedNoteId: null,
  highlightedNoteId: null,
};

const unrestored = (kind: 'untrash' | 'unspam', isGone: boolean): Event => ({
  type: 'restoration.failed',
  id: 7,
  kind,
  isGone,
});
const unmarked = (mark: ReadMark, cause: EventOf<'reads.failed'>['cause'] = null): Event => ({
  type: 'reads.failed',
  reads: { 7: mark },
  cause,
});
type Shown = [name: string, event: Event, message: Event, state?: Partial<State>];

const all = { 7: READ_BY_ALL };
const marked = (reads: ReadMarks, isPartial = false): Event => ({
  type: 'reads.allMarked',
  reads,
  isPartial,
});

test.each<Shown>([
  [
    '[posted-reply] a sent reply with its link for 12 s',
    replyLegend.y,
    success('reply.sent', 12_000, { url: REPLY_URL }),
  ],
  ['a sent reply without a link if it has no address', replyLegend.z, success('reply.sent', 12_000)],
  [
    '[set-aside-here] that the first note is set aside in this browser, for 8 s',
    aside,
    success('done.first', 8000, { doneIds: [7] }),
  ],
  [
    '[set-aside-undo] that a further note is set aside',
    aside,
    success('done', 4000, { doneIds: [7] }),
    { doneNotes: { 8: { timestamp: 1 } } },
  ],
  [
    '[set-aside-here] that the browser does not store it',
    { type: 'done.refused', ids: [7] },
    failure('done.unstored', 8000, { doneIds: [7] }),
  ],
  [
    '[restored-note] that a comment is restored',
    { type: 'restoration.confirmed', id: 7 },
    success('restored', 4000),
  ],
  [
    '[restore-gone] that a comment cannot be restored, because it was deleted',
    unrestored('untrash', true),
    failure('restore.gone'),
  ],
  ['that a comment could not be restored', unrestored('unspam', false), failure('restore.failed')],
  ['[failed-reply] a failed reply for 6 s', replyLegend.f, failure('reply.failed', 6000)],
  ['[duplicate-reply] a duplicate reply for 6 s', replyLegend.D, failure('reply.duplicate', 6000)],
  ['a reply that is not stored for 6 s', { type: 'drafts.refused' }, failure('reply.unstored', 6000)],
  [
    '[sign-in-on-request] a sign-in page that cannot be reached for 6 s',
    { type: 'signIn.failed', why: 'unreachable' },
    failure('signIn.unreachable', 6000),
  ],
  [
    'a sign-in whose code cannot be loaded for 6 s',
    { type: 'signIn.failed', why: 'unloaded' },
    failure('signIn.unloaded', 6000),
  ],
  ['[status-bar-time] a failed approval for 4 s', approvalLegend.f, failure('approve.failed')],
  ['a failed unapproval for 4 s', approvalLegend.D, failure('unapprove.failed')],
  ['a failed like for 4 s', likeLegend.f, failure('like.failed')],
  ['a failed unlike for 4 s', { ...likeLegend.f, isLiked: false }, failure('unlike.failed')],
  ['a failed follow for 4 s', followLegend.f, failure('follow.failed')],
  ['a failed unfollow for 4 s', { ...followLegend.f, isFollowing: false }, failure('unfollow.failed')],
  ['a failed spam request for 4 s', moderationLegend.D, failure('spam.failed')],
  ['a failed trash request for 4 s', moderationLegend.f, failure('trash.failed')],
  [
    '[answer-actions] that an answer, which has no row in the list, could not be trashed for 4 s',
    { ...moderationLegend.f, id: '1/70' },
    failure('trash.refused'),
  ],
  [
    '[mark-all-as-read-fails] that all notes could not be marked as read for 4 s',
    unmarked(READ_BY_ALL),
    failure('reads.failed'),
  ],
  [
    'that the platform has marked all notes as read for 4 s',
    marked(all),
    success('reads.all', 4000, { reads: all }),
  ],
  [
    '[mark-all-as-read] that there was nothing to mark for 4 s',
    marked({}),
    success('reads.none', 4000),
    { list: { ...initialState.list, isComplete: true } },
  ],
  [
    '[caught-up] that nothing unread was found for 4 s if older notes may be unread',
    marked({}),
    success('reads.noneFound', 4000),
  ],
  [
    '[mark-all-as-read] that older notes could not be marked for 4 s',
    marked(all, true),
    failure('reads.some', 4000, { reads: all }),
  ],
  [
    '[mark-all-as-read] that Undo could not mark all notes as unread for 4 s',
    unmarked({ ...READ_BY_ALL, isRead: false }),
    failure('unreads.failed'),
  ],
  [
    '[undoing-an-unfollow] for 4 s that a site was unfollowed, which Undo can follow again',
    followLegend.u,
    success('unfollowed', 4000, { siteId: 1 }),
  ],
])('the status bar shows %s', (_name, event, message, state) => {
  marbles((m) => {
    const durationMs = message.type === 'status.shown' ? message.status.durationMs : 0;
    const shown$ = emittedBy(m, statusBar, { events: 'f', values: { f: event }, state });
    m.expect(shown$).toBeObservable(`m ${durationMs - 1}ms X`, {
      m: message,
      X: { type: 'status.dismissed' },
    });
  })();
});

/** The message after an event. */
function statusAfter(event: Event, state: Partial<State>): State['status'] {
  const store = createStore(quietDeps(), { statusBar }, { ...initialState, ...state });
  const running = store.run$.subscribe();
  store.send(event);
  running.unsubscribe();
  return store.state$.value.status;
}

test('the status bar says that read marks were not saved because the panel is offline', () => {
  expect(statusAfter(unmarked(READ_BY_ALL), { isOnline: false })?.message).toBe('reads.offline');
});

test.each<[string, Event, OutboxRecord]>([
  ['reply.failed', replyLegend.f, recordOn(note(7), 'reply', FORBIDDEN)],
  ['approve.failed', approvalLegend.f, recordOn(note(7), 'approve', FORBIDDEN)],
  ['follow.failed', followLegend.f, recordOn(note(7), 'follow', FORBIDDEN)],
])('[cause-of-a-failure] %s has the cause of its record', (message, event, record) => {
  const other = recordOn(note(8), record.kind, { ...FORBIDDEN, cause: 'platform' });
  const status = statusAfter(event, recorded(other, record));
  expect(status).toMatchObject({ message, cause: 'forbidden', until: record.notBefore, isListed: true });
});

test.each<[string, Event, Kind]>([
  ['reply.duplicate', replyLegend.D, 'reply'],
  ['restore.gone', unrestored('untrash', true), 'untrash'],
])('[failures-once] %s is about a listed record, and names its cause itself', (message, event, kind) => {
  const status = statusAfter(event, recorded(recordOn(note(7), kind, FORBIDDEN)));
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
  const status = statusAfter(event, recorded(failedAt(70, { cause: 'platform' }), failedAt(80, {})));
  expect(status).toMatchObject({ cause: 'forbidden' });
});

test('[cause-of-a-failure] marks that the platform has refused have their cause', () => {
  const status = statusAfter(unmarked(READ_BY_ALL, 'tooMany'), {});
  expect(status).toMatchObject({ message: 'reads.failed', cause: 'tooMany' });
});

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

cases(
  'the status bar',
  (m, { events, expected }) => {
    m.expect(emittedBy(m, statusBar, { events, values })).toBeObservable(expected, outcomes);
  },
  table(`
  events     | expected                | name
  f 2999ms 6 | f 2999ms 6 5999ms X     | replaces its message by the next one, which has its own time
  f 999ms X  | f                       | is empty after its message was dismissed
  f 999ms Xf | f 1s f 3999ms X         | shows a message for its whole time after another one was dismissed
  y          |                         | does not show a success that the blogger can see
`),
);
