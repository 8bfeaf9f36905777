import { distinctUntilChanged } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { act } from '../../../src/streams/actions/act';
import { follow } from '../../../src/streams/actions/follow';
import { isApproved } from '../../../src/streams/outbox/note-records';
import { followOverlay } from '../../../src/streams/outbox/overlay';
import type { OutboxRule } from '../../../src/streams/outbox/wishes';
import { isLiked } from '../../../src/streams/outbox/selectors';
import type { Event } from '../../../src/streams/state/events';
import { initialState, type State } from '../../../src/streams/state/state';
import { createLog } from '../../support/behaviour';
import { approvalLegend, fetched, followLegend, legend, likeLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { type RecordChanges, recorded, recordOn } from '../../support/outbox';
import { fakePlatform, inTurn, response } from '../../support/platform';
import { settledBy } from '../../support/settled-by';
import { table } from '../../support/table';

/** A kind of reaction. */
interface Reaction {
  readonly rule: OutboxRule;
  readonly values: Readonly<Record<string, Event>>;
  readonly requests: Readonly<Record<string, string>>;
  readonly state: Partial<State>;
  /** The body of the platform's answers, by the request. */
  readonly answer: (line: string) => unknown;
  /** What the screen shows. */
  readonly isShown: (state: State) => boolean;
}

type Row = Record<'events' | 'sent' | 'expected' | 'shows' | 'responses' | 'name', string>;

/** What holds for approve, like and follow: `a` does it, `u` takes it back. */
const rules = table(`
  events      | sent        | expected    | shows        | responses | name
  -a          | -a          | 6ms y       | 01           |           | [approve-and-like-toggle] [comment-status] [like-and-unlike] [follow-and-unfollow] shows at once, and is sent
  -a 9ms u    | -a 9ms u    | 6ms y 9ms z | 01 9ms 0     |           | [comment-status] can be taken back later
  -au         | -a 4ms u    | 11ms z      | 010          |           | is sent in order when it is toggled quickly, and only the last toggle is confirmed
  -aua        | -a          | 6ms y       | 0101         |           | is sent once if it is taken back and done again while it is sent
  -a          | -a          | 6ms f       | 01 4ms 0     | 403       | is taken back if the platform refuses it
  -au         | -a          |             | 010          | 403       | leaves nothing to do if the platform refuses what was taken back meanwhile
  -a          | -a 2004ms a | 2011ms y    | 01           | 503 ok    | waits and is sent again, without a word, after a 503
  Na 9ms n    | 11ms a      | 16ms y      | 01           |           | waits for the network
  Nau 9ms n   |             |             | 010          |           | cancels what waits when it is taken back
  Nauua 9ms n | 14ms a      | 19ms y      | 010-1        |           | is sent if what the screen shows already was asked for in between
  -a          | -a          | 15001ms y   | 01           | late      | [optimistic-approve-and-like] shows for as long as there is no answer, also after 15 s
  -ai         | -a          | 6ms y       | 01           |           | is not hidden by a response that was requested before it, nor by its own end after 10 s
  -a 9ms G    | -a          | 6ms y       | 01 10004ms 0 |           | [optimistic-approve-and-like] shows for 10 s after the answer if a list that lags behind does not have it
  -a          | -a 4999ms ? | 5006ms y    | 01           | breaks ok | is looked for 5 s later if there is no answer
`);

/** Bodies of answers with status 200. */
const BODIES: Readonly<Record<string, unknown>> = {
  unfollowed: { is_following: false },
  success: { success: true },
};

/**
 * The platform answers each request after 5 ms, or after 15 s (late): with a status, a body, or a
 * connection that breaks. `shows` is what the screen shows: 1 or 0.
 */
const reactionCases = (
  subject: string,
  { rule, values, requests, state, answer, isShown }: Reaction,
  own: readonly Row[],
): void =>
  cases(
    subject,
    (m, { events, sent, expected, shows, responses }: Row) => {
      const next = inTurn(responses.split(' '));
      const platform = fakePlatform((line) => {
        const word = next();
        if (word === 'breaks') return m.cold('5ms #');
        const isRefused = /^\d+$/.test(word);
        const a = isRefused
          ? response({ error: 'no' }, Number(word))
          : response(BODIES[word] ?? answer(line));
        return m.cold(word === 'late' ? '15s (a|)' : '5ms (a|)', { a });
      });
      const shown = createLog<boolean>();
      const watch = (current: State) => shown.add(isShown(current));
      const settled$ = settledBy(m, [rule], { events, values, platform, state, watch });
      m.expect(settled$).toBeObservable(expected, { ...values });
      m.expect(platform.requests$).toBeObservable(sent, { ...requests });
      m.expect(shown.entries$.pipe(distinctUntilChanged())).toBeObservable(shows, { 1: true, 0: false });
    },
    [...rules, ...own],
  );

/** Note 7 as it was before: requested before the click, and long after it. */
const lagging = {
  n: legend.n,
  N: legend.N,
  i: fetched(0, note(7, { note_hash: 99 })),
  G: fetched(99, note(7, { note_hash: 99 })),
};
const seven = note(7);
const requested = (id: number): Event => ({ type: 'action.requested', action: 'approve', id });

reactionCases(
  'an approval',
  {
    rule: act,
    values: {
      ...lagging,
      ...approvalLegend,
      8: requested(8),
      Y: { type: 'action.confirmed', action: 'approve', id: 8 },
      9: requested(9),
      0: requested(10),
      1: requested(11),
    },
    requests: {
      a: 'PUT /sites/1/comments/70 {"status":"approved"} keepalive',
      u: 'PUT /sites/1/comments/70 {"status":"unapproved"} keepalive',
      8: 'PUT /sites/1/comments/80 {"status":"approved"} keepalive',
      '?': 'GET /sites/1/comments/70',
    },
    state: holding(
      seven,
      note(8),
      note(9, { meta: { ids: { site: 1, post: 2 } } }),
      note(10, { body: [{ type: 'comment', actions: { 'like-comment': false } }] }),
    ),
    answer: () => ({ status: 'approved' }),
    isShown: (state) => isApproved(state, state.allNotes[7] ?? seven),
  },
  table(`
  events | sent | expected | shows | responses | name
  -a8    | -a8  | 6ms yY   | 01    |           | does not wait for the approval of another note
  -9     |      |          | 0     |           | is not made of a note without a comment
  -0     |      |          | 0     |           | is not made of a comment that offers none
  -1     |      |          | 0     |           | is not made of a note that is missing
`),
);

const liked = (id: number, isLiked = true): Event => ({
  type: 'action.requested',
  action: isLiked ? 'like' : 'unlike',
  id,
});
const confirmed = (id: number, isLiked = true): Event => ({
  type: 'action.confirmed',
  action: isLiked ? 'like' : 'unlike',
  id,
});

reactionCases(
  'a like',
  {
    rule: act,
    values: {
      ...lagging,
      ...likeLegend,
      8: liked(8),
      U: liked(8, false),
      Y: confirmed(8),
      Z: confirmed(8, false),
      9: liked(9),
      0: liked(10),
      E: confirmed(10),
      1: liked(11),
    },
    requests: {
      a: 'POST /sites/1/comments/70/likes/new keepalive',
      u: 'POST /sites/1/comments/70/likes/mine/delete keepalive',
      8: 'PUT /sites/1/posts/2/likes/new keepalive',
      U: 'DELETE /sites/1/posts/2/likes/mine/delete keepalive',
      0: 'PUT /sites/1/posts/5/likes/new keepalive',
      '?': 'GET /sites/1/comments/70/likes/mine',
    },
    state: holding(
      seven,
      note(8, { body: [{ type: 'post', actions: { 'like-post': false } }] }),
      note(9, { meta: { ids: { comment: 90 } } }),
      note(10, { meta: { ids: { site: 1, post: 5 } } }),
    ),
    answer: () => ({ i_like: true }),
    isShown: (state) => isLiked(state, state.allNotes[7] ?? seven),
  },
  table(`
  events   | sent     | expected    | shows | responses | name
  -8 9ms U | -8 9ms U | 6ms Y 9ms Z | 0     |           | [like-and-unlike] goes to the post if the note offers no like of a comment
  -0       | -0       | 6ms E       | 0     |           | goes to the post if the note offers a like of a comment but does not name the comment
  -a8      | -a8      | 6ms yY      | 01    |           | does not wait for the like of another note
  -9       |          |             | 0     |           | is not made of a note without a site
  -1       |          |             | 0     |           | is not made of a note that is missing
`),
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
      2: { type: 'follow.requested', siteId: 2, isFollowing: true },
      Y: { type: 'action.confirmed', action: 'follow', id: '2/0' },
    },
    requests: {
      a: 'PUT /sites/1/follows/new keepalive',
      u: 'DELETE /sites/1/follows/mine/delete keepalive',
      2: 'PUT /sites/2/follows/new keepalive',
      '?': 'GET /sites/1/follows/mine',
    },
    state: holding(follower()),
    answer: (line) => ({ is_following: !line.startsWith('DELETE') }),
    isShown: (state) => {
      const block = state.allNotes[7]?.body[0];
      return followOverlay(1, state.outbox.records) ?? block?.actions?.follow ?? false;
    },
  },
  table(`
  events | sent | expected | shows    | responses  | name
  -a     | -a   | 6ms z    | 01 4ms 0 | unfollowed | [follow-response] shows the value that the platform responds with
  -a     | -a   | 6ms y    | 01       | success    | shows the requested value if the response only states success
  -a2    | -a2  | 6ms yY   | 01       |            | does not wait for the follow of another site
`),
);

test.each<[string, RecordChanges | undefined, boolean]>([
  ['waits', { state: 'waiting' }, true],
  ['is being sent', { state: 'sending', sentAt: 1 }, true],
  ['was sent', { state: 'done', settledAt: 1 }, true],
  ['has failed', { state: 'failed', settledAt: 1 }, false],
  ['does not exist', undefined, false],
])('[reply-approves] an unapproval beside a reply that %s', (_, reply, isDoubtful) => {
  const records = [recordOn(seven, 'approve'), ...(reply ? [recordOn(seven, 'reply', reply)] : [])];
  const state = { ...initialState, ...holding(seven), ...recorded(...records) };
  const wish = act({ type: 'action.requested', action: 'unapprove', id: 7 }, state);
  expect(wish).toMatchObject({ aspect: 'status', wanted: 'unapproved', isDoubtful });
});
