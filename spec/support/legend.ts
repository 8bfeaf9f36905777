import { note, READ, UNREAD } from './notes';
import type { Event } from '../../src/streams/state/events';
import { initialState, type State } from '../../src/streams/state/state';

/**
 * The letters of the marble diagrams of events. A letter has one meaning in all specs. The events
 * are those of note 7, unless the letter's line names another note. Digits and letters that are not
 * listed here are defined by the spec that uses them: events of other notes, and special values. In
 * diagrams of the outside world, `*` means that it happens: the page goes away, a lock is acquired,
 * a channel opens.
 *
 * | letter | event |
 * | --- | --- |
 * | `a` | action requested: approve, like, follow, or send the reply |
 * | `A` | all notes marked as read |
 * | `b` | begun: a read request or a push subscription |
 * | `c` `o` | panel closed, opened |
 * | `C` | filter chosen |
 * | `d` `s` | note deselected, selected |
 * | `D` | denied: the second way in which an action can fail |
 * | `f` | action failed |
 * | `F` | list forbidden by the platform |
 * | `g` | gone note |
 * | `h` `v` | panel hidden, visible |
 * | `H` | host page opens links itself |
 * | `i` | individually fetched note |
 * | `I` | sign-in requested |
 * | `j` `J` | scrolling within, outside 300 px of the list's end |
 * | `k` | list confirmed by a light poll |
 * | `l` | list of 10 notes |
 * | `L` | page of older notes |
 * | `m` | more notes wanted |
 * | `n` `N` | network available, unavailable |
 * | `O` | outdated list |
 * | `p` `P` | push channel subscribed, lost |
 * | `q` | closing requested by the blogger |
 * | `Q` `K` | session ended, renewed by another tab |
 * | `r` | refresh requested |
 * | `R` | restored from storage |
 * | `S` | spam requested |
 * | `t` `T` | trash requested for note 7, for note 8 |
 * | `u` `U` | undone or taken back for note 7, for note 8 |
 * | `w` `W` | wide window, narrow window |
 * | `x` | list failed |
 * | `X` | undo bar or status message closed |
 * | `y` `Y` | action confirmed by the platform for note 7, for note 8 |
 * | `z` | confirmed in the second way: taken back, spam, a reply without an address |
 */
export const legend = {
  A: { type: 'reads.allRequested' },
  c: { type: 'panel.toggled', isOpen: false },
  o: { type: 'panel.toggled', isOpen: true },
  d: { type: 'note.deselected' },
  s: { type: 'note.selected', id: 7 },
  C: { type: 'filter.selected', name: 'likes' },
  F: { type: 'notes.failed', kind: 'forbidden', failures: 1, retryInMs: Infinity, askedMs: 0 },
  g: { type: 'notes.gone', ids: [7], asked: 0 },
  h: { type: 'visibility.changed', isVisible: false },
  v: { type: 'visibility.changed', isVisible: true },
  H: { type: 'host.opensLinks' },
  I: { type: 'signIn.requested' },
  j: { type: 'list.scrolled', fromBottomPx: 300, fromTopPx: 0, isMoving: true },
  J: { type: 'list.scrolled', fromBottomPx: 301, fromTopPx: 0, isMoving: true },
  k: { type: 'notes.confirmed', asked: 0 },
  m: { type: 'notes.moreWanted' },
  n: { type: 'network.changed', isOnline: true },
  N: { type: 'network.changed', isOnline: false },
  O: { type: 'notes.outdated' },
  p: { type: 'push.subscribed' },
  P: { type: 'push.lost', attempt: 0, retryInMs: 1000 },
  q: { type: 'panel.closeRequested' },
  Q: { type: 'session.ended' },
  K: { type: 'session.renewed', expiresAt: 1_000_000 },
  r: { type: 'notes.refreshRequested' },
  w: { type: 'width.changed', isWide: true },
  W: { type: 'width.changed', isWide: false },
  x: { type: 'notes.failed', kind: 'platform', failures: 1, retryInMs: 60_000, askedMs: 0 },
} as const satisfies Record<string, Event>;

/** `notes.listed` with these properties, otherwise a complete list of note 7. */
export const listed = (changes: Partial<Extract<Event, { type: 'notes.listed' }>> = {}): Event => ({
  type: 'notes.listed',
  notes: [note(7)],
  unreadable: [],
  number: 10,
  isComplete: true,
  lastSeenTime: 0,
  asked: 0,
  ...changes,
});

/** `notes.fetched` with these notes. */
export const fetched = (asked: number, ...notes: readonly ReturnType<typeof note>[]): Event => ({
  type: 'notes.fetched',
  notes,
  unreadable: [],
  asked,
});

export const approvalLegend = {
  a: { type: 'action.requested', action: 'approve', id: 7 },
  u: { type: 'action.requested', action: 'unapprove', id: 7 },
  y: { type: 'action.confirmed', action: 'approve', id: 7 },
  z: { type: 'action.confirmed', action: 'unapprove', id: 7 },
  f: { type: 'action.failed', action: 'approve', id: 7 },
  D: { type: 'action.failed', action: 'unapprove', id: 7 },
} as const satisfies Record<string, Event>;

export const likeLegend = {
  a: { type: 'action.requested', action: 'like', id: 7 },
  u: { type: 'action.requested', action: 'unlike', id: 7 },
  y: { type: 'action.confirmed', action: 'like', id: 7 },
  z: { type: 'action.confirmed', action: 'unlike', id: 7 },
  f: { type: 'action.failed', action: 'like', id: 7 },
} as const satisfies Record<string, Event>;

/** Follow events of site 1. */
export const followLegend = {
  a: { type: 'follow.requested', siteId: 1, isFollowing: true },
  u: { type: 'follow.requested', siteId: 1, isFollowing: false },
  y: { type: 'action.confirmed', action: 'follow', id: '1/0' },
  z: { type: 'action.confirmed', action: 'unfollow', id: '1/0' },
  f: { type: 'action.failed', action: 'follow', id: '1/0' },
} as const satisfies Record<string, Event>;

export const moderationLegend = {
  S: { type: 'action.requested', action: 'spam', id: 7 },
  t: { type: 'action.requested', action: 'trash', id: 7 },
  T: { type: 'action.requested', action: 'trash', id: 8 },
  u: { type: 'deed.undone', id: 'record 1' },
  U: { type: 'deed.undone', id: 'record 2' },
  X: { type: 'deed.closed', id: 'record 1' },
  y: { type: 'action.confirmed', action: 'trash', id: 7 },
  z: { type: 'action.confirmed', action: 'spam', id: 7 },
  Y: { type: 'action.confirmed', action: 'trash', id: 8 },
  f: { type: 'action.failed', action: 'trash', id: 7 },
  D: { type: 'action.failed', action: 'spam', id: 7 },
} as const satisfies Record<string, Event>;

export const REPLY_URL = 'https://blog.example/comment-page-1/#comment-9';

export const replyLegend = {
  a: { type: 'reply.submitted', id: 7, text: 'Hello' },
  y: { type: 'reply.sent', id: 7, url: REPLY_URL },
  Y: { type: 'reply.sent', id: 8, url: REPLY_URL },
  z: { type: 'reply.sent', id: 7, url: '' },
  f: { type: 'reply.failed', id: 7, isDuplicate: false },
  D: { type: 'reply.failed', id: 7, isDuplicate: true },
} as const satisfies Record<string, Event>;

export const readLegend = {
  u: { type: 'unread.requested', id: 7 },
  b: { type: 'reads.sent', reads: { 7: READ } },
  y: { type: 'reads.confirmed', reads: { 7: READ } },
  Y: { type: 'reads.confirmed', reads: { 8: READ } },
  z: { type: 'reads.confirmed', reads: { 7: UNREAD } },
  f: { type: 'reads.failed', reads: { 7: READ }, cause: 'platform' },
} as const satisfies Record<string, Event>;

/** The state after the first page of the list has been loaded. */
export const firstPage: State['list'] = { ...initialState.list, loaded: 10 };
