import { filter, merge } from 'rxjs';
import type { Context } from 'rxjs-marbles';
import { cases } from 'rxjs-marbles/jest';
import { outboxOf } from '../../../src/streams/outbox/outbox';
import { type OutboxRecord, UNKNOWN_OWNER } from '../../../src/streams/outbox/record';
import { ofType } from '../../../src/streams/operators/of-type';
import { reply } from '../../../src/streams/reply/reply';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend, REPLY_URL, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { keptStore, recordOn, sharedRecords } from '../../support/outbox';
import { fakePlatform, type FakeResponse, response } from '../../support/platform';

const submitted = (id: number, text: string): Event => ({ type: 'reply.submitted', id, text });
const typed = (text: string): Event => ({ type: 'reply.typed', id: 7, text });

const values: Record<string, Event> = {
  ...legend,
  ...replyLegend,
  0: submitted(7, ''),
  1: submitted(7, 'Again'),
  2: submitted(7, ' \n\t '),
  3: typed(''),
  4: typed('Hello!'),
  8: submitted(8, 'Hello'),
  // Note 10 is about the comment of note 7.
  5: { type: 'reply.typed', id: 10, text: 'T' },
  6: submitted(10, 'Again'),
  // Note 9 has a post but no comment.
  9: submitted(9, 'Hello'),
  P: { type: 'reply.sent', id: 9, url: REPLY_URL },
};

const requests = {
  a: 'POST /sites/1/comments/70/replies/new {"content":"Hello"} keepalive',
  1: 'POST /sites/1/comments/70/replies/new {"content":"Again"} keepalive',
  8: 'POST /sites/1/comments/80/replies/new {"content":"Hello"} keepalive',
  9: 'POST /sites/1/posts/2/replies/new {"content":"Hello"} keepalive',
  L: 'GET /sites/1/posts/2/replies/?number=100&order=DESC',
};

const ok = response({ URL: REPLY_URL });
/** The platform's own error: it has posted nothing. */
const refused = response({ error: 'busy' }, 500);
/** A proxy's error: the platform may have posted it. */
const broken = response({}, 503);
const busy = (seconds: number) => response({ error: 'busy' }, 429, { 'retry-after': `${seconds}` });
const duplicate = response({ error: 'comment_duplicate' }, 409);
const signedOut = response({ error: 'invalid_token' }, 401);

interface Case {
  readonly name: string;
  readonly events: string;
  /** The events of another tab of the browser, which is hidden. */
  readonly otherTab?: string;
  /** The platform's responses to POSTs in turn; the last one is repeated. */
  readonly responses?: readonly FakeResponse[];
  /** The comments of the post, or the response to their request. */
  readonly comments?: readonly unknown[] | FakeResponse;
  /** The record of an earlier page about note 7. */
  readonly held?: Partial<OutboxRecord>;
  readonly until?: string;
  readonly expected: string;
  readonly sent: string;
}

/** The blogger's reply to comment 70, with these changes. */
const posted = (changes: object = {}): object => ({
  ID: 9,
  URL: REPLY_URL,
  date: '1970-01-01T00:00:00+00:00',
  author: { ID: 5 },
  parent: { ID: 70 },
  raw_content: 'Hello',
  content: '<p>Hello</p>\n',
  ...changes,
});

/** Responses with status 2xx and no address. */
const answers: readonly (readonly [string, FakeResponse])[] = [
  ['a response without an address', response({ status: 'approved' })],
  ['a response that contains no comment', response([])],
  ['an empty response', { status: 200, text: '' }],
  ['a response without content', { status: 204, text: '' }],
];

/** Comments that are not the reply. */
const others: readonly (readonly [string, object])[] = [
  ['the comment of somebody else', posted({ author: { ID: 6 } })],
  ['a comment that is more than ten minutes older', posted({ date: '1969-12-31T23:49:59+00:00' })],
  ['another text', posted({ raw_content: 'Hello you', content: '<p>Hello you</p>' })],
  ['a reply to another comment', posted({ parent: { ID: 71 } })],
  ['a comment on the post', posted({ parent: false })],
];

const rules: Case[] = [
  {
    name: '[reply-target] to a comment is sent',
    events: '  a',
    sent: '    a',
    expected: '5ms y',
  },
  {
    name: '[reply-target] goes to the post if the note has no comment',
    events: '  9',
    sent: '    9',
    expected: '5ms P',
  },
  {
    name: '[failed-reply] is retried 2, 4 and 6 s after the failures',
    responses: [refused],
    events: '  a',
    sent: '    a 2004ms a 4004ms a 6004ms a',
    expected: '                    12020ms f',
  },
  {
    name: 'can still succeed with the last retry',
    responses: [refused, refused, refused, ok],
    events: '  a',
    sent: '    a 2004ms a 4004ms a 6004ms a',
    expected: '                    12020ms y',
  },
  {
    name: '[duplicate-reply] is not retried if it is a duplicate',
    responses: [duplicate],
    events: '  a',
    sent: '    a',
    expected: '5ms D',
  },
  {
    name: '[repeated-comment] is a duplicate if a retry is one and the reply is not found',
    responses: [refused, duplicate],
    events: '  a',
    sent: '    a 2004ms a 4ms L',
    expected: '        2015ms D',
  },
  {
    name: '[repeated-comment] is posted if a retry is a duplicate and the reply is found, because the first answer was lost',
    responses: [refused, duplicate],
    comments: [posted()],
    events: '  a',
    sent: '    a 2004ms a 4ms L',
    expected: '        2015ms y',
  },
  {
    name: '[reply-is-posted-once] is looked for before each retry if the last attempt has no answer',
    responses: [broken],
    events: '  a',
    sent: '    a 4999ms L 2004ms a 4999ms L 4004ms a 4999ms L 6004ms a 4999ms L',
    expected: '32020ms f',
  },
  {
    name: '[reply-is-posted-once] is not sent again if it is found, because then only the first response was lost',
    responses: [broken],
    comments: [posted()],
    events: '  a',
    sent: '    a 4999ms L',
    expected: '   5005ms y',
  },
  {
    name: 'is not sent again while the platform does not tell whether it is there',
    responses: [broken],
    comments: response({}, 500),
    events: '  a',
    until: '66s !',
    sent: '    a 4999ms L 30004ms L 30004ms L',
    expected: '',
  },
  ...others.map(([what, comment]) => ({
    name: `is not found in ${what}`,
    responses: [broken, ok],
    comments: [comment],
    events: '  a',
    sent: '    a 4999ms L 2004ms a',
    expected: '   7010ms y',
  })),
  {
    name: 'is found if the clock of the browser is ten minutes ahead',
    responses: [broken],
    comments: [posted({ date: '1969-12-31T23:50:00+00:00' })],
    events: '  a',
    sent: '    a 4999ms L',
    expected: '   5005ms y',
  },
  {
    name: 'is found in HTML whose quotes, spaces and dashes the platform has changed',
    responses: [broken],
    comments: [posted({ raw_content: undefined, content: '<p> &#8220;Hello&#8221;</p>' })],
    events: '  a',
    sent: '    a 4999ms L',
    expected: '   5005ms y',
  },
  {
    name: '[reply-is-posted-once] that a dead page was sending is looked for 5 s after its attempt, and is not sent again if it is there',
    held: { state: 'sending', attempts: 1, sentAt: 0 },
    comments: [posted()],
    events: '',
    sent: '    5s L',
    expected: '',
  },
  {
    name: 'that a dead page was sending is sent if it is not there',
    held: { state: 'sending', attempts: 1, sentAt: 0 },
    events: '',
    sent: '    5s L 2004ms a',
    expected: '',
  },
  {
    name: '[reply-outlives-the-page] that a dead page has not sent is sent',
    held: {},
    events: '',
    sent: '    a',
    expected: '',
  },
  {
    name: '[reply-outlives-the-page] of a blogger who is not known is not sent by the next page, but fails after 5 s',
    held: { owner: UNKNOWN_OWNER, madeAt: -1 },
    events: '  5999ms 1',
    sent: '    5999ms 1',
    expected: '6004ms y',
  },
  {
    name: '[reply-outlives-the-page] of another blogger is never sent',
    held: { owner: '6' },
    events: '',
    sent: '',
    expected: '',
  },
  {
    name: '[reply-is-posted-once] that is submitted in two tabs is posted once',
    events: '  a',
    otherTab: '-a',
    sent: '    a',
    expected: '5ms y',
  },
  {
    name: 'that was posted is a duplicate in another tab, without a request',
    events: '  a',
    otherTab: '99ms a',
    sent: '    a',
    expected: '5ms y 93ms D',
  },
  {
    name: 'of a hidden tab is sent by the visible one, and succeeds in its own tab',
    events: '',
    otherTab: 'a',
    sent: '    a',
    expected: '5ms y',
  },
  {
    name: '[retry-after] is retried after the time that the answer asks for',
    responses: [busy(60), ok],
    events: '  a',
    sent: '    a 60004ms a',
    expected: '60010ms y',
  },
  {
    name: 'fails at once if the answer asks for more than 180 s, so that the blogger can go on',
    responses: [busy(181)],
    events: '  a',
    sent: '    a',
    expected: '5ms f',
  },
  {
    name: 'does not wait for the reply to another note',
    events: '  a8',
    sent: '    a8',
    expected: '5ms yY',
  },
  {
    name: 'is ignored while another reply to the note is being sent',
    events: '  a-1',
    sent: '    a',
    expected: '5ms y',
  },
  {
    name: 'is ignored while another reply to the note waits for its retry',
    responses: [refused, ok],
    events: '  a 999ms 1',
    sent: '    a 2004ms a',
    expected: '   2010ms y',
  },
  {
    name: 'can be followed by another one',
    events: '  a 999ms 1',
    sent: '    a 999ms 1',
    expected: '5ms y 999ms y',
  },
  {
    name: 'can be submitted again after it has failed',
    responses: [duplicate, ok],
    events: '  a 999ms 1',
    sent: '    a 999ms 1',
    expected: '5ms D 999ms y',
  },
  {
    name: 'waits for the network, and is sent when that is back',
    events: '  Na 5s n',
    sent: '    5002ms a',
    expected: '5007ms y',
  },
  {
    name: 'that waits for the network is not sent if its text changes',
    events: '  Na 5s 4n',
    sent: '',
    expected: '',
  },
  {
    name: 'that waits for the network is sent with its last text',
    events: '  Na 5s 41n',
    sent: '    5004ms 1',
    expected: '5009ms y',
  },
  {
    name: '[reply-offline] that waits for the network is sent although a text is typed under another note about its comment',
    events: '  Na 5s 5n',
    sent: '    5003ms a',
    expected: '5008ms y',
  },
  {
    name: 'from another note about the same comment does not replace one that has failed',
    responses: [duplicate, ok],
    events: '  a 999ms 6',
    sent: '    a',
    expected: '5ms D',
  },
  {
    name: '[reply-without-a-session] waits for a session, and is sent after the next sign-in',
    events: '  Qa 5s K',
    sent: '    5002ms a',
    expected: '5007ms y',
  },
  {
    name: 'that the platform has refused because the session had ended is sent after the next sign-in',
    responses: [signedOut, ok],
    events: '  aQ 9998ms K',
    sent: '    a 9999ms a',
    expected: '10005ms y',
  },
  {
    name: '[reply-without-a-session] is not sent after the next sign-in if the box was emptied',
    responses: [signedOut, ok],
    events: '  aQ 999ms 3 9s K',
    sent: '    a',
    expected: '',
  },
  {
    name: 'is retried when the network is back if it is offline at its time',
    responses: [refused, ok],
    events: '  a 999ms N 5s n',
    sent: '    a 6000ms a',
    expected: '6006ms y',
  },
  {
    name: 'is retried at its time if the network is back before',
    responses: [refused, ok],
    events: '  a 999ms Nn',
    sent: '    a 2004ms a',
    expected: '2010ms y',
  },
  {
    name: '[empty-reply] is not sent if it is empty',
    events: '  0',
    sent: '',
    expected: '',
  },
  {
    name: '[empty-reply] is not sent if it has only white space',
    events: '  2',
    sent: '',
    expected: '',
  },
  {
    name: '[address-of-a-reply] has no link if its address is unsafe',
    responses: [response({ URL: 'javascript:alert(1)' })],
    comments: [posted({ URL: 'javascript:alert(1)' })],
    events: '  a',
    sent: '    a 4ms L',
    expected: '10ms z',
  },
  {
    name: '[any-2xx-posts-a-reply] is looked for, and sent again only if it is not there, after a response that is not JSON',
    responses: [{ status: 200, text: '<html>' }, ok],
    events: '  a',
    sent: '    a 4999ms L 2004ms a',
    expected: '   7010ms y',
  },
  ...answers.flatMap(([what, answer]): Case[] => {
    const each = { responses: [answer], events: 'a', sent: 'a 4ms L' };
    return [
      {
        ...each,
        name: `[comment-response] [any-2xx-posts-a-reply] is sent, and looked for to link to it, by ${what}`,
        comments: [posted()],
        expected: '10ms y',
      },
      {
        ...each,
        name: `[any-2xx-posts-a-reply] is never sent twice, also if it is not found, by ${what}`,
        expected: '10ms z',
      },
      {
        ...each,
        name: `is never sent twice, also if it cannot be looked for, by ${what}`,
        comments: response({}, 500),
        expected: '10ms z',
      },
    ];
  }),
];

const isOfMe = (line: string): boolean => line.startsWith('GET /me');
const post = note(9, { meta: { ids: { site: 1, post: 2 } } });
const same = note(10, { meta: { ids: { site: 1, post: 2, comment: 70 } } });
const state = holding(note(7), note(8), post, same);

cases(
  'a reply',
  (
    m: Context,
    { events, otherTab = '', responses = [ok], comments = [], held, until = '200s !', expected, sent }: Case,
  ) => {
    let count = 0;
    const platform = fakePlatform((line) => {
      const list = 'status' in comments ? comments : response({ comments });
      const posts = () => responses[Math.min(count++, responses.length - 1)] ?? ok;
      if (isOfMe(line)) return m.cold('(a|)', { a: response({ ID: 5 }) });
      return m.cold('5ms (a|)', { a: line.startsWith('GET') ? list : posts() });
    });
    const shared = sharedRecords(...(held ? [recordOn(note(7), 'reply', held)] : []));
    const run = (own: string, isVisible: boolean) =>
      emittedBy(m, outboxOf([reply]), {
        events: own,
        values,
        platform,
        state: { ...state, isVisible, tabRole: 'follower' },
        world: { outbox: keptStore(shared) },
      });
    const emitted$ = merge(run(events, true), run(otherTab, false)).pipe(
      ofType('reply.sent', 'reply.failed'),
    );
    m.expect<Event>(emitted$, until).toBeObservable(expected, values);
    const sent$ = platform.requests$.pipe(filter((line) => !isOfMe(line)));
    m.expect(sent$).toBeObservable(sent, requests);
  },
  rules,
);

interface MissingTarget {
  readonly name: string;
  /** The ids of note 7; without them the note is missing. */
  readonly ids?: Readonly<Record<string, number>>;
  readonly body?: readonly unknown[];
}

const missingTargets: MissingTarget[] = [
  { name: 'if the note is missing' },
  { name: 'if the note names a comment but no site', ids: { comment: 70 } },
  { name: 'if the note names a site but no comment or post', ids: { site: 1 } },
  { name: 'if the note does not offer replies', ids: { site: 1, comment: 70 }, body: [] },
];

cases(
  'a reply is not sent',
  (m, { ids, body }: MissingTarget) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response({}) }));
    const state = ids ? holding(note(7, { meta: { ids }, ...(body && { body }) })) : {};
    const emitted$ = emittedBy(m, outboxOf([reply]), { events: 'a', values, platform, state });
    m.expect(emitted$.pipe(ofType('reply.sent', 'reply.failed'))).toBeObservable('');
    m.expect(platform.requests$).toBeObservable('');
  },
  missingTargets,
);
