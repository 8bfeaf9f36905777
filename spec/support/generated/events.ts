import fc from 'fast-check';
import type { Note } from '../../../src/streams/notes/note';
import { parseNote } from '../../../src/streams/notes/parse-note';
import { byKey } from '../../../src/streams/outbox/overlay';
import { CAUSES } from '../../../src/lib/cause';
import type { RecordAction } from '../../../src/streams/actions/table';
import { type OutboxRecord, RECORD_VERSION } from '../../../src/streams/outbox/record';
import type { Event, EventMap, EventType } from '../../../src/streams/state/events';
import { FILTER_NAMES } from '../../../src/streams/list/state';
import { parsePeople } from '../../../src/streams/conversation/parse-people';
import { goodNote, someId } from './json';
import { threadComment } from '../conversation';
import { CHANGES, inState } from '../outbox';

const conversationKey = fc.constantFrom('1/10', '1/20');

const note: fc.Arbitrary<Note> = goodNote.map((value) => {
  const parsed = parseNote(value);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.note;
});
/** Unsorted, with duplicates. */
const notes = fc.array(note, { maxLength: 7 });
const unreadable = fc.array(fc.record({ id: someId, hash: fc.constantFrom(undefined, 1, 2) }), {
  maxLength: 2,
});
const ids = fc.array(someId, { maxLength: 4 });
/** A note, or an answer without one. */
const actedOn = fc.oneof(
  { weight: 4, arbitrary: someId },
  { weight: 1, arbitrary: fc.constant('1/20' as const) },
);
const tick = fc.integer({ min: 0, max: 40 });
const yesNo = fc.boolean();
const text = fc.constantFrom('', ' ', 'Hello', 'Hello @a', '@bo');
const noteAction = fc.constantFrom('approve', 'unapprove', 'like', 'unlike', 'spam', 'trash');
const settledAction = fc.oneof(noteAction, fc.constantFrom('restore', 'follow', 'unfollow'));
const reads = fc.dictionary(
  fc.constantFrom('1', '2', '3'),
  fc.record(
    { isRead: yesNo, timestamp: fc.constantFrom(0, 1, Date.UTC(2027, 0, 1)), isOfAll: fc.constant(true) },
    { requiredKeys: ['isRead', 'timestamp'] },
  ),
);
const step = fc.constantFrom(1, -1);

const time = fc.constantFrom(0, 5000, 60_000);
const record: fc.Arbitrary<OutboxRecord> = fc
  .record({
    id: fc.constantFrom('a', 'b'),
    action: fc.constantFrom(...(Object.keys(CHANGES) as readonly RecordAction[])),
    state: fc.constantFrom('waiting', 'sending', 'uncertain', 'failed', 'done'),
    target: fc.record({ site: someId, comment: someId }),
    owner: fc.constant('5'),
    madeAt: time,
    dueAt: time,
    settledAt: time,
    attempts: fc.constant(0),
    version: fc.constant(RECORD_VERSION),
  })
  .map(({ action, state, ...each }) => {
    const [aspect, wanted, before] = CHANGES[action];
    return inState({ ...each, aspect, wanted, before, known: before }, { state });
  });
const doneNotes = fc.dictionary(
  fc.constantFrom('1', '2'),
  fc.record(
    {
      timestamp: fc.constantFrom(1, Date.UTC(2027, 0, 1)),
      details: fc.record({ at: time, about: text, wasUnread: yesNo }),
    },
    { requiredKeys: ['timestamp'] },
  ),
);
const askedFilter = fc.constantFrom('unread', 'comments', 'follows', 'likes');

type FieldsOf<E extends Event> = { readonly [K in keyof E as Exclude<K, 'type'>]: fc.Arbitrary<E[K]> };

/** The arbitraries of the fields of each event; a missing event or field does not compile. */
const fields: { readonly [K in EventType]: FieldsOf<EventMap[K]> } = {
  'session.ended': {},
  'session.renewed': { expiresAt: fc.nat() },
  'host.wantsNews': { isWanted: yesNo },
  'notified.clicked': { id: someId },
  'host.opensLinks': {},
  'signIn.failed': { why: fc.constantFrom('unreachable', 'unloaded') },
  'signIn.requested': {},
  'signOut.requested': {},
  'notes.listed': {
    notes,
    unreadable,
    number: fc.constantFrom(10, 20, 100),
    isComplete: yesNo,
    lastSeenTime: tick,
    asked: tick,
  },
  'notes.paged': { notes, unreadable, number: fc.constantFrom(10, 20, 100), isComplete: yesNo, asked: tick },
  'filters.offered': {},
  'filters.refused': {},
  'filters.failed': { name: askedFilter },
  'filters.loaded': {
    name: askedFilter,
    ids,
    notes,
    unreadable,
    number: fc.constantFrom(10, 20, 100),
    isComplete: yesNo,
    asked: tick,
  },
  'notes.fetched': { notes, unreadable, asked: tick },
  'notes.counted': { notes, isComplete: yesNo, lastSeenTime: tick, asked: tick },
  'notes.kept': { notes },
  'screen.wanted': {},
  'notes.gone': { ids, asked: tick },
  'notes.confirmed': { asked: tick },
  'notes.failed': {
    kind: fc.constantFrom(...CAUSES),
    failures: tick,
    retryInMs: fc.constantFrom(60_000, 180_000, Infinity),
    askedMs: fc.constantFrom(0, 86_400_000),
  },
  'notes.retryRequested': {},
  'push.silent': {},
  'notes.outdated': {},
  'notes.moreWanted': {},
  'notes.restWanted': {},
  'conversation.parentFetched': {
    key: conversationKey,
    parent: fc.constantFrom(null, threadComment(9, undefined)),
  },
  'conversation.repliesFetched': {
    key: conversationKey,
    comments: fc.array(fc.constantFrom(threadComment(11, 10), threadComment(12, 11)), { maxLength: 2 }),
    isNewest: fc.boolean(),
    searched: fc.constantFrom(0, 2, 100),
    isComplete: fc.boolean(),
    news: fc.constantFrom('', 'news'),
  },
  'conversation.settled': {
    site: fc.constant(1),
    comment: fc.constantFrom(11, 12),
    action: fc.constantFrom('trash', 'restore', 'approve', 'unapprove', 'like', 'unlike'),
  },
  'people.fetched': {
    key: fc.constantFrom('1/10', '1//2'),
    people: fc.constantFrom([], parsePeople({ likes: [{ ID: 5, name: 'Joan' }, { ID: 0 }] })),
    asOf: fc.constantFrom(0, 1),
  },
  'comment.acted': {
    key: conversationKey,
    comment: fc.constantFrom(11, 12),
    action: noteAction,
  },
  'conversation.failed': { key: conversationKey },
  'conversation.moreRequested': { key: conversationKey },
  'answers.noted': { answeredNotes: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(0, 1)) },
  'preferences.changed': {
    preferences: fc.record({
      isFilterKept: yesNo,
      theme: fc.constantFrom('dark', 'system', null),
      isCompact: yesNo,
      isPeopleOnly: yesNo,
      isFolding: yesNo,
      quietHours: fc.constantFrom('', '22-7', 'x'),
      areShortcutsOff: yesNo,
    }),
  },
  'blogger.known': { id: someId },
  'list.scrolled': { fromBottomPx: tick, fromTopPx: tick, isMoving: fc.boolean() },
  'push.subscribing': {},
  'push.subscribed': {},
  'push.lost': { attempt: fc.constantFrom(0, 1, 3), retryInMs: fc.constant(1000) },
  'push.received': { noteId: fc.option(someId) },
  'clock.ticked': { now: fc.constantFrom(0, Date.UTC(2026, 10, 20), Date.UTC(2027, 0, 1)) },
  'panel.toggled': { isOpen: yesNo },
  'panel.closeRequested': {},
  'visibility.changed': { isVisible: yesNo },
  'network.changed': { isOnline: yesNo },
  'width.changed': { isWide: yesNo },
  'connection.changed': { connection: fc.constant({ kind: 'live' }) },
  'help.toggled': { isOpen: yesNo },
  'notes.refreshRequested': {},
  'reads.restored': { reads },
  'reads.sent': { reads },
  'reads.confirmed': { reads },
  'reads.failed': { reads, cause: fc.constantFrom(null, ...CAUSES) },
  'reads.allMarked': { reads, isPartial: yesNo },
  'reads.allUndone': { reads },
  'reads.allRequested': {},
  'reads.due': { id: someId },
  'unread.requested': { id: someId },
  'drafts.stored': {},
  'drafts.refused': {},
  'drafts.restored': { drafts: fc.dictionary(fc.constantFrom('1', '2'), fc.constantFrom('Old', 'Older')) },
  'draft.changedElsewhere': { id: actedOn, text },
  'draft.sent': { id: actedOn, text, at: fc.nat() },
  'seen.reported': { time: tick },
  'seen.advanced': { time: tick },
  'note.selected': { id: someId },
  'note.deselected': {},
  'note.highlighted': { id: someId },
  'filter.selected': { name: fc.constantFrom(...FILTER_NAMES) },
  'follow.requested': { siteId: someId, isFollowing: yesNo },
  'action.requested': { id: someId, action: noteAction },
  'action.confirmed': { id: actedOn, action: settledAction },
  'action.failed': { id: actedOn, action: settledAction },
  'reply.focused': { id: someId },
  'reply.typed': { id: actedOn, text },
  'reply.submitted': { id: actedOn, text },
  'reply.sent': { id: actedOn, url: fc.constant('') },
  'reply.linked': { key: fc.constant('1/2'), url: fc.constant('') },
  'reply.failed': { id: actedOn, isDuplicate: yesNo },
  'caret.moved': { id: someId, text, caret: fc.integer({ min: 0, max: 8 }) },
  'mention.moved': { step },
  'mention.closed': {},
  'suggestions.fetched': { siteId: someId, suggestions: fc.constant([]) },
  'status.shown': { status: fc.constant({ message: 'reply.sent', kind: 'success', durationMs: 4000 }) },
  'status.dismissed': {},
  'site.opened': { siteId: someId, href: fc.constant('') },
  'post.opened': { siteId: someId, postId: someId, href: fc.constant('') },
  'comment.opened': { siteId: someId, postId: someId, commentId: someId, href: fc.constant('') },
  'edit.requested': { id: someId },
  'outbox.looked': { records: fc.array(record, { maxLength: 4 }).map(byKey), at: time, isKept: yesNo },
  'tabs.led': {},
  'tabs.followed': { push: fc.constantFrom('subscribing', 'subscribed', 'failed') },
  'view.selected': { view: fc.constantFrom('notes', 'toAnswer', 'recent') },
  'find.opened': {},
  'find.changed': { query: fc.constantFrom('', 'a', 'comment', 'x'), siteId: fc.constantFrom(null, 1, 2) },
  'find.matched': { noteIds: fc.option(ids) },
  'find.closed': {},
  'checks.changed': { ids, areChecked: yesNo },
  'batch.requested': {
    id: fc.constantFrom('a', 'b'),
    action: fc.constantFrom('approve', 'like', 'read', 'unread', 'spam', 'trash'),
    ids,
    at: time,
  },
  'checks.extended': { from: someId, to: someId },
  'checks.applied': { action: fc.constantFrom('approve', 'like', 'read', 'unread', 'spam', 'trash', 'done') },
  'aside.requested': { ids },
  'deed.undone': { id: fc.constantFrom('a', 'b') },
  'deed.closed': { id: fc.constantFrom('a', 'b') },
  'deed.retried': { id: fc.constantFrom('a', 'b') },
  'deed.discarded': { id: fc.constantFrom('a', 'b') },
  'deed.refused': { isRead: yesNo, ids },
  'fold.opened': { ids },
  'done.marked': { doneNotes, selectedNoteId: fc.constant(null), highlightedNoteId: fc.option(someId) },
  'done.unmarked': {
    ids,
    unreadIds: ids,
    selectedNoteId: fc.constant(null),
    highlightedNoteId: fc.option(someId),
  },
  'done.restored': { doneNotes },
  'recent.looked': { records: fc.option(fc.array(record, { maxLength: 4 })) },
  'done.refused': { ids },
};

const eventOf = (type: EventType): fc.Arbitrary<Event> =>
  fc.record({ type: fc.constant(type), ...fields[type] }) as fc.Arbitrary<Event>;

/** Any events in any order, even if no blogger, platform or behaviour would send them. */
export const anyEvents: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(...Object.keys(fields).map((type) => eventOf(type as EventType))),
  { maxLength: 40, size: 'max' },
);

const CLICKS: readonly EventType[] = [
  'note.selected',
  'note.deselected',
  'filter.selected',
  'action.requested',
  'follow.requested',
  'deed.undone',
  'deed.closed',
  'reply.typed',
  'reply.submitted',
  'caret.moved',
  'reads.allRequested',
  'reads.due',
  'unread.requested',
  'list.scrolled',
];

/** Actions of a blogger in any order, even if the panel would not offer them. */
export const anyClicks: fc.Arbitrary<readonly Event[]> = fc.array(fc.oneof(...CLICKS.map(eventOf)), {
  maxLength: 20,
  size: 'max',
});
