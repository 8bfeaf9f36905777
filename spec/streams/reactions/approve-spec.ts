import { isApproved } from '../../../src/streams/outbox/note-records';
import { approve } from '../../../src/streams/reactions/approve';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import { approvalLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { recorded, recordOn } from '../../support/outbox';
import { reactionCases } from './reaction-cases';

const values: Record<string, Event> = {
  ...approvalLegend,
  8: { type: 'approval.requested', id: 8, isApproved: true },
  Y: { type: 'approval.confirmed', id: 8, isApproved: true },
  9: { type: 'approval.requested', id: 9, isApproved: true },
  0: { type: 'approval.requested', id: 10, isApproved: true },
  1: { type: 'approval.requested', id: 11, isApproved: true },
};
const seven = note(7);
const notOffered = note(10, { body: [{ type: 'comment', actions: { 'like-comment': false } }] });

// Approve, like and follow share the rules of `reactions-spec.ts`.
reactionCases(
  'an approval',
  {
    rule: approve,
    values,
    requests: {
      a: 'PUT /sites/1/comments/70 {"status":"approved"} keepalive',
      8: 'PUT /sites/1/comments/80 {"status":"approved"} keepalive',
    },
    state: holding(seven, note(8), note(9, { meta: { ids: { site: 1, post: 2 } } }), notOffered),
    answer: () => ({ status: 'approved' }),
    isShown: (state) => isApproved(state, state.allNotes[7] ?? seven),
  },
  [
    {
      name: 'does not wait for the approval of another note',
      events: '  -a8',
      sent: '    -a8',
      expected: '6ms yY',
      shows: '   01',
    },
    { name: 'is not made of a note without a comment', events: '-9', sent: '', expected: '', shows: '0' },
    { name: 'is not made of a comment that offers none', events: '-0', sent: '', expected: '', shows: '0' },
    { name: 'is not made of a note that is missing', events: '-1', sent: '', expected: '', shows: '0' },
  ],
);

test.each<[string, Partial<OutboxRecord> | undefined, boolean]>([
  ['waits', { state: 'waiting' }, true],
  ['is being sent', { state: 'sending', sentAt: 1 }, true],
  ['was sent', { state: 'done', settledAt: 1 }, true],
  ['has failed', { state: 'failed', settledAt: 1 }, false],
  ['does not exist', undefined, false],
])('[reply-approves] an unapproval beside a reply that %s', (_, reply, isContrary) => {
  const records = [
    recordOn(seven, 'approve', { payload: true }),
    ...(reply ? [recordOn(seven, 'reply', { payload: 'Yes.', ...reply })] : []),
  ];
  const state = { ...initialState, ...holding(seven), ...recorded(...records) };
  const wish = approve({ type: 'approval.requested', id: 7, isApproved: false }, state);
  expect(wish).toMatchObject({ kind: 'approve', payload: false });
  expect(wish !== undefined && 'isContrary' in wish).toBe(isContrary);
});
