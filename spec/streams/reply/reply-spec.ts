import { cases } from 'rxjs-marbles/jest';
import { reply } from '../../../src/streams/reply/reply';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend, REPLY_URL, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { response, fakePlatform } from '../../support/platform';

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
};

const requests = {
  a: 'POST /sites/1/comments/70/replies/new {"content":"Hello"}',
  1: 'POST /sites/1/comments/70/replies/new {"content":"Again"}',
  8: 'POST /sites/1/comments/80/replies/new {"content":"Hello"}',
  9: 'POST /sites/1/posts/2/replies/new {"content":"Hello"}',
};

const ok = response({ URL: REPLY_URL });
const broken = response({}, 503);
const duplicate = response({ error: 'comment_duplicate' }, 409);

interface Case {
  readonly name: string;
  readonly events: string;
  /** The platform's responses in turn; the last one is repeated. */
  readonly responses?: readonly ReturnType<typeof response>[];
  readonly expected: string;
  readonly sent: string;
}

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
    responses: [broken],
    events: '  a',
    sent: '    a 2004ms a 4004ms a 6004ms a',
    expected: '                    12020ms f',
  },
  {
    name: 'can still succeed with the last retry',
    responses: [broken, broken, broken, ok],
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
    name: 'succeeds if a retry is a duplicate, because then only the first response was lost',
    responses: [broken, duplicate],
    events: '  a',
    sent: '    a 2004ms a',
    expected: '   2010ms z',
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
    responses: [broken, ok],
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
    responses: [broken],
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
    responses: [broken, ok],
    events: '  a 999ms N 5s n',
    sent: '    a 6000ms a',
    expected: '6006ms y',
  },
  {
    name: 'is retried at its time if the network is back before',
    responses: [broken, ok],
    events: '  a 999ms Nn',
    sent: '    a 2004ms a',
    expected: '2010ms y',
  },
  {
    name: 'waits for the network if that has caused the last failure',
    responses: [broken, broken, broken, broken, ok],
    events: '  a 12015ms N 60s n',
    sent: '    a 2004ms a 4004ms a 6004ms a 60001ms a',
    expected: '72022ms y',
  },
  {
    name: 'is not retried if the session ends while it waits for the network',
    responses: [broken],
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
    events: '  a',
    sent: '    a',
    expected: '5ms z',
  },
  {
    name: 'has no link if the response has no address',
    responses: [response({ status: 'approved' })],
    events: '  a',
    sent: '    a',
    expected: '5ms z',
  },
  {
    name: 'is retried if the response does not contain a comment',
    responses: [response([]), response({ notes: 7 }), ok],
    events: '  a',
    sent: '    a 2004ms a 4004ms a',
    expected: '            6015ms y',
  },
];

cases(
  'a reply',
  (m, { events, responses = [ok], expected, sent }: Case) => {
    let count = 0;
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: responses[Math.min(count++, responses.length - 1)] ?? ok }),
    );
    const post = note(9, { meta: { ids: { site: 1, post: 2 } } });
    const emitted$ = emittedBy(m, reply, {
      events,
      values,
      platform,
      state: holding(note(7), note(8), post),
    });
    m.expect(emitted$).toBeObservable(expected, values);
    m.expect(platform.requests$).toBeObservable(sent, requests);
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
  'a reply fails after its retries without a request',
  (m, { ids, body }: MissingTarget) => {
    const platform = fakePlatform(() => m.cold('5ms (a|)', { a: response({}) }));
    const state = ids ? holding(note(7, { meta: { ids }, ...(body && { body }) })) : {};
    const emitted$ = emittedBy(m, reply, { events: 'a', values: replyLegend, platform, state });
    m.expect(emitted$).toBeObservable('12s f', replyLegend);
    m.expect(platform.requests$).toBeObservable('');
  },
  missingTargets,
);
