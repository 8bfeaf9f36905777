import type { RecordAction } from '../../../src/streams/actions/table';
import type { Value } from '../../../src/streams/outbox/aspects';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { isHeldBack, isSendingReply, replyText, replyTrouble } from '../../../src/streams/reply/selectors';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { inState, type RecordChanges, recorded, recordOn } from '../../support/outbox';
import { reply } from '../../../src/streams/reply/reply';
import { settle } from '../../../src/streams/outbox/settle';
import { settledEvents } from '../../../src/streams/outbox/outcome-events';
import type { Event } from '../../../src/streams/state/events';
import { looking, recordOf } from '../outbox/records';

const offline = { isOnline: false };
const signedOut = { isSignedIn: false };
const failed = { state: 'failed', failed: 'retries' } as const;

test.each<[string, RecordChanges, Partial<State>, string | undefined, boolean]>([
  ['waits for its turn', {}, {}, undefined, true],
  ['is being sent', { state: 'sending' }, {}, undefined, true],
  ['has no answer', { state: 'uncertain' }, {}, undefined, true],
  ['was sent', { state: 'done', settledAt: 0 }, {}, undefined, false],
  ['has failed', failed, {}, 'failed', false],
  ['has failed before the network went', failed, offline, 'failed', false],
  ['waits for the network', {}, offline, 'offline', false],
  ['is being sent when the network goes', { state: 'sending' }, offline, 'offline', true],
  ['waits for a session', {}, signedOut, 'signedOut', false],
  ['waits for a session and a network', {}, { ...offline, ...signedOut }, 'signedOut', false],
])(
  '[reply-failure] a reply that %s (%j, %j) has the trouble %j, and is read-only: %j',
  (_name, changes, state, trouble, isReadOnly) => {
    const reply = recorded(recordOn(note(7), 'reply', changes));
    const after = stateAfter({ ...holding(note(7)), ...reply, ...state });
    expect(replyTrouble(after, 7)).toBe(trouble);
    expect(isSendingReply(after, 7)).toBe(isReadOnly);
  },
);

test.each<[string, RecordChanges, Partial<State>, string]>([
  ['the draft', {}, { drafts: { 7: 'Draft' } }, 'Draft'],
  ['a reply that waits and whose draft has expired', {}, {}, 'Hello'],
  ['a reply that is being sent and whose draft has expired', { state: 'sending' }, {}, 'Hello'],
  ['a reply that has failed and whose draft has expired', failed, {}, 'Hello'],
  ['no reply that was sent', { state: 'done', settledAt: 0 }, {}, ''],
])('[reply-failure] the box shows %s', (_name, changes, state, text) => {
  const reply = recorded(recordOn(note(7), 'reply', changes));
  expect(replyText(stateAfter({ ...holding(note(7)), ...reply, ...state }), 7)).toBe(text);
});

/** While a request is under way, the blogger wants this. */
const instead = (action: RecordAction, wanted: Value): OutboxRecord =>
  inState(recordOn(note(7), action, { state: 'sending', sentAt: 0 }), { id: 'b', wanted });

test.each([
  ['trash', recordOn(note(7), 'trash')],
  ['spam', recordOn(note(7), 'spam')],
  ['spam', instead('approve', 'spam')],
  ['trash', instead('spam', 'trash')],
] as const)('the open box says %s if that is what the blogger wants last', (trouble, record) => {
  expect(replyTrouble(stateAfter({ ...holding(note(7)), ...recorded(record) }), 7)).toBe(trouble);
});

const same = note(8, { meta: { ids: { site: 1, post: 2, comment: 70 } } });

test.each<[string, RecordChanges, boolean]>([
  ['waits', {}, true],
  ['is being sent', { state: 'sending' }, true],
  ['has failed', failed, true],
  ['was sent', { state: 'done', settledAt: 0 }, false],
])(
  '[reply-offline] while a reply %s, another note about its comment has its own text and cannot send: %j',
  (_name, changes, isHeld) => {
    const reply = recorded(recordOn(note(7), 'reply', changes));
    const state = stateAfter({ ...holding(note(7), same), ...reply });
    expect(replyText(state, 8)).toBe('');
    expect(isSendingReply(state, 8)).toBe(false);
    expect(isHeldBack(state, 8)).toBe(isHeld);
    expect(replyTrouble(state, 8)).toBe(isHeld ? 'other' : undefined);
    expect(isHeldBack(state, 7)).toBe(false);
  },
);

const ids = { site: 1, post: 2, comment: 10 };
const OPEN = note(1, { meta: { ids } });
const CLOSED = note(1, { meta: { ids }, body: [{ text: 'Hi' }] });
const submitted: Event = { type: 'reply.submitted', id: '1/70', text: 'Thanks' };
const typed: Event = { type: 'reply.typed', id: '1/70', text: 'Than' };

const state = (opened = OPEN, ...records: readonly OutboxRecord[]): State =>
  stateAfter({ ...holding(opened), selectedNoteId: 1, ...looking(...records) });

test('[comment-actions] a reply to an answer is a record of the answer, and knows its post', () => {
  expect(reply(submitted, state())).toEqual({
    type: 'wanted',
    aspect: 'reply',
    target: { site: 1, comment: 70, post: 2 },
    wanted: 'Thanks',
  });
});

test('[comment-actions] nothing is made of a reply that the platform does not allow, or to a note that is missing', () => {
  expect(reply(submitted, state(CLOSED))).toBeUndefined();
  expect(reply({ ...submitted, id: 99 }, state())).toBeUndefined();
});

test('[empty-reply] an empty reply to an answer is not made', () => {
  expect(reply({ ...submitted, text: ' ' }, state())).toBeUndefined();
});

test.each([
  ['takes back one that has failed', { state: 'failed' }, { type: 'undone', id: 'a' }],
  ['leaves one that is being sent', { state: 'sending', sentAt: 0 }, undefined],
] as const)('[reply-failure] a change of the text %s', (_, changes, wish) => {
  expect(reply(typed, state(OPEN, recordOf('reply', changes)))).toEqual(wish);
});

test('[one-submission] the reply of another note to the same answer goes first', () => {
  const held = state(OPEN, recordOf('reply', { note: 7 }));
  expect(isHeldBack(held, '1/70')).toBe(true);
  expect(reply(submitted, held)).toBeUndefined();
});

test('[reply-success] a reply that was sent removes the draft of its answer, and opens nothing', () => {
  const done = recordOf('reply', { state: 'done', settledAt: 5 });
  const draftSent: Event = { type: 'draft.sent', id: '1/70', text: 'Thanks', at: 5 };
  expect(settle(done, state(), [done])).toContainEqual(draftSent);
  const sent: Event = { type: 'reply.sent', id: '1/70', url: '' };
  expect(settledEvents(done, new Set(['a']))).toEqual([sent]);
  const idle = { isPanelOpen: true, selectedNoteId: null, drafts: { '1/70': 'Thanks' } as const };
  const after = stateAfter({ ...holding(OPEN), ...idle }, sent, draftSent);
  expect(after).toMatchObject({ selectedNoteId: null, drafts: {} });
});
