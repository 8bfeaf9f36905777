import { approve } from '../../../src/streams/reactions/approve';
import { follow } from '../../../src/streams/reactions/follow';
import { like } from '../../../src/streams/reactions/like';
import { isApproved } from '../../../src/streams/outbox/note-records';
import { followOverlay } from '../../../src/streams/outbox/overlay';
import { isLiked } from '../../../src/streams/outbox/selectors';
import { approvalLegend, fetched, followLegend, legend, likeLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { type ReactionCase, reactionCases } from './reaction-cases';

const seven = note(7);

/** What holds for approve, like and follow: `a` does it, `u` takes it back. */
const rules: readonly ReactionCase[] = [
  {
    name: '[approve-and-like-toggle] [comment-status] [like-and-unlike] [follow-and-unfollow] shows at once, and is sent',
    events: '-a',
    sent: '-a',
    expected: '6ms y',
    shows: '01',
  },
  {
    name: '[comment-status] can be taken back later',
    events: '  -a 9ms u',
    sent: '    -a 9ms u',
    expected: '6ms y 9ms z',
    shows: '   01 9ms 0',
  },
  {
    name: 'is sent in order when it is toggled quickly, and only the last toggle is confirmed',
    events: '  -au',
    sent: '    -a 4ms u',
    expected: '11ms z',
    shows: '   010',
  },
  {
    name: 'is sent once if it is taken back and done again while it is sent',
    events: '  -aua',
    sent: '    -a',
    expected: '6ms y',
    shows: '   0101',
  },
  {
    name: 'is taken back if the platform refuses it',
    status: [403],
    events: '  -a',
    sent: '    -a',
    expected: '6ms f',
    shows: '   01 4ms 0',
  },
  {
    name: 'leaves nothing to do if the platform refuses what was taken back meanwhile',
    status: [403],
    events: '  -au',
    sent: '    -a',
    expected: '',
    shows: '   010',
  },
  {
    name: 'waits and is sent again, without a word, after a 503',
    status: [503, 200],
    events: '  -a',
    sent: '    -a 2004ms a',
    expected: '2011ms y',
    shows: '   01',
  },
  {
    name: 'waits for the network',
    events: '  Na 9ms n',
    sent: '    11ms a',
    expected: '16ms y',
    shows: '   01',
  },
  {
    name: 'cancels what waits when it is taken back',
    events: '  Nau 9ms n',
    sent: '',
    expected: '',
    shows: '   010',
  },
  {
    name: 'is sent if what the screen shows already was asked for in between',
    events: '  Nauua 9ms n',
    sent: '    14ms a',
    expected: '19ms y',
    shows: '   010-1',
  },
  {
    name: '[optimistic-approve-and-like] shows for as long as there is no answer, also after 15 s',
    latencyMs: 15_000,
    events: '  -a',
    sent: '    -a',
    expected: '15001ms y',
    shows: '   01',
  },
  {
    name: 'is not hidden by a response that was requested before it, nor by its own end after 10 s',
    events: '  -ai',
    sent: '    -a',
    expected: '6ms y',
    shows: '   01',
  },
  {
    name: '[optimistic-approve-and-like] shows for 10 s after the answer if a list that lags behind does not have it',
    events: '  -a 9ms G',
    sent: '    -a',
    expected: '6ms y',
    shows: '   01 10004ms 0',
  },
  {
    name: 'is looked for 5 s later if there is no answer',
    status: [0, 200],
    events: '  -a',
    sent: '    -a 4999ms ?',
    expected: '5006ms y',
    shows: '   01',
  },
];

/** Note 7 as it was before: requested before the click, and long after it. */
const lagging = {
  n: legend.n,
  N: legend.N,
  i: fetched(0, note(7, { note_hash: 99 })),
  G: fetched(99, note(7, { note_hash: 99 })),
};

reactionCases(
  'an approval',
  {
    rule: approve,
    values: { ...lagging, ...approvalLegend },
    requests: {
      a: 'PUT /sites/1/comments/70 {"status":"approved"} keepalive',
      u: 'PUT /sites/1/comments/70 {"status":"unapproved"} keepalive',
      '?': 'GET /sites/1/comments/70',
    },
    state: holding(seven),
    answer: () => ({ status: 'approved' }),
    isShown: (state) => isApproved(state, state.allNotes[7] ?? seven),
  },
  rules,
);

reactionCases(
  'a like',
  {
    rule: like,
    values: { ...lagging, ...likeLegend },
    requests: {
      a: 'POST /sites/1/comments/70/likes/new keepalive',
      u: 'POST /sites/1/comments/70/likes/mine/delete keepalive',
      '?': 'GET /sites/1/comments/70/likes/mine',
    },
    state: holding(seven),
    answer: () => ({ i_like: true }),
    isShown: (state) => isLiked(state, state.allNotes[7] ?? seven),
  },
  rules,
);

const follower = (changes: object = {}) =>
  note(7, {
    body: [{ type: 'user', text: 'Bo', actions: { follow: false }, meta: { ids: { site: 1, user: 3 } } }],
    ...changes,
  });

reactionCases(
  'a follow',
  {
    rule: follow,
    values: {
      ...lagging,
      i: fetched(0, follower({ note_hash: 99 })),
      G: fetched(99, follower({ note_hash: 99 })),
      ...followLegend,
    },
    requests: {
      a: 'PUT /sites/1/follows/new keepalive',
      u: 'DELETE /sites/1/follows/mine/delete keepalive',
      '?': 'GET /sites/1/follows/mine',
    },
    state: holding(follower()),
    answer: (line) => ({ is_following: !line.startsWith('DELETE') }),
    isShown: (state) => {
      const block = state.allNotes[7]?.body[0];
      return followOverlay(1, state.outbox.records) ?? block?.actions?.follow ?? false;
    },
  },
  rules,
);
