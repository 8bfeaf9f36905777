import { settle } from '../../../src/streams/outbox/settle';
import type { ThreadComment } from '../../../src/streams/conversation/state';
import type { OutboxRecord } from '../../../src/streams/outbox/record';
import type { Event } from '../../../src/streams/state/events';
import type { State } from '../../../src/streams/state/state';
import { stateAfter } from '../../support/behaviour';
import { conversation, threadComment } from '../../support/conversation';
import { looking, recordOf } from '../outbox/records';

const done = (record: OutboxRecord): OutboxRecord => ({ ...record, state: 'done', settledAt: 2000 });

const held = (answer: Partial<ThreadComment> = {}): Partial<State> => ({
  conversations: {
    '1/10': conversation({ comments: [threadComment(70, 10, answer), threadComment(60, 10)], searched: 2 }),
    '1/20': conversation({ comments: [threadComment(70, 10, answer)] }),
    '2/10': conversation({ comments: [threadComment(70, 10, answer)] }),
  },
});

/** The conversations after the platform has answered, when the records do not show any more. */
const after = (record: OutboxRecord, state = held()): State['conversations'] => {
  const before = stateAfter(state);
  return stateAfter(before, ...settle(record, before, [record])).conversations;
};
const answerAfter = (record: OutboxRecord, answer?: Partial<ThreadComment>) =>
  after(done(record), held(answer))['1/10']?.comments[0];

test('[answer-actions] what the platform has done stays after the 10 s of its record', () => {
  expect(answerAfter(recordOf('approve'), { isApproved: false })?.isApproved).toBe(true);
  expect(answerAfter(recordOf('approve', { payload: false }))?.isApproved).toBe(false);
  expect(answerAfter(recordOf('like'), { isLiked: false, likeCount: 4 })).toMatchObject({
    isLiked: true,
    likeCount: 5,
  });
  expect(answerAfter(recordOf('like'), { isLiked: true, likeCount: 4 })?.likeCount).toBe(4);
  expect(answerAfter(recordOf('like', { payload: false }), { isLiked: true, likeCount: 0 })?.likeCount).toBe(
    0,
  );
  expect(answerAfter(recordOf('trash'))?.removal).toBe('trash');
  expect(answerAfter(recordOf('spam'))?.removal).toBe('spam');
  expect(answerAfter(recordOf('untrash'), { removal: 'trash' })?.removal).toBeUndefined();
});

test('[answer-actions] changes the comment that is answered, too', () => {
  const parent = threadComment(70, undefined, { isApproved: false });
  const known = after(done(recordOf('approve')), { conversations: { '1/90': conversation({ parent }) } });
  expect(known['1/90']?.parent?.isApproved).toBe(true);
});

test('[answer-actions] changes each conversation of the site that has the answer', () => {
  const known = after(done(recordOf('trash')));
  expect(['1/10', '1/20', '2/10'].map((key) => known[key]?.comments[0]?.removal)).toEqual([
    'trash',
    'trash',
    undefined,
  ]);
});

test('[answer-actions] changes the comment that is answered, also if its response is from before', () => {
  const parent = threadComment(70, undefined, { isLiked: false, likeCount: 1 });
  const state = stateAfter({ conversations: { '1/10': conversation({ parent }) } });
  const like = done(recordOf('like'));
  const liked = stateAfter(state, ...settle(like, state, [like]));
  expect(liked.conversations['1/10']?.parent).toMatchObject({ isLiked: true, likeCount: 2 });
  const again = stateAfter(
    { ...state, ...looking(like) },
    {
      type: 'conversation.parentFetched',
      key: '1/10',
      parent,
    },
  );
  expect(again.conversations['1/10']?.parent).toMatchObject({ isLiked: true });
});

test('[answer-actions] a removed answer does not count among those that were searched', () => {
  expect(after(done(recordOf('trash')))['1/10']?.searched).toBe(1);
  expect(after(done(recordOf('untrash')), held({ removal: 'trash' }))['1/10']?.searched).toBe(3);
  expect(after(done(recordOf('trash')), held({ removal: 'trash' }))['1/10']?.searched).toBe(2);
});

test('[answer-actions] a restored answer is fetched when the note opens again', () => {
  const state = { conversations: { '1/10': conversation({ comments: [threadComment(70, 10)], news: 'n' }) } };
  expect(after(done(recordOf('untrash')), state)['1/10']?.news).toBe('');
  expect(after(done(recordOf('trash')), state)['1/10']?.news).toBe('n');
});

test('[answer-actions] a refusal changes nothing', () => {
  const failed: OutboxRecord = { ...recordOf('trash'), state: 'failed', reason: 'x', settledAt: 2000 };
  expect(after(failed)).toEqual(stateAfter(held()).conversations);
});

test('[answer-actions] is not told to conversations that do not have the comment', () => {
  expect(settle(done(recordOf('like')), stateAfter({}), [])).not.toContainEqual(
    expect.objectContaining({ type: 'conversation.settled' }),
  );
});

test('[answer-actions] a response from before the action does not undo it', () => {
  const page: Event = {
    type: 'conversation.answersFetched',
    key: '1/10',
    comments: [threadComment(70, 10, { isLiked: false, likeCount: 1 }), threadComment(60, 10)],
    isNewest: true,
    searched: 2,
    isComplete: false,
    news: '',
  };
  const { comments, searched } =
    stateAfter(looking(done(recordOf('trash')), done(recordOf('like'))), page).conversations['1/10'] ?? {};
  expect(comments?.[0]).toMatchObject({ removal: 'trash', isLiked: true, likeCount: 2 });
  expect(searched).toBe(1);
});
