import { concat, filter, NEVER } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { reply } from '../../../src/streams/reply/reply';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy, memoryStorage } from '../../support/behaviour';
import { legend, REPLY_URL, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { response, fakePlatform, type FakeResponse } from '../../support/platform';
import { storedReply } from '../../support/stored-reply';

const submitted = (id: number, text: string): Event => ({ type: 'reply.submitted', id, text });

const values: Record<string, Event> = {
  ...legend,
  ...replyLegend,
  0: submitted(7, ''),
  1: submitted(7, 'Again'),
  2: submitted(7, ' \n\t '),
  8: submitted(8, 'Hello'),
  // Note 9 has a post but no comment.
  9: submitted(9, 'Hello'),
  P: { type: 'reply.sent', id: 9, url: REPLY_URL },
  r: { type: 'drafts.refused' },
};

const requests = {
  a: 'POST /sites/1/comments/70/replies/new {"content":"Hello"}',
  1: 'POST /sites/1/comments/70/replies/new {"content":"Again"}',
  8: 'POST /sites/1/comments/80/replies/new {"content":"Hello"}',
  9: 'POST /sites/1/posts/2/replies/new {"content":"Hello"}',
  L: 'GET /sites/1/posts/2/replies/?number=100&order=DESC',
};

const ok = response({ URL: REPLY_URL });
/** The platform's own error: it has posted nothing. */
const refused = response({ error: 'busy' }, 503);
/** A proxy's error: the platform may have posted it. */
const broken = response({}, 503);
const duplicate = response({ error: 'comment_duplicate' }, 409);

interface Case {
  readonly name: string;
  readonly events: string;
  /** The platform's responses to POSTs in turn; the last one is repeated. */
  readonly responses?: readonly FakeResponse[];
  /** The comments of the post, or the response to their request. */
  readonly comments?: readonly unknown[] | FakeResponse;
  readonly isFull?: boolean;
  /** Storage at the start. */
  readonly held?: Readonly<Record<string, string>>;
  /** When this tab acquires the lock. */
  readonly lock?: string;
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

const record = (changes: object = {}): Record<string, string> => ({
  note_reply_7: storedReply({ sentAt: 0, ...changes }),
});

/** Responses with status 2xx and no address. */
const answers: readonly (readonly [string, FakeResponse])[] = [
  ['a response without an address', response({ status: 'approved' })],
  ['a response that contains no comment', response([])],
  ['an empty response', { status: 200, text: '' }],
  ['a response without content', { status: 204, text: '' }],
  ['a response that is not JSON', { status: 200, text: '<html>' }],
];

/** Comments that are not the reply. */
const others: readonly (readonly [string, object])[] = [
  ['the comment of somebody else', posted({ author: { ID: 6 } })],
  ['a comment that is more than ten minutes older', posted({ date: '1969-12-31T23:49:59+00:00' })],
  ['another text', posted({ raw_content: 'Hello!?', content: '<p>Hello you</p>' })],
  ['a reply to another comment', posted({ parent: { ID: 71 } })],
  ['a comment on the post', posted({ parent: false })],
];

const rules: Case[] = [
  {
    name: 'to a comment is sent',
    events: '  a',
    sent: '    a',
    expected: '5ms y',
  },
  {
    name: 'goes to the post if the note has no comment',
    events: '  9',
    sent: '    9',
    expected: '5ms P',
  },
  {
    name: 'is retried 2, 4 and 6 s after the failures',
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
    name: 'is not retried if it is a duplicate',
    responses: [duplicate],
    events: '  a',
    sent: '    a',
    expected: '5ms D',
  },
  {
    name: 'is not a duplicate of an attempt that the platform has refused',
    responses: [refused, duplicate],
    events: '  a',
    sent: '    a 2004ms a',
    expected: '   2010ms D',
  },
  {
    name: 'is looked for before each retry if the last attempt has no answer',
    responses: [broken],
    events: '  a',
    sent: '    a 2004ms L 4ms a 4004ms L 4ms a 6004ms L 4ms a',
    expected: '12035ms f',
  },
  {
    name: 'is not sent again if it is found, because then only the first response was lost',
    responses: [broken],
    comments: [posted()],
    events: '  a',
    sent: '    a 2004ms L',
    expected: '   2010ms y',
  },
  {
    name: 'is not sent again while the platform does not tell whether it is there',
    responses: [broken],
    comments: response({}, 500),
    events: '  a',
    sent: '    a 2004ms L 4004ms L 6004ms L',
    expected: '   12020ms f',
  },
  ...others.map(([what, comment]) => ({
    name: `is not found in ${what}`,
    responses: [broken, ok],
    comments: [comment],
    events: '  a',
    sent: '    a 2004ms L 4ms a',
    expected: '   2015ms y',
  })),
  {
    name: 'is found if the clock of the browser is ten minutes ahead',
    responses: [broken],
    comments: [posted({ date: '1969-12-31T23:50:00+00:00' })],
    events: '  a',
    sent: '    a 2004ms L',
    expected: '   2010ms y',
  },
  {
    name: 'is found in HTML whose quotes, spaces and dashes the platform has changed',
    responses: [broken],
    comments: [posted({ raw_content: undefined, content: '<p> &#8220;Hello&#8221;</p>' })],
    events: '  a',
    sent: '    a 2004ms L',
    expected: '   2010ms y',
  },
  {
    name: 'is a duplicate if a retry is one and the reply is not found',
    responses: [broken, duplicate],
    events: '  a',
    sent: '    a 2004ms L 4ms a 4ms L',
    expected: '   2020ms D',
  },
  {
    name: 'is looked for before it is sent by Retry, if the last attempt has no answer',
    held: record({ isFailed: true }),
    comments: [posted()],
    events: '  9s a',
    sent: '    9s L',
    expected: '9005ms y',
  },
  {
    name: 'that a dead page was sending is looked for 5 s after its last attempt',
    held: record({ sentAt: 1000 }),
    events: '  2s a',
    sent: '    6s L 4ms a',
    expected: '6010ms y',
  },
  {
    name: 'with another text than the stored one is sent at once',
    held: record({ text: 'Other' }),
    events: '  2s a',
    sent: '    2s a',
    expected: '2005ms y',
  },
  {
    name: 'is sent while storage is full, and the blogger is told once that it is not stored',
    isFull: true,
    events: '  a     999ms 1',
    sent: '    a     999ms 1',
    expected: 'r 4ms y 999ms y',
  },
  {
    name: 'is sent when this tab has the lock',
    lock: '    3s *',
    events: '  a',
    sent: '    3s a',
    expected: '3005ms y',
  },
  {
    name: 'fails without a request if another tab keeps the lock for 30 s',
    lock: '    -',
    events: '  a',
    sent: '',
    expected: '30s f',
  },
  {
    name: 'is retried after the time that the answer asks for',
    responses: [response({ error: 'busy' }, 429, { 'retry-after': '60' }), ok],
    events: '  a',
    sent: '    a 60004ms a',
    expected: '60010ms y',
  },
  {
    name: 'fails at once if the answer asks for more than 180 s, so that the blogger can go on',
    responses: [response({ error: 'busy' }, 429, { 'retry-after': '181' })],
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
    name: 'is not retried after the token was rejected',
    responses: [refused],
    events: '  a 999ms Q',
    sent: '    a',
    expected: '     1s f',
  },
  {
    name: 'is not sent without a network',
    events: '  Na',
    sent: '',
    expected: '',
  },
  {
    name: 'is not sent without a session',
    events: '  Qa',
    sent: '',
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
    name: 'waits for the network if that has caused the last failure',
    responses: [refused, refused, refused, refused, ok],
    events: '  a 12015ms N 60s n',
    sent: '    a 2004ms a 4004ms a 6004ms a 60001ms a',
    expected: '72022ms y',
  },
  {
    name: 'is not retried if the session ends while it waits for the network',
    responses: [refused],
    events: '  aN 4998ms Q',
    sent: '    a',
    expected: '  5s f',
  },
  {
    name: 'is not sent if it is empty',
    events: '  0',
    sent: '',
    expected: '',
  },
  {
    name: 'is not sent if it has only white space',
    events: '  2',
    sent: '',
    expected: '',
  },
  {
    name: 'has no link if its address is unsafe',
    responses: [response({ URL: 'javascript:alert(1)' })],
    comments: [posted({ URL: 'javascript:alert(1)' })],
    events: '  a',
    sent: '    a 4ms L',
    expected: '10ms z',
  },
  ...answers.flatMap(([what, answer]): Case[] => {
    const each = { responses: [answer], events: 'a', sent: 'a 4ms L' };
    return [
      {
        ...each,
        name: `is sent, and looked for to link to it, by ${what}`,
        comments: [posted()],
        expected: '10ms y',
      },
      {
        ...each,
        name: `is never sent twice, also if it is not found, by ${what}`,
        expected: what.endsWith('JSON') ? '10ms f' : '10ms z',
      },
      {
        ...each,
        name: `is never sent twice, also if it cannot be looked for, by ${what}`,
        comments: response({}, 500),
        expected: what.endsWith('JSON') ? '10ms f' : '10ms z',
      },
    ];
  }),
];

const isOfMe = (line: string): boolean => line.startsWith('GET /me');

cases(
  'a reply',
  (
    m,
    { events, responses = [ok], comments = [], isFull = false, held = {}, lock = '*', expected, sent }: Case,
  ) => {
    let count = 0;
    const platform = fakePlatform((line) => {
      const list = 'status' in comments ? comments : response({ comments });
      const posts = () => responses[Math.min(count++, responses.length - 1)] ?? ok;
      if (isOfMe(line)) return m.cold('(a|)', { a: response({ ID: 5 }) });
      return m.cold('5ms (a|)', { a: line.startsWith('GET') ? list : posts() });
    });
    const post = note(9, { meta: { ids: { site: 1, post: 2 } } });
    const emitted$ = emittedBy(m, reply, {
      events,
      values,
      platform,
      state: holding(note(7), note(8), post),
      world: {
        storage: memoryStorage(new Map(Object.entries(held)), NEVER, () => isFull),
        locks: { hold: () => concat(m.cold(lock), NEVER) },
      },
    });
    m.expect(emitted$).toBeObservable(expected, values);
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
  'a reply fails at once, without a request',
  (m, { ids, body }: MissingTarget) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response({}) }));
    const state = ids ? holding(note(7, { meta: { ids }, ...(body && { body }) })) : {};
    const emitted$ = emittedBy(m, reply, { events: 'a', values: replyLegend, platform, state });
    m.expect(emitted$).toBeObservable('f', replyLegend);
    m.expect(platform.requests$).toBeObservable('');
  },
  missingTargets,
);
