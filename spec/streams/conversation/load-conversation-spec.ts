import { marbles, cases } from 'rxjs-marbles/jest';
import { loadConversation } from '../../../src/streams/conversation/load-conversation';
import { selectNews } from '../../../src/streams/conversation/reply-news';
import type { Conversation } from '../../../src/streams/conversation/state';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { conversation, repliesFetched, threadComment, wireComment } from '../../support/conversation';
import { holding, note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';
import { fakePlatform, response, responsesIn } from '../../support/platform';
import { table } from '../../support/table';

test('[open-conversation] a note of a reply is news for the open comment, and no other note is', () => {
  const ids = { site: 1, post: 2, comment: 10 };
  const news = (...others: Parameters<typeof note>[]) =>
    selectNews({
      ...initialState,
      ...holding(note(1, { meta: { ids } }), ...others.map((each) => note(...each))),
      selectedNoteId: 1,
    });
  const reply = { site: 1, post: 2, comment: 11, parent_comment: 10 };
  const quiet = news();
  expect(quiet).not.toBe('');
  expect(news([2, { meta: { ids: reply } }])).not.toBe(quiet);
  expect(news([2, { meta: { ids: { ...reply, site: 9 } } }])).toBe(quiet);
  expect(news([2, { meta: { ids: { ...reply, parent_comment: 12 } } }])).toBe(quiet);
});

/** The news of note 1, which is about comment 10 and which the blogger has answered with 11. */
const newsWith = (others: readonly Note[], known?: Partial<Conversation>): string => {
  const ids = { site: 1, post: 2, comment: 10, reply_comment: 11 };
  return selectNews({
    ...initialState,
    ...holding(note(1, { meta: { ids } }), ...others),
    selectedNoteId: 1,
    conversations: known ? { '1/10': conversation(known) } : {},
  });
};
const answering = (id: number, comment: number, parent: number, isApproved = true): Note =>
  note(id, {
    meta: { ids: { site: 1, post: 2, comment, parent_comment: parent } },
    body: [{ type: 'comment', text: 'A text.', actions: { 'approve-comment': isApproved } }],
  });

test("[open-conversation] a reply to the blogger's reply is news, and a reply to that one", () => {
  const reply = answering(3, 12, 11);
  expect(new Set([newsWith([]), newsWith([reply]), newsWith([reply, answering(2, 13, 12)])]).size).toBe(3);
});

test('[open-conversation] the approval of a reply is news', () => {
  expect(newsWith([answering(3, 12, 10)])).not.toBe(newsWith([answering(3, 12, 10, false)]));
});

test("[open-conversation] the blogger's reply is news if the conversation does not have it", () => {
  expect(newsWith([], { comments: [] })).not.toBe(newsWith([], { comments: [threadComment(11, 10)] }));
});

test('[open-conversation] notes of comments that reply to each other in a circle are no news', () => {
  expect(newsWith([answering(3, 12, 13), answering(4, 13, 12), answering(5, 14, 14)])).toBe(newsWith([]));
});

test(
  '[open-conversation] a reply is fetched once: not again when its record goes, nor while a second one waits',
  marbles((m) => {
    const opened = note(1, { meta: { ids: { site: 1, post: 2, comment: 10 } } });
    const platform = fakePlatform(() =>
      m.cold('5ms (a|)', { a: response({ comments: [wireComment(11, 10)] }) }),
    );
    const values: Record<string, Event> = {
      1: { type: 'note.selected', id: 1 },
      s: looked(recordOn(opened, 'reply', { state: 'done', settledAt: 7 })),
      w: looked(recordOn(opened, 'reply')),
      g: looked(),
    };
    const replies = (news: string): Event => repliesFetched([11], { isComplete: true, news });
    const events = '1 399ms s 999ms w 999ms g';
    m.expect(
      emittedBy(m, loadConversation, { events, values, state: holding(opened), platform }),
    ).toBeObservable('305ms a 399ms b', { a: replies('1/10  '), b: replies('1/10  7') });
  }),
);

const ids = { site: 1, post: 2, comment: 10 };
const answeringIds = { ...ids, parent_comment: 9 };
const moderated = { 'approve-comment': true };
const commented = (id: number, others: object, actions: object = {}) =>
  note(id, { meta: { ids: others }, body: [{ type: 'comment', text: 'A text.', actions }] });
const state = holding(
  commented(1, ids),
  commented(2, answeringIds, moderated),
  note(3, { type: 'like', meta: { ids } }),
);

const values: Record<string, Event> = {
  1: { type: 'note.selected', id: 1 },
  2: { type: 'note.selected', id: 2 },
  3: { type: 'note.selected', id: 3 },
  x: { type: 'note.deselected' },
  // A note of a reply to the open comment.
  n: {
    type: 'notes.fetched',
    notes: [note(4, { meta: { ids: { ...ids, comment: 11, parent_comment: 10 } } })],
    unreadable: [],
    asked: 9,
  },
  m: { type: 'conversation.moreRequested', key: '1/10' },
  e: { type: 'session.ended' },
  r: { type: 'session.renewed', expiresAt: 1_000_000 },
};
const PAGE = 'GET /sites/1/posts/2/replies/?number=100&offset=';
const requests = {
  a: `${PAGE}0`,
  b: `${PAGE}100`,
  c: `${PAGE}0&status=all`,
  p: 'GET /sites/1/comments/9',
};
const pageOf = (
  searched: number,
  isComplete: boolean,
  news: string,
  ...comments: readonly number[]
): Event => ({
  type: 'conversation.repliesFetched',
  key: '1/10',
  comments: comments.map((id) => threadComment(id, 10)),
  isNewest: true,
  searched,
  isComplete,
  news,
});
const NEWS = '1/10  ';
const events: Record<string, Event> = {
  a: pageOf(1, true, NEWS, 11),
  n: pageOf(1, true, '1/10 11 ', 11),
  f: { type: 'conversation.failed', key: '1/10' },
  p: { type: 'conversation.parentFetched', key: '1/10', parent: threadComment(9, undefined) },
  q: { type: 'conversation.parentFetched', key: '1/10', parent: null },
};

const rules = table(`
  events                 | sent                    | expected                | responses | name
  1                      | 300ms a                 | 305ms a                 |           | [open-conversation] is requested when the note has been open for 300 ms
  1 99ms 3 99ms 1 99ms x |                         |                         |           | [open-conversation] is not requested while J walks through the list
  1 400ms x1 400ms x1    | 300ms a                 | 305ms a                 |           | [open-conversation] is requested once, however often the note opens
  2                      | 300ms (pc)              | 305ms (pa)              |           | [open-conversation] of a comment that the blogger moderates has the ones that wait, and its parent
  2                      | 300ms (pc) 1ms a        | 305ms p 4ms a           | ok 403 ok | [open-conversation] is requested once more without the ones that wait if the platform refuses them
  2                      | 300ms (pc) 1ms a        | 305ms p 4ms f           | ok 403    | [open-conversation] fails if the platform refuses the ones that are approved, too
  2                      | 300ms (pc)              | 305ms (pf)              | ok 500    | [open-conversation] is requested as it was if it could not be fetched for another reason
  1 400ms n              | 300ms a 400ms a         | 305ms a 400ms n         |           | [open-conversation] is requested again when the panel learns of a reply
  1 400ms n 400ms x1     | 300ms a 400ms a         | 305ms f 400ms n         | 500 ok    | [open-conversation] says that it failed, is not tried again by itself, and is when the panel learns of a reply
  1                      | 300ms a                 | 305ms f                 | malformed | [open-conversation] fails if the response has no list of comments
  1 400ms m              | 300ms a 100ms a         | 305ms f 100ms a         | 500 ok    | [open-conversation] is tried again when the blogger wants that
  1 400ms n 400ms m      | 300ms a 400ms a 100ms a | 305ms a 400ms f 100ms n | ok 500 ok | [open-conversation] is tried again from the new reply if that could not be fetched
  2                      | 300ms (pc)              | 305ms (qa)              | 404 ok    | [open-conversation] says that the comment that is answered cannot be shown if the platform refuses it
  2 400ms er-x2          | 300ms (pc) 401ms p      | 305ms (af) 401ms p      | 401 ok    | [open-conversation] fails if the session has ended, and asks again for the comment that is answered
  2                      | 300ms (pc)              | 305ms (af)              | 503 ok    | [open-conversation] fails last if the comment that is answered cannot be fetched now
  2                      | 300ms (pc)              | 305ms f                 | object    | [open-conversation] fails with a response that is {}
  2                      | 300ms (pc)              | 305ms f                 | null      | [open-conversation] fails with a response that is null
  2                      | 300ms (pc)              | 305ms f                 | list      | [open-conversation] fails with a response that is a list
  2                      | 300ms (pc)              | 305ms f                 | other     | [open-conversation] fails with a response that is another comment
`);

cases(
  'the conversation of an open comment',
  (m, { events: input, sent, expected, responses }) => {
    const next = responsesIn(responses, {
      malformed: response({ notes: 7 }),
      object: { status: 200, text: '{ }' },
      null: response(null),
      list: response([wireComment(11, 10)]),
      other: response(wireComment(8)),
    });
    const platform = fakePlatform((line) => {
      const reply = next();
      const body = line.includes('/replies/')
        ? { found: 1, comments: [wireComment(11, 10)] }
        : wireComment(9);
      return m.cold('5ms (a|)', { a: reply.text === '{}' ? response(body, reply.status) : reply });
    });
    m.expect(emittedBy(m, loadConversation, { events: input, values, state, platform })).toBeObservable(
      expected,
      events,
    );
    m.expect(platform.requests$).toBeObservable(sent, requests);
  },
  rules,
);
