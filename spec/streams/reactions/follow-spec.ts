import { followOverlay } from '../../../src/streams/outbox/overlay';
import { follow } from '../../../src/streams/reactions/follow';
import type { Event } from '../../../src/streams/state/events';
import { followLegend } from '../../support/legend';
import { reactionCases } from './reaction-cases';

const values: Record<string, Event> = {
  ...followLegend,
  2: { type: 'follow.requested', siteId: 2, isFollowing: true },
  Y: { type: 'follow.confirmed', siteId: 2, isFollowing: true },
};

// Approve, like and follow share the rules of `reactions-spec.ts`.
reactionCases(
  'a follow',
  {
    rule: follow,
    values,
    requests: {
      a: 'PUT /sites/1/follows/new keepalive',
      2: 'PUT /sites/2/follows/new keepalive',
      '?': 'GET /sites/1/follows/mine',
    },
    state: {},
    answer: () => ({ is_following: true }),
    isShown: ({ outbox }) => followOverlay(1, outbox.records) ?? false,
  },
  [
    {
      name: '[follow-response] shows the value that the platform responds with',
      body: { is_following: false },
      events: '  -a',
      sent: '    -a',
      expected: '6ms z',
      shows: '   01 4ms 0',
    },
    {
      name: 'shows the requested value if the response only states success',
      body: { success: true },
      events: '  -a',
      sent: '    -a',
      expected: '6ms y',
      shows: '   01 10004ms 0',
    },
    {
      name: 'does not wait for the follow of another site',
      events: '  -a2',
      sent: '    -a2',
      expected: '6ms yY',
      shows: '   01 10004ms 0',
    },
  ],
);
