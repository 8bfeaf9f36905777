import type { Event } from '../../src/streams/state/events';
import type { State } from '../../src/streams/state/state';
import { stateAfter } from '../support/behaviour';
import { holding, note, READ } from '../support/notes';
import { looked, recordOf } from './outbox/records';

/** The names of the state's properties that an event changes. */
function changes(state: State, event: Event): string[] {
  const then = stateAfter(state, event);
  const before: [string, unknown][] = Object.entries(state);
  const parts = new Map<string, unknown>(Object.entries(then));
  return before.filter(([name, value]) => parts.get(name) !== value).map(([name]) => name);
}

const state = stateAfter(
  { ...holding(note(7, { read: 1 }), note(8)), lastSeenTime: 9, seenBefore: 9 },
  { type: 'note.selected', id: 8 },
  { type: 'notes.fetched', notes: [], unreadable: [], asked: 0 },
);

/** No part of the state may become a new object, so that nothing renders. */
const idle: Event[] = [
  { type: 'signIn.requested' },
  { type: 'notes.fetched', notes: [note(8)], unreadable: [], asked: 1 },
  { type: 'list.scrolled', fromBottomPx: 7, fromTopPx: 0, isMoving: true },
  { type: 'push.subscribing' },
  { type: 'push.received', noteId: 7 },
  { type: 'panel.toggled', isOpen: true },
  { type: 'panel.closeRequested' },
  { type: 'visibility.changed', isVisible: true },
  { type: 'network.changed', isOnline: true },
  { type: 'width.changed', isWide: false },
  { type: 'reads.restored', reads: { 8: { ...READ, timestamp: 0 } } },
  { type: 'unread.requested', id: 99 },
  { type: 'seen.advanced', time: 8 },
  { type: 'note.selected', id: 8 },
  { type: 'note.selected', id: 99 },
  { type: 'action.requested', action: 'approve', id: 99 },
  { type: 'action.requested', action: 'like', id: 99 },
  { type: 'action.requested', action: 'trash', id: 99 },
  { type: 'deed.undone', id: 'a' },
  { type: 'deed.closed', id: 'a' },
  { type: 'action.confirmed', action: 'approve', id: 8 },
  { type: 'action.failed', action: 'like', id: 8 },
  { type: 'action.confirmed', action: 'follow', id: '1/0' },
  { type: 'action.failed', action: 'trash', id: 8 },
  { type: 'deed.retried', id: 'a' },
  { type: 'deed.discarded', id: 'a' },
  { type: 'draft.changedElsewhere', id: 8, text: '' },
  { type: 'reply.submitted', id: 8, text: ' ' },
  { type: 'status.dismissed' },
  { type: 'site.opened', siteId: 1, href: '' },
  { type: 'post.opened', siteId: 1, postId: 2, href: '' },
  { type: 'comment.opened', siteId: 1, postId: 2, commentId: 3, href: '' },
  { type: 'edit.requested', id: 8 },
];

test.each(idle)('$type changes nothing if there is nothing to change', (event) => {
  expect(changes({ ...state, isPanelOpen: true }, event)).toEqual(['tick']);
});

test.each<[string, Event, string[]]>([
  ['a clock tick', { type: 'clock.ticked', now: 7 }, ['tick', 'now']],
  ['a trash', { type: 'action.requested', action: 'trash', id: 7 }, ['tick', 'touched']],
  ['a record', looked(1000, recordOf('like')), ['tick', 'outbox']],
  ['a deselection', { type: 'note.deselected' }, ['tick', 'selectedNoteId', 'highlightedNoteId']],
  ['a missing note that is gone', { type: 'notes.gone', ids: [99], asked: 1 }, ['tick', 'touched']],
  ['a sent mark', { type: 'reads.sent', reads: { 7: READ } }, ['tick', 'sentReads']],
  ['a refresh', { type: 'notes.refreshRequested' }, ['tick', 'list']],
  ['a lost push channel', { type: 'push.lost', attempt: 1, retryInMs: 1 }, ['tick', 'push']],
])('%s changes only its own parts of the state', (_name, event, parts) => {
  expect(changes(state, event)).toEqual(parts);
});

test('the reducer does not modify its input', () => {
  const before = structuredClone(state);
  stateAfter(
    state,
    { type: 'action.requested', action: 'like', id: 7 },
    { type: 'notes.gone', ids: [8], asked: 9 },
  );
  expect(state).toEqual(before);
});

test('the tick counts each event', () => {
  expect(stateAfter({}, ...idle).tick).toBe(idle.length);
});
