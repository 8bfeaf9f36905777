import { marbles } from 'rxjs-marbles/jest';
import { loadConversation } from '../../../src/streams/conversation/load-conversation';
import { selectNews } from '../../../src/streams/conversation/news';
import type { Conversation } from '../../../src/streams/conversation/state';
import type { Note } from '../../../src/streams/notes/note';
import type { Event } from '../../../src/streams/state/events';
import { initialState } from '../../../src/streams/state/state';
import { emittedBy } from '../../support/behaviour';
import { conversation, answersFetched, threadComment, wireComment } from '../../support/conversation';
import { holding, note } from '../../support/notes';
import { looked, recordOn } from '../../support/outbox';
import { fakePlatform, response } from '../../support/platform';

test('[open-conversation] a note of an answer is news for the open comment, and no other note is', () => {
  const ids = { site: 1, post: 2, comment: 10 };
  const news = (...others: Parameters<typeof note>[]) =>
    selectNews({
      ...initialState,
      ...holding(note(1, { meta: { ids } }), ...others.map((each) => note(...each))),
      selectedNoteId: 1,
    });
  const answer = { site: 1, post: 2, comment: 11, parent_comment: 10 };
  const quiet = news();
  expect(quiet).not.toBe('');
  expect(news([2, { meta: { ids: answer } }])).not.toBe(quiet);
  expect(news([2, { meta: { ids: { ...answer, site: 9 } } }])).toBe(quiet);
  expect(news([2, { meta: { ids: { ...answer, parent_comment: 12 } } }])).toBe(quiet);
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

test("[open-conversation] an answer to the blogger's reply is news, and an answer to that one", () => {
  const answer = answering(3, 12, 11);
  expect(new Set([newsWith([]), newsWith([answer]), newsWith([answer, answering(2, 13, 12)])]).size).toBe(3);
});

test('[open-conversation] the approval of an answer is news', () => {
  expect(newsWith([answering(3, 12, 10)])).not.toBe(newsWith([answering(3, 12, 10, false)]));
});

test("[open-conversation] the blogger's reply is news if the conversation does not have it", () => {
  expect(newsWith([], { comments: [] })).not.toBe(newsWith([], { comments: [threadComment(11, 10)] }));
});

test('[open-conversation] notes of comments that answer each other in a circle are no news', () => {
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
    const answers = (news: string): Event => answersFetched([11], { isComplete: true, news });
    const events = '1 399ms s 999ms w 999ms g';
    m.expect(
      emittedBy(m, loadConversation, { events, values, state: holding(opened), platform }),
    ).toBeObservable('305ms a 399ms b', { a: answers('1/10  '), b: answers('1/10  7') });
  }),
);
