import { cases } from 'rxjs-marbles/jest';
import { statusBar } from '../../../src/streams/status/status-bar';
import type { Event, EventOf } from '../../../src/streams/state/events';
import type { ReadMark, ReadMarks } from '../../../src/streams/notes/read-mark';
import type { StatusMessage, Status } from '../../../src/streams/status/state';
import { initialState, type State } from '../../../src/streams/state/state';
import { emittedBy, quietDeps, stateAfter } from '../../support/behaviour';
import { createStore } from '../../support/create-store';
import {
  approvalLegend,
  followLegend,
  likeLegend,
  moderationLegend,
  replyLegend,
  REPLY_URL,
} from '../../support/legend';
import { type RecordAction, actionOf } from '../../../src/streams/actions/table';
import { note, READ_BY_ALL } from '../../support/notes';
import { type RecordChanges, recorded, recordOn } from '../../support/outbox';
import { named, table } from '../../support/table';
import { COMMENT_GONE, type OutboxRecord } from '../../../src/streams/outbox/record';

const FORBIDDEN = { state: 'failed', failed: 'x', cause: 'forbidden' } as const;

const aside: Event = {
  type: 'done.marked',
  doneNotes: { 7: { timestamp: 1 } },
  selectedNoteId: null,
  highlightedNoteId: null,
};

const unrestored: Event = { type: 'action.failed', action: 'restore', id: 7 };
const unmarked = (mark: ReadMark, cause: EventOf<'reads.failed'>['cause'] = null): Event => ({
  type: 'reads.failed',
  reads: { 7: mark },
  cause,
});
const all = { 7: READ_BY_ALL };
const marked = (reads: ReadMarks, isPartial = false): Event => ({
  type: 'reads.allMarked',
  reads,
  isPartial,
});

const events: Record<string, Event> = {
  sent: replyLegend.y,
  sentWithoutAddress: replyLegend.z,
  aside,
  asideRefused: { type: 'done.refused', ids: [7] },
  restored: { type: 'action.confirmed', action: 'restore', id: 7 },
  unrestored,
  replyFailed: replyLegend.f,
  replyDuplicate: replyLegend.D,
  draftRefused: { type: 'drafts.refused' },
  unreachable: { type: 'signIn.failed', why: 'unreachable' },
  unloaded: { type: 'signIn.failed', why: 'unloaded' },
  approve: approvalLegend.f,
  unapprove: approvalLegend.D,
  like: likeLegend.f,
  unlike: { ...likeLegend.f, action: 'unlike' },
  follow: followLegend.f,
  unfollow: { ...followLegend.f, action: 'unfollow' },
  spam: moderationLegend.D,
  trash: moderationLegend.f,
  trashReply: { ...moderationLegend.f, id: '1/70' },
  unmarked: unmarked(READ_BY_ALL),
  marked: marked(all),
  markedNone: marked({}),
  markedSome: marked(all, true),
  undoFailed: unmarked({ ...READ_BY_ALL, isRead: false }),
  unfollowed: followLegend.u,
};
const states: Record<string, Partial<State>> = {
  gone: recorded(recordOn(note(7), 'restore', { state: 'failed', failed: COMMENT_GONE })),
  furtherNote: { doneNotes: { 8: { timestamp: 1 } } },
  complete: { list: { ...initialState.list, isComplete: true } },
};
const details: Record<string, Partial<NonNullable<State['status']>>> = {
  url: { url: REPLY_URL },
  gone: { until: 0, isListed: true },
  seven: { count: 1, deed: { action: 'done', ids: [7], at: 0 } },
  site: { deed: { action: 'unfollow', siteId: 1, at: 0 } },
  none: { count: 0 },
  reads: { count: 1, deed: { action: 'readAll', reads: all, at: 0 } },
};

/** A message shows for `ms` milliseconds. */
cases(
  'the status bar shows',
  (m, { event, message, kind, ms, more: about, state }) => {
    const status = { message, kind, durationMs: Number(ms), ...named(details, about) };
    const values = { f: named(events, event) ?? aside };
    const run = { events: 'f', values, state: named(states, state) };
    m.expect<object>(emittedBy(m, statusBar, run)).toBeObservable(`m ${Number(ms) - 1}ms X`, {
      m: { type: 'status.shown', status },
      X: { type: 'status.dismissed' },
    });
  },
  table(`
  event              | message            | kind    | ms    | more  | state       | name
  sent               | reply.sent         | success | 12000 | url   |             | [posted-reply] a sent reply with its link for 12 s
  sentWithoutAddress | reply.sent         | success | 12000 |       |             | a sent reply without a link if it has no address
  aside              | done.first         | success | 8000  | seven |             | [set-aside-here] that the first note is set aside in this browser, for 8 s
  aside              | done               | success | 4000  | seven | furtherNote | [set-aside-undo] that a further note is set aside
  asideRefused       | done.unstored      | failure | 8000  | seven |             | [set-aside-here] that the browser does not store it
  restored           | restored           | success | 4000  |       |             | [restored-note] that a comment is restored
  unrestored         | restore.gone       | failure | 4000  | gone  | gone        | [restore-gone] that a comment cannot be restored, because it was deleted
  unrestored         | restore.failed     | failure | 4000  |       |             | that a comment could not be restored
  replyFailed        | reply.failed       | failure | 6000  |       |             | [failed-reply] a failed reply for 6 s
  replyDuplicate     | reply.duplicate    | failure | 6000  |       |             | [duplicate-reply] a duplicate reply for 6 s
  draftRefused       | reply.unstored     | failure | 6000  |       |             | a reply that is not stored for 6 s
  unreachable        | signIn.unreachable | failure | 6000  |       |             | [sign-in-on-request] a sign-in page that cannot be reached for 6 s
  unloaded           | signIn.unloaded    | failure | 6000  |       |             | a sign-in whose code cannot be loaded for 6 s
  approve            | approve.failed     | failure | 4000  |       |             | [status-bar-time] a failed approval for 4 s
  unapprove          | unapprove.failed   | failure | 4000  |       |             | a failed unapproval for 4 s
  like               | like.failed        | failure | 4000  |       |             | a failed like for 4 s
  unlike             | unlike.failed      | failure | 4000  |       |             | a failed unlike for 4 s
  follow             | follow.failed      | failure | 4000  |       |             | a failed follow for 4 s
  unfollow           | unfollow.failed    | failure | 4000  |       |             | a failed unfollow for 4 s
  spam               | spam.failed        | failure | 4000  |       |             | a failed spam request for 4 s
  trash              | trash.failed       | failure | 4000  |       |             | a failed trash request for 4 s
  trashReply        | trash.refused      | failure | 4000  |       |             | [comment-actions] that an answer, which has no row in the list, could not be trashed for 4 s
  unmarked           | reads.failed       | failure | 4000  |       |             | [mark-all-as-read-fails] that all notes could not be marked as read for 4 s
  marked             | reads.all          | success | 4000  | reads |             | that the platform has marked all notes as read for 4 s
  markedNone         | reads.none         | success | 4000  | none  | complete    | [mark-all-as-read] that there was nothing to mark for 4 s
  markedNone         | reads.noneFound    | success | 4000  | none  |             | [caught-up] that nothing unread was found for 4 s if older notes may be unread
  markedSome         | reads.some         | failure | 4000  | reads |             | [mark-all-as-read] that older notes could not be marked for 4 s
  undoFailed         | unreads.failed     | failure | 4000  |       |             | [mark-all-as-read] that Undo could not mark all notes as unread for 4 s
  unfollowed         | unfollowed         | success | 4000  | site  |             | [undoing-an-unfollow] for 4 s that a site was unfollowed, which Undo can follow again
`),
);

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
  ['follow.failed', followLegend.f, recordOn(note(7), 'follow', { ...FORBIDDEN, note: undefined })],
])('[cause-of-a-failure] %s has the cause of its record', (message, event, record) => {
  const other = recordOn(note(8), actionOf(record), { ...FORBIDDEN, cause: 'platform' });
  const status = statusAfter(event, recorded(other, record));
  expect(status).toMatchObject({ message, cause: 'forbidden', until: record.dueAt, isListed: true });
});

test.each<[string, Event, RecordAction, string]>([
  ['reply.duplicate', replyLegend.D, 'reply', 'x'],
  ['restore.gone', unrestored, 'restore', COMMENT_GONE],
])(
  '[failures-once] %s is about a listed record, and names its cause itself',
  (message, event, action, failed) => {
    const status = statusAfter(event, recorded(recordOn(note(7), action, { ...FORBIDDEN, failed })));
    expect(status).toMatchObject({ message, isListed: true });
    expect(status?.cause).toBeUndefined();
  },
);

test.each<[Event, RecordAction]>([
  [{ type: 'action.failed', action: 'like', id: '1/80' }, 'like'],
  [{ type: 'action.failed', action: 'approve', id: '1/80' }, 'approve'],
  [{ type: 'action.failed', action: 'trash', id: '1/80' }, 'trash'],
  [{ type: 'reply.failed', id: '1/80', isDuplicate: false }, 'reply'],
])('[cause-of-a-failure] of two answers without a note, %j has the cause of its own', (event, action) => {
  const failedAt = (comment: number, changes: RecordChanges): OutboxRecord =>
    recordOn(note(7), action, { ...FORBIDDEN, ...changes, note: undefined, target: { site: 1, comment } });
  const status = statusAfter(event, recorded(failedAt(70, { cause: 'platform' }), failedAt(80, {})));
  expect(status).toMatchObject({ cause: 'forbidden' });
});

const refused = (isRead: boolean): Event => ({ type: 'deed.refused', isRead, ids: [7] });

test.each<[string, Event, NonNullable<State['status']>['cause']]>([
  ['reads.failed', unmarked(READ_BY_ALL, 'tooMany'), 'tooMany'],
  ['reads.failed', refused(true), 'forbidden'],
  ['unreads.failed', refused(false), 'forbidden'],
])(
  '[cause-of-a-failure] [batch-reads-refused] %s has the cause of refused marks: %j',
  (message, event, cause) => {
    expect(statusAfter(event, {})).toMatchObject({ message, cause });
  },
);

/** f is a failed approval, which shows for 4 s, and 6 a failed reply, which shows for 6 s. */
const values: Record<string, Event> = {
  f: approvalLegend.f,
  6: replyLegend.f,
  X: { type: 'status.dismissed' },
  y: moderationLegend.y,
  w: followLegend.u,
  v: followLegend.a,
};
const shown = (message: StatusMessage, durationMs: number): Event => ({
  type: 'status.shown',
  status: { message, kind: 'failure', durationMs },
});
const outcomes: Record<string, Event> = {
  f: shown('approve.failed', 4000),
  6: shown('reply.failed', 6000),
  w: {
    type: 'status.shown',
    status: {
      message: 'unfollowed',
      kind: 'success',
      deed: { action: 'unfollow', siteId: 1, at: 0 },
      durationMs: 4000,
    },
  },
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
  w 999ms v  | w 999ms X               | [undoing-an-unfollow] is empty after Undo of what it says
  y          |                         | does not show a success that the blogger can see
`),
);

test('a status message shows until it is dismissed', () => {
  const status: Status = { message: 'reply.sent', kind: 'success', durationMs: 12_000 };
  expect(stateAfter({}, { type: 'status.shown', status }).status).toBe(status);
  expect(stateAfter({ status }, { type: 'status.dismissed' }).status).toBeNull();
});
