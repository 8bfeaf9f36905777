import { reply } from '../../../src/streams/reply/reply';
import { isHeldBack } from '../../../src/streams/reply/selectors';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { settle } from '../../../src/streams/outbox/settle';
import { settledEvents } from '../../../src/streams/outbox/settled';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { holding, note } from '../../support/notes';
import { looking, recordOf } from '../outbox/records';

const ids = { site: 1, post: 2, comment: 10 };
const OPEN = note(1, { meta: { ids } });
const CLOSED = note(1, { meta: { ids }, body: [{ text: 'Hi' }] });
const submitted: Event = { type: 'reply.submitted', id: '1/70', text: 'Thanks' };
const typed: Event = { type: 'reply.typed', id: '1/70', text: 'Than' };

const state = (opened = OPEN, ...records: readonly OutboxRecord[]): State =>
  stateAfter({ ...holding(opened), selectedNoteId: 1, ...looking(...records) });

test('[answer-actions] a reply to an answer is a record of the answer, and knows its post', () => {
  expect(reply(submitted, state())).toEqual({
    type: 'made',
    kind: 'reply',
    target: { site: 1, comment: 70, post: 2 },
    payload: 'Thanks',
  });
});

test('[answer-actions] nothing is made of a reply that the platform does not allow', () => {
  expect(reply(submitted, state(CLOSED))).toBeUndefined();
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
  expect(settle(done, state(), [done])).toContainEqual({
    type: 'draft.sent',
    id: '1/70',
    text: 'Thanks',
    at: 5,
  });
  const sent: Event = { type: 'reply.sent', id: '1/70', url: '' };
  expect(settledEvents(done, new Set(['a']))).toEqual([sent]);
  const idle = { isPanelOpen: true, selectedNoteId: null, drafts: { '1/70': 'Thanks' } as const };
  const after = stateAfter({ ...holding(OPEN), ...idle }, sent, {
    type: 'draft.sent',
    id: '1/70',
    text: 'Thanks',
    at: 5,
  });
  expect(after).toMatchObject({ selectedNoteId: null, drafts: {} });
});
