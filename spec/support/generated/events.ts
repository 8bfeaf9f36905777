import fc from 'fast-check';
import type { Note } from '../../../src/streams/notes/note';
import { parseNote } from '../../../src/streams/notes/parse-note';
import { byKey } from '../../../src/streams/outbox/overlay';
import { CAUSES } from '../../../src/lib/cause';
import { type OutboxRecord, RECORD_VERSION } from '../../../src/streams/outbox/record';
import type { OutboxLook } from '../../../src/streams/outbox/state';
import type { Event, EventMap, EventType } from '../../../src/streams/state/events';
import { FILTER_NAMES } from '../../../src/streams/list/state';
import { parsePeople } from '../../../src/streams/conversation/parse-people';
import { goodNote, someId } from './json';
import { threadComment } from '../conversation';

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
const kind = fc.constantFrom('spam', 'trash');
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
    kind: fc.constantFrom('trash', 'spam', 'untrash', 'unspam', 'approve', 'like', 'follow', 'reply'),
    state: fc.constantFrom('waiting', 'sending', 'uncertain', 'failed', 'done'),
    target: fc.record({ site: someId, comment: someId }),
    payload: yesNo,
    owner: fc.constant('5'),
    madeAt: time,
    notBefore: time,
    settledAt: time,
    attempts: fc.constant(0),
    version: fc.constant(RECORD_VERSION),
  })
  .map((each) => ({ ...each, payload: each.kind === 'reply' ? 'Hello' : each.payload }));
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
const looks: fc.Arbitrary<OutboxLook> = fc.record({
  records: fc.array(record, { maxLength: 4 }).map(byKey),
  at: time,
  isKept: yesNo,
});

const askedFilter = fc.constantFrom('unread', 'comments', 'follows', 'likes');

/** An arbitrary for each event; a missing one does not compile. */
const events: { readonly [K in EventType]: fc.Arbitrary<EventMap[K]> } = {
  'session.ended': fc.record({ type: fc.constant('session.ended') }),
  'session.renewed': fc.record({ type: fc.constant('session.renewed'), expiresAt: fc.nat() }),
  'host.wantsNews': fc.record({ type: fc.constant('host.wantsNews'), isWanted: yesNo }),
  'notified.clicked': fc.record({ type: fc.constant('notified.clicked'), id: someId }),
  'host.opensLinks': fc.record({ type: fc.constant('host.opensLinks') }),
  'restoration.confirmed': fc.record({ type: fc.constant('restoration.confirmed'), id: someId }),
  'restoration.failed': fc.record({
    type: fc.constant('restoration.failed'),
    id: someId,
    kind: fc.constantFrom('unspam', 'untrash'),
    isGone: yesNo,
  }),
  'signIn.failed': fc.record({
    type: fc.constant('signIn.failed'),
    why: fc.constantFrom('unreachable', 'unloaded'),
  }),
  'signIn.requested': fc.record({ type: fc.constant('signIn.requested') }),
  'signOut.requested': fc.record({ type: fc.constant('signOut.requested') }),
  'notes.listed': fc.record({
    type: fc.constant('notes.listed'),
    notes,
    unreadable,
    number: fc.constantFrom(10, 20, 100),
    isComplete: yesNo,
    lastSeenTime: tick,
    asked: tick,
  }),
  'notes.paged': fc.record({
    type: fc.constant('notes.paged'),
    notes,
    unreadable,
    number: fc.constantFrom(10, 20, 100),
    isComplete: yesNo,
    asked: tick,
  }),
  'filters.offered': fc.record({ type: fc.constant('filters.offered') }),
  'filters.refused': fc.record({ type: fc.constant('filters.refused') }),
  'filters.failed': fc.record({ type: fc.constant('filters.failed'), name: askedFilter }),
  'filters.answered': fc.record({
    type: fc.constant('filters.answered'),
    name: askedFilter,
    ids,
    notes,
    unreadable,
    number: fc.constantFrom(10, 20, 100),
    isComplete: yesNo,
    asked: tick,
  }),
  'notes.fetched': fc.record({ type: fc.constant('notes.fetched'), notes, unreadable, asked: tick }),
  'notes.counted': fc.record({
    type: fc.constant('notes.counted'),
    notes,
    isComplete: yesNo,
    lastSeenTime: tick,
    asked: tick,
  }),
  'notes.kept': fc.record({ type: fc.constant('notes.kept'), notes }),
  'screen.wanted': fc.record({ type: fc.constant('screen.wanted') }),
  'notes.gone': fc.record({ type: fc.constant('notes.gone'), ids, asked: tick }),
  'notes.confirmed': fc.record({ type: fc.constant('notes.confirmed'), asked: tick }),
  'notes.failed': fc.record({
    type: fc.constant('notes.failed'),
    kind: fc.constantFrom(...CAUSES),
    failures: tick,
    retryInMs: fc.constantFrom(60_000, 180_000, Infinity),
    askedMs: fc.constantFrom(0, 86_400_000),
  }),
  'notes.retryRequested': fc.record({ type: fc.constant('notes.retryRequested') }),
  'push.silent': fc.record({ type: fc.constant('push.silent') }),
  'notes.outdated': fc.record({ type: fc.constant('notes.outdated') }),
  'notes.moreWanted': fc.record({ type: fc.constant('notes.moreWanted') }),
  'notes.restWanted': fc.record({ type: fc.constant('notes.restWanted') }),
  'conversation.parentFetched': fc.record({
    type: fc.constant('conversation.parentFetched'),
    key: conversationKey,
    parent: fc.constantFrom(null, threadComment(9, undefined)),
  }),
  'conversation.answersFetched': fc.record({
    type: fc.constant('conversation.answersFetched'),
    key: conversationKey,
    comments: fc.array(fc.constantFrom(threadComment(11, 10), threadComment(12, 11)), { maxLength: 2 }),
    isNewest: fc.boolean(),
    searched: fc.constantFrom(0, 2, 100),
    isComplete: fc.boolean(),
    news: fc.constantFrom('', 'news'),
  }),
  'conversation.settled': fc.record({
    type: fc.constant('conversation.settled'),
    site: fc.constant(1),
    comment: fc.constantFrom(11, 12),
    kind: fc.constantFrom('trash', 'untrash', 'approve', 'like'),
    isOn: yesNo,
  }),
  'people.fetched': fc.record({
    type: fc.constant('people.fetched'),
    key: fc.constantFrom('1/10', '1//2'),
    people: fc.constantFrom([], parsePeople({ likes: [{ ID: 5, name: 'Joan' }, { ID: 0 }] })),
    asOf: fc.constantFrom(0, 1),
  }),
  'answer.acted': fc.record({
    type: fc.constant('answer.acted'),
    key: conversationKey,
    comment: fc.constantFrom(11, 12),
    kind: fc.constantFrom('like', 'approve', 'trash'),
    isOn: yesNo,
  }),
  'outbox.hastened': fc.record({ type: fc.constant('outbox.hastened'), id: fc.constantFrom('a', 'b') }),
  'conversation.failed': fc.record({ type: fc.constant('conversation.failed'), key: conversationKey }),
  'conversation.moreRequested': fc.record({
    type: fc.constant('conversation.moreRequested'),
    key: conversationKey,
  }),
  'answers.noted': fc.record({
    type: fc.constant('answers.noted'),
    answeredNotes: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(0, 1)),
  }),
  'preferences.changed': fc.record({
    type: fc.constant('preferences.changed'),
    preferences: fc.record({
      isFilterKept: yesNo,
      theme: fc.constantFrom('dark', 'system', null),
      isCompact: yesNo,
      isPeopleOnly: yesNo,
      isFolding: yesNo,
      quietHours: fc.constantFrom('', '22-7', 'x'),
    }),
  }),
  'blogger.known': fc.record({ type: fc.constant('blogger.known'), id: someId }),
  'list.scrolled': fc.record({
    type: fc.constant('list.scrolled'),
    fromBottomPx: tick,
    fromTopPx: tick,
    isMoving: fc.boolean(),
  }),
  'push.subscribing': fc.record({ type: fc.constant('push.subscribing') }),
  'push.subscribed': fc.record({ type: fc.constant('push.subscribed') }),
  'push.lost': fc.record({
    type: fc.constant('push.lost'),
    attempt: fc.constantFrom(0, 1, 3),
    retryInMs: fc.constant(1000),
  }),
  'push.received': fc.record({ type: fc.constant('push.received'), noteId: fc.option(someId) }),
  'clock.ticked': fc.record({
    type: fc.constant('clock.ticked'),
    now: fc.constantFrom(0, Date.UTC(2026, 10, 20), Date.UTC(2027, 0, 1)),
  }),
  'panel.toggled': fc.record({ type: fc.constant('panel.toggled'), isOpen: yesNo }),
  'panel.closeRequested': fc.record({ type: fc.constant('panel.closeRequested') }),
  'visibility.changed': fc.record({ type: fc.constant('visibility.changed'), isVisible: yesNo }),
  'network.changed': fc.record({ type: fc.constant('network.changed'), isOnline: yesNo }),
  'width.changed': fc.record({ type: fc.constant('width.changed'), isWide: yesNo }),
  'connection.changed': fc.record({
    type: fc.constant('connection.changed'),
    connection: fc.constant({ kind: 'live' }),
  }),
  'help.toggled': fc.record({ type: fc.constant('help.toggled'), isOpen: yesNo }),
  'shortcuts.switched': fc.record({ type: fc.constant('shortcuts.switched'), isOn: yesNo }),
  'notes.refreshRequested': fc.record({ type: fc.constant('notes.refreshRequested') }),
  'reads.restored': fc.record({ type: fc.constant('reads.restored'), reads }),
  'reads.sent': fc.record({ type: fc.constant('reads.sent'), reads }),
  'reads.confirmed': fc.record({ type: fc.constant('reads.confirmed'), reads }),
  'reads.failed': fc.record({
    type: fc.constant('reads.failed'),
    reads,
    cause: fc.constantFrom(null, ...CAUSES),
  }),
  'reads.allMarked': fc.record({ type: fc.constant('reads.allMarked'), reads, isPartial: yesNo }),
  'reads.allUndone': fc.record({ type: fc.constant('reads.allUndone'), reads }),
  'reads.allRequested': fc.record({ type: fc.constant('reads.allRequested') }),
  'reads.due': fc.record({ type: fc.constant('reads.due'), id: someId }),
  'unread.requested': fc.record({ type: fc.constant('unread.requested'), id: someId }),
  'drafts.stored': fc.record({ type: fc.constant('drafts.stored') }),
  'drafts.refused': fc.record({ type: fc.constant('drafts.refused') }),
  'drafts.restored': fc.record({
    type: fc.constant('drafts.restored'),
    drafts: fc.dictionary(fc.constantFrom('1', '2'), fc.constantFrom('Old', 'Older')),
  }),
  'draft.changedElsewhere': fc.record({ type: fc.constant('draft.changedElsewhere'), id: actedOn, text }),
  'draft.sent': fc.record({ type: fc.constant('draft.sent'), id: actedOn, text, at: fc.nat() }),
  'seen.reported': fc.record({ type: fc.constant('seen.reported'), time: tick }),
  'seen.advanced': fc.record({ type: fc.constant('seen.advanced'), time: tick }),
  'note.selected': fc.record({ type: fc.constant('note.selected'), id: someId }),
  'note.deselected': fc.record({ type: fc.constant('note.deselected') }),
  'note.highlighted': fc.record({ type: fc.constant('note.highlighted'), id: someId }),
  'filter.selected': fc.record({
    type: fc.constant('filter.selected'),
    name: fc.constantFrom(...FILTER_NAMES),
  }),
  'approval.requested': fc.record({ type: fc.constant('approval.requested'), id: someId, isApproved: yesNo }),
  'approval.confirmed': fc.record({ type: fc.constant('approval.confirmed'), id: someId, isApproved: yesNo }),
  'approval.failed': fc.record({ type: fc.constant('approval.failed'), id: someId, isApproved: yesNo }),
  'like.requested': fc.record({ type: fc.constant('like.requested'), id: someId, isLiked: yesNo }),
  'like.confirmed': fc.record({ type: fc.constant('like.confirmed'), id: someId, isLiked: yesNo }),
  'like.failed': fc.record({ type: fc.constant('like.failed'), id: someId, isLiked: yesNo }),
  'follow.requested': fc.record({
    type: fc.constant('follow.requested'),
    siteId: someId,
    isFollowing: yesNo,
  }),
  'follow.confirmed': fc.record({
    type: fc.constant('follow.confirmed'),
    siteId: someId,
    isFollowing: yesNo,
  }),
  'follow.failed': fc.record({ type: fc.constant('follow.failed'), siteId: someId, isFollowing: yesNo }),
  'moderation.requested': fc.record({ type: fc.constant('moderation.requested'), id: someId, kind }),
  'moderation.undone': fc.record({ type: fc.constant('moderation.undone'), id: someId }),
  'moderation.closed': fc.record({ type: fc.constant('moderation.closed'), id: someId }),
  'moderation.confirmed': fc.record({ type: fc.constant('moderation.confirmed'), id: someId, kind }),
  'moderation.failed': fc.record({ type: fc.constant('moderation.failed'), id: someId, kind }),
  'reply.focused': fc.record({ type: fc.constant('reply.focused'), id: someId }),
  'reply.typed': fc.record({ type: fc.constant('reply.typed'), id: actedOn, text }),
  'reply.submitted': fc.record({ type: fc.constant('reply.submitted'), id: actedOn, text }),
  'reply.sent': fc.record({ type: fc.constant('reply.sent'), id: actedOn, url: fc.constant('') }),
  'reply.linked': fc.record({
    type: fc.constant('reply.linked'),
    key: fc.constant('1/2'),
    url: fc.constant(''),
  }),
  'reply.failed': fc.record({ type: fc.constant('reply.failed'), id: actedOn, isDuplicate: yesNo }),
  'caret.moved': fc.record({
    type: fc.constant('caret.moved'),
    id: someId,
    text,
    caret: fc.integer({ min: 0, max: 8 }),
  }),
  'mention.moved': fc.record({ type: fc.constant('mention.moved'), step }),
  'mention.closed': fc.record({ type: fc.constant('mention.closed') }),
  'suggestions.fetched': fc.record({
    type: fc.constant('suggestions.fetched'),
    siteId: someId,
    suggestions: fc.constant([]),
  }),
  'status.shown': fc.record({
    type: fc.constant('status.shown'),
    status: fc.constant({ message: 'reply.sent', kind: 'success', durationMs: 4000 }),
  }),
  'status.dismissed': fc.record({ type: fc.constant('status.dismissed') }),
  'site.opened': fc.record({ type: fc.constant('site.opened'), siteId: someId, href: fc.constant('') }),
  'post.opened': fc.record({
    type: fc.constant('post.opened'),
    siteId: someId,
    postId: someId,
    href: fc.constant(''),
  }),
  'comment.opened': fc.record({
    type: fc.constant('comment.opened'),
    siteId: someId,
    postId: someId,
    commentId: someId,
    href: fc.constant(''),
  }),
  'edit.requested': fc.record({ type: fc.constant('edit.requested'), id: someId }),
  'outbox.looked': looks.map((look) => ({ type: 'outbox.looked', ...look })),
  'outbox.retried': fc.record({ type: fc.constant('outbox.retried'), id: fc.constant('a') }),
  'outbox.tooLate': fc.record({ type: fc.constant('outbox.tooLate') }),
  'outbox.discarded': fc.record({ type: fc.constant('outbox.discarded'), id: fc.constant('a') }),
  'tabs.led': fc.record({ type: fc.constant('tabs.led') }),
  'tabs.followed': fc.record({
    type: fc.constant('tabs.followed'),
    push: fc.constantFrom('subscribing', 'subscribed', 'failed'),
  }),
  'view.selected': fc.record({
    type: fc.constant('view.selected'),
    view: fc.constantFrom('notes', 'toAnswer', 'recent'),
  }),
  'find.opened': fc.record({ type: fc.constant('find.opened') }),
  'find.changed': fc.record({
    type: fc.constant('find.changed'),
    query: fc.constantFrom('', 'a', 'comment', 'x'),
    siteId: fc.constantFrom(null, 1, 2),
  }),
  'find.matched': fc.record({
    type: fc.constant('find.matched'),
    noteIds: fc.option(ids),
  }),
  'find.closed': fc.record({ type: fc.constant('find.closed') }),
  'checks.changed': fc.record({ type: fc.constant('checks.changed'), ids, areChecked: yesNo }),
  'batch.requested': fc.record({
    type: fc.constant('batch.requested'),
    id: fc.constantFrom('a', 'b'),
    action: fc.constantFrom('approve', 'like', 'read', 'unread', 'spam', 'trash'),
    ids,
  }),
  'checks.extended': fc.record({ type: fc.constant('checks.extended'), from: someId, to: someId }),
  'checks.applied': fc.record({
    type: fc.constant('checks.applied'),
    action: fc.constantFrom('approve', 'like', 'read', 'unread', 'spam', 'trash', 'done'),
  }),
  'batch.reversed': fc.record({ type: fc.constant('batch.reversed') }),
  'batch.retried': fc.record({ type: fc.constant('batch.retried'), id: fc.constantFrom('a', 'b') }),
  'batch.discarded': fc.record({ type: fc.constant('batch.discarded'), id: fc.constantFrom('a', 'b') }),
  'batch.refused': fc.record({
    type: fc.constant('batch.refused'),
    id: fc.constantFrom('a', 'b'),
    isRead: yesNo,
    ids,
  }),
  'fold.opened': fc.record({ type: fc.constant('fold.opened'), ids }),
  'batch.closed': fc.record({ type: fc.constant('batch.closed') }),
  'done.marked': fc.record({
    type: fc.constant('done.marked'),
    doneNotes,
    selectedNoteId: fc.constant(null),
    highlightedNoteId: fc.option(someId),
  }),
  'done.unmarked': fc.record({
    type: fc.constant('done.unmarked'),
    ids,
    unreadIds: ids,
    selectedNoteId: fc.constant(null),
    highlightedNoteId: fc.option(someId),
  }),
  'done.restored': fc.record({
    type: fc.constant('done.restored'),
    doneNotes,
  }),
  'recent.looked': fc.record({
    type: fc.constant('recent.looked'),
    records: fc.option(fc.array(record, { maxLength: 4 })),
  }),
  'recent.takenBack': fc.record({ type: fc.constant('recent.takenBack'), id: fc.constantFrom('a', 'b') }),
  'done.refused': fc.record({ type: fc.constant('done.refused'), ids }),
};

/** Any events in any order, even if no blogger, platform or behaviour would send them. */
export const anyEvents: fc.Arbitrary<readonly Event[]> = fc.array(fc.oneof(...Object.values(events)), {
  maxLength: 40,
  size: 'max',
});

/** Actions of a blogger in any order, even if the panel would not offer them. */
export const anyClicks: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    events['note.selected'],
    events['note.deselected'],
    events['filter.selected'],
    events['approval.requested'],
    events['like.requested'],
    events['follow.requested'],
    events['moderation.requested'],
    events['moderation.undone'],
    events['moderation.closed'],
    events['reply.typed'],
    events['reply.submitted'],
    events['caret.moved'],
    events['reads.allRequested'],
    events['reads.due'],
    events['unread.requested'],
    events['list.scrolled'],
  ),
  { maxLength: 20, size: 'max' },
);
