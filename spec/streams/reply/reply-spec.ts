import { filter, merge } from 'rxjs';
import { cases } from 'rxjs-marbles/jest';
import { outboxOf } from '../../../src/streams/outbox/outbox';
import { UNKNOWN_OWNER } from '../../../src/streams/outbox/record';
import { ofType } from '../../../src/streams/operators/of-type';
import { reply } from '../../../src/streams/reply/reply';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend, REPLY_URL, replyLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { keptStore, type RecordChanges, recordOn, sharedRecords } from '../../support/outbox';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { more, named, table } from '../../support/table';

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

const busy = (seconds: string) => response({ error: 'busy' }, 429, { 'retry-after': seconds });
/** The platform's responses to POSTs. */
const answers = {
  ok: response({ URL: REPLY_URL }),
  /** The platform's own error: it has posted nothing. */
  refused: response({ error: 'busy' }, 500),
  /** A proxy's error: the platform may have posted it. */
  broken: response({}, 503),
  busy60: busy('60'),
  busy181: busy('181'),
  duplicate: response({ error: 'comment_duplicate' }, 409),
  signedOut: response({ error: 'invalid_token' }, 401),
  unsafe: response({ URL: 'javascript:alert(1)' }),
  html: { status: 200, text: '<html>' },
  // Responses with status 2xx and no address.
  noAddress: response({ status: 'approved' }),
  noComment: response([]),
  empty: { status: 200, text: '' },
  noContent: { status: 204, text: '' },
};

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

const list = (...comments: readonly object[]) => response({ comments });
/** The comments of the post. */
const comments = {
  ok: list(),
  posted: list(posted()),
  unsafe: list(posted({ URL: 'javascript:alert(1)' })),
  known: list(posted({ ID: 8 })),
  changed: list(posted({ raw_content: undefined, content: '<p> &#8220;Hello&#8221;</p>' })),
  ofAnother: list(posted({ author: { ID: 6 } })),
  otherText: list(posted({ raw_content: 'Hello you', content: '<p>Hello you</p>' })),
  elsewhere: list(posted({ parent: { ID: 71 } })),
  onPost: list(posted({ parent: false })),
};

/** The record of an earlier page about note 7. */
const records: Record<string, RecordChanges> = {
  waiting: {},
  sending: { state: 'sending', attempts: 1, sentAt: 0 },
  ownerless: { owner: UNKNOWN_OWNER, madeAt: -1 },
  ofAnother: { owner: '6' },
};

const isOfMe = (line: string): boolean => line.startsWith('GET /me');
const post = note(9, { meta: { ids: { site: 1, post: 2 } } });
const same = note(10, { meta: { ids: { site: 1, post: 2, comment: 70, reply_comment: 8 } } });
const state = holding(note(7), note(8), post, same);

/** `otherTab` has the events of another tab of the browser, which is hidden. */
cases(
  'a reply',
  (m, { events, sent, expected, responses, given }) => {
    const { comments: listed, held, otherTab, until } = more(given, 'comments', 'held', 'otherTab', 'until');
    const next = responsesIn(responses, answers);
    const found = responsesIn(listed, comments)();
    const platform = fakePlatform((line) => {
      if (isOfMe(line)) return m.cold('(a|)', { a: response({ ID: 5 }) });
      return m.cold('5ms (a|)', { a: line.startsWith('GET') ? found : next() });
    });
    const changes = named(records, held);
    const shared = sharedRecords(...(changes ? [recordOn(note(7), 'reply', changes)] : []));
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
    m.expect<Event>(emitted$, until === '' ? '200s !' : until).toBeObservable(expected, values);
    const sent$ = platform.requests$.pipe(filter((line) => !isOfMe(line)));
    m.expect(sent$).toBeObservable(sent, requests);
  },
  table(`
  events          | sent                                                             | expected      | responses                  | given                           | name
  a               | a                                                                | 5ms y         |                            |                                 | [reply-target] to a comment is sent
  9               | 9                                                                | 5ms P         |                            |                                 | [reply-target] goes to the post if the note has no comment
  a               | a 2004ms a 4004ms a 6004ms a                                     | 12020ms f     | refused                    |                                 | [failed-reply] is retried 2, 4 and 6 s after the failures
  a               | a 2004ms a 4004ms a 6004ms a                                     | 12020ms y     | refused refused refused ok |                                 | can still succeed with the last retry
  a               | a                                                                | 5ms D         | duplicate                  |                                 | [duplicate-reply] is not retried if it is a duplicate
  a               | a 2004ms a 4ms L                                                 | 2015ms D      | refused duplicate          | comments: known                 | [repeated-comment] is a duplicate if a retry is one and an older reply has its text
  a               | a 2004ms a 4ms L                                                 | 2015ms z      | refused duplicate          |                                 | [repeated-comment] is posted if a retry is a duplicate and no reply is found, because it may be held back
  a               | a 4999ms L 2004ms a 4ms L                                        | 7015ms z      | broken duplicate           | comments: otherText             | [reply-is-posted-once] is posted if a retry is a duplicate, also if the platform has changed its text beyond recognition
  a               | a 2004ms a 4ms L                                                 | 2015ms y      | refused duplicate          | comments: posted                | [repeated-comment] is posted if a retry is a duplicate and the reply is found, because the first answer was lost
  a               | a 4999ms L 2004ms a 4999ms L 4004ms a 4999ms L 6004ms a 4999ms L | 32020ms f     | broken                     |                                 | [reply-is-posted-once] is looked for before each retry if the last attempt has no answer
  a               | a 4999ms L                                                       | 5005ms y      | broken                     | comments: posted                | [reply-is-posted-once] is not sent again if it is found, because then only the first response was lost
  a               | a 4999ms L 30004ms L 30004ms L                                   |               | broken                     | comments: 500; until: 66s !     | is not sent again while the platform does not tell whether it is there
  a               | a 4999ms L 2004ms a                                              | 7010ms y      | broken ok                  | comments: ofAnother             | is not found in the comment of somebody else
  a               | a 4999ms L 2004ms a                                              | 7010ms y      | broken ok                  | comments: known                 | is not found in a comment that the panel knew before it
  a               | a 4999ms L 2004ms a                                              | 7010ms y      | broken ok                  | comments: otherText             | is not found in another text
  a               | a 4999ms L 2004ms a                                              | 7010ms y      | broken ok                  | comments: elsewhere             | is not found in a reply to another comment
  a               | a 4999ms L 2004ms a                                              | 7010ms y      | broken ok                  | comments: onPost                | is not found in a comment on the post
  a               | a 4999ms L                                                       | 5005ms y      | broken                     | comments: changed               | is found in HTML whose quotes, spaces and dashes the platform has changed
                  | 5s L                                                             |               |                            | comments: posted; held: sending | [reply-is-posted-once] that a dead page was sending is looked for 5 s after its attempt, and is not sent again if it is there
                  | 5s L 2004ms a                                                    |               |                            | held: sending                   | that a dead page was sending is sent if it is not there
                  | a                                                                |               |                            | held: waiting                   | [reply-outlives-the-page] that a dead page has not sent is sent
  5999ms 1        | 5999ms 1                                                         | 6004ms y      |                            | held: ownerless                 | [reply-outlives-the-page] of a blogger who is not known is not sent by the next page, but fails after 5 s
                  |                                                                  |               |                            | held: ofAnother                 | [reply-outlives-the-page] of another blogger is never sent
  a               | a                                                                | 5ms y         |                            | otherTab: -a                    | [reply-is-posted-once] that is submitted in two tabs is posted once
  a               | a                                                                | 5ms y 93ms D  |                            | otherTab: 99ms a                | that was posted is a duplicate in another tab, without a request
                  | a                                                                | 5ms y         |                            | otherTab: a                     | of a hidden tab is sent by the visible one, and succeeds in its own tab
  a               | a 60004ms a                                                      | 60010ms y     | busy60 ok                  |                                 | [retry-after] is retried after the time that the answer asks for
  a               | a                                                                | 5ms f         | busy181                    |                                 | fails at once if the answer asks for more than 180 s, so that the blogger can go on
  a8              | a8                                                               | 5ms yY        |                            |                                 | does not wait for the reply to another note
  a-1             | a                                                                | 5ms y         |                            |                                 | is ignored while another reply to the note is being sent
  a 999ms 1       | a 2004ms a                                                       | 2010ms y      | refused ok                 |                                 | is ignored while another reply to the note waits for its retry
  a 999ms 1       | a 999ms 1                                                        | 5ms y 999ms y |                            |                                 | can be followed by another one
  a 999ms 1       | a 999ms 1                                                        | 5ms D 999ms y | duplicate ok               |                                 | can be submitted again after it has failed
  Na 5s n         | 5002ms a                                                         | 5007ms y      |                            |                                 | waits for the network, and is sent when that is back
  Na 5s 4n        |                                                                  |               |                            |                                 | that waits for the network is not sent if its text changes
  Na 5s 41n       | 5004ms 1                                                         | 5009ms y      |                            |                                 | that waits for the network is sent with its last text
  Na 5s 5n        | 5003ms a                                                         | 5008ms y      |                            |                                 | [reply-offline] that waits for the network is sent although a text is typed under another note about its comment
  a 999ms 6       | a                                                                | 5ms D         | duplicate ok               |                                 | from another note about the same comment does not replace one that has failed
  Qa 5s K         | 5002ms a                                                         | 5007ms y      |                            |                                 | [reply-without-a-session] waits for a session, and is sent after the next sign-in
  aQ 9998ms K     | a 9999ms a                                                       | 10005ms y     | signedOut ok               |                                 | that the platform has refused because the session had ended is sent after the next sign-in
  aQ 999ms 3 9s K | a                                                                |               | signedOut ok               |                                 | [reply-without-a-session] is not sent after the next sign-in if the box was emptied
  a 999ms N 5s n  | a 6000ms a                                                       | 6006ms y      | refused ok                 |                                 | is retried when the network is back if it is offline at its time
  a 999ms Nn      | a 2004ms a                                                       | 2010ms y      | refused ok                 |                                 | is retried at its time if the network is back before
  0               |                                                                  |               |                            |                                 | [empty-reply] is not sent if it is empty
  2               |                                                                  |               |                            |                                 | [empty-reply] is not sent if it has only white space
  a               | a 4ms L                                                          | 10ms z        | unsafe                     | comments: unsafe                | [address-of-a-reply] has no link if its address is unsafe
  a               | a 4999ms L 2004ms a                                              | 7010ms y      | html ok                    |                                 | [any-2xx-posts-a-reply] is looked for, and sent again only if it is not there, after a response that is not JSON
  a               | a 4ms L                                                          | 10ms y        | noAddress                  | comments: posted                | [comment-response] [any-2xx-posts-a-reply] is sent, and looked for to link to it, by a response without an address
  a               | a 4ms L                                                          | 10ms z        | noAddress                  |                                 | [any-2xx-posts-a-reply] is never sent twice, also if it is not found, by a response without an address
  a               | a 4ms L                                                          | 10ms z        | noAddress                  | comments: 500                   | is never sent twice, also if it cannot be looked for, by a response without an address
  a               | a 4ms L                                                          | 10ms y        | noComment                  | comments: posted                | [comment-response] [any-2xx-posts-a-reply] is sent, and looked for to link to it, by a response that contains no comment
  a               | a 4ms L                                                          | 10ms y        | empty                      | comments: posted                | [comment-response] [any-2xx-posts-a-reply] is sent, and looked for to link to it, by an empty response
  a               | a 4ms L                                                          | 10ms y        | noContent                  | comments: posted                | [comment-response] [any-2xx-posts-a-reply] is sent, and looked for to link to it, by a response without content
`),
);
