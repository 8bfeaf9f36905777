import { parseComment, parseComments } from '../../../src/streams/conversation/parse-comment';
import { answersTo } from '../../../src/streams/conversation/selectors';
import { wireComment } from '../../support/conversation';

test('[open-conversation] comments that a page has twice are shown once', () => {
  const pairs = Array.from({ length: 10 }, (_, index) => wireComment(index + 2, index + 1));
  const { comments, count } = parseComments({ comments: [...pairs, ...pairs] });
  expect(count).toBe(20);
  const [answer, ...others] = answersTo(comments, 1);
  expect(others).toEqual([]);
  // Without this, each level would have twice as many.
  expect(answer?.deeper).toHaveLength(8);
});

test('[open-conversation] a comment that a page has with two parents is not below itself', () => {
  const wire = [wireComment(2, 1), wireComment(3, 2), wireComment(2, 3)];
  expect(parseComments({ comments: wire }).comments.map(({ id }) => id)).toEqual([2, 3]);
});

test('[answer-actions] reads what the platform allows, whatever it sends', () => {
  const allowed = (changes: Readonly<Record<string, unknown>>) => {
    const { canModerate, isLiked, likeCount } = parseComment(wireComment(2, 1, changes)) ?? {};
    return [canModerate, isLiked, likeCount];
  };
  expect(allowed({ can_moderate: true, i_like: true, like_count: 3 })).toEqual([true, true, 3]);
  expect(allowed({ can_moderate: '1', i_like: 0, like_count: '3' })).toEqual([true, false, 3]);
  expect(allowed({ can_moderate: false, i_like: false, like_count: 0 })).toEqual([false, false, 0]);
  expect(allowed({})).toEqual([false, undefined, 0]);
  expect(allowed({ can_moderate: {}, i_like: 'yes', like_count: -1 })).toEqual([false, undefined, 0]);
});
