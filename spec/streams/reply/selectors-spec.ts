import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { isApproved } from '../../../src/streams/outbox/note-records';
import { isSendingReply, replyTrouble } from '../../../src/streams/reply/selectors';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';

const offline = { isOnline: false };
const signedOut = { isSignedIn: false };
const failed = { state: 'failed', reason: 'retries' } as const;

test.each<[string, Partial<OutboxRecord>, Partial<State>, string | undefined, boolean]>([
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
  'a reply that %s (%j, %j) has the trouble %j, and is read-only: %j',
  (_name, changes, state, trouble, isReadOnly) => {
    const reply = recorded(recordOn(note(7), 'reply', changes));
    const after = stateAfter({ ...holding(note(7)), ...reply, ...state });
    expect(replyTrouble(after, 7)).toBe(trouble);
    expect(isSendingReply(after, 7)).toBe(isReadOnly);
  },
);

test('a note without a reply has no trouble', () => {
  expect(replyTrouble(stateAfter(holding(note(7))), 7)).toBeUndefined();
  expect(replyTrouble(stateAfter({}), 7)).toBeUndefined();
});

test.each<[string, Partial<OutboxRecord>, boolean]>([
  ['a reply that is on its way', { state: 'sending' }, true],
  ['a reply without an answer', { state: 'uncertain' }, true],
  ['a reply that was sent', { state: 'done', settledAt: 0 }, true],
  ['a reply that waits', {}, false],
  ['a reply that has failed', failed, false],
])('%s approves its comment locally: %j', (_name, changes, expected) => {
  const state = stateAfter({ ...holding(note(7)), ...recorded(recordOn(note(7), 'reply', changes)) });
  expect(isApproved(state, note(7))).toBe(expected);
});
