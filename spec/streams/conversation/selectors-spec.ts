import { repliesTo, threadOf } from '../../../src/streams/conversation/selectors';
import { note } from '../../support/notes';
import { threadComment, wireComment, repliesFetched as page } from '../../support/conversation';
import { parseComment, parseComments } from '../../../src/streams/conversation/parse-comment';
import type { Event } from '../../../src/streams/state/events';
import { stateAfter } from '../../support/behaviour';

/** The replies as '2(3 4|5)': 3 and 4 reply 2, and 5 is below them. */
const tree = (
  root: number,
  ...pairs: readonly (readonly [id: number, parent: number | undefined])[]
): string =>
  repliesTo(
    pairs.map(([id, parent]) => threadComment(id, parent)),
    root,
  )
    .map(({ comment, replies, deeper }) => {
      const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id).join(' ');
      return `${comment.id}(${ids(replies)}|${ids(deeper)})`;
    })
    .join(' ');

test('[open-conversation] replies are in two levels, oldest first, and deeper ones apart', () => {
  expect(tree(1, [6, 1], [9, 3], [3, 2], [4, 2], [2, 1], [8, 6], [7, undefined], [10, 9])).toBe(
    '2(3 4|9 10) 6(8|)',
  );
});

test('[comment-actions] a removed reply is listed only if somebody has answered it', () => {
  const removed = { removal: 'trash' } as const;
  const comments = [
    threadComment(2, 1, removed),
    threadComment(3, 1, removed),
    threadComment(4, 3, removed),
    threadComment(5, 4),
    threadComment(6, 2, removed),
  ];
  expect(repliesTo(comments, 1)).toMatchObject([
    { comment: { id: 3 }, replies: [{ id: 4 }], deeper: [{ id: 5 }] },
  ]);
});

test('[open-conversation] comments that reply to themselves or each other end', () => {
  expect(tree(1, [2, 2], [3, 4], [4, 3], [5, 1], [1, 5])).toBe('5(|)');
});

test('[open-conversation] a conversation of 10,000 replies is sorted at once', () => {
  const pairs = Array.from({ length: 10_000 }, (_, index) => [index + 2, index + 1] as const);
  expect(tree(1, ...pairs)).toMatch(/^2\(3\|4 5 6 /);
});

test.each([
  ['a like', { type: 'comment_like' }],
  ['a note without a post', { meta: { ids: { site: 1, comment: 3 } } }],
  ['a note without a comment', { meta: { ids: { site: 1, post: 2 } } }],
  ['a note without a site', { meta: { ids: { post: 2, comment: 3 } } }],
])('[open-conversation] %s has none', (_, changes) => {
  expect(threadOf(note(1, changes))).toBeUndefined();
});

test('[comment-actions] a comment that the note quotes whole is needed, too: its actions depend on it', () => {
  const ids = { site: 1, post: 2, comment: 3, parent_comment: 9 };
  const header = [{ text: 'Joan' }, { text: 'Short.' }];
  expect(threadOf(note(1, { meta: { ids }, header }))?.parent).toBe(9);
});

test('[open-conversation] comments that a page has twice are shown once', () => {
  const pairs = Array.from({ length: 10 }, (_, index) => wireComment(index + 2, index + 1));
  const { comments, count } = parseComments({ comments: [...pairs, ...pairs] });
  expect(count).toBe(20);
  const [reply, ...others] = repliesTo(comments, 1);
  expect(others).toEqual([]);
  // Without this, each level would have twice as many.
  expect(reply?.deeper).toHaveLength(8);
});

test('[open-conversation] a comment that a page has with two parents is not below itself', () => {
  const wire = [wireComment(2, 1), wireComment(3, 2), wireComment(2, 3)];
  expect(parseComments({ comments: wire }).comments.map(({ id }) => id)).toEqual([2, 3]);
});

test('[comment-actions] reads what the platform allows, whatever it sends', () => {
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

const settled = (action: 'trash' | 'restore', comment: number): Event => ({
  type: 'conversation.settled',
  site: 1,
  comment,
  action,
});

/** The comments that are known, how many were searched, and whether they are complete. */
function known(...events: readonly Event[]): string {
  const { comments, searched, isComplete } = stateAfter({}, ...events).conversations['1/10'] ?? {};
  return `${comments?.map(({ id }) => id).join(' ')} of ${searched}${isComplete ? ', complete' : ''}`;
}

test('[open-conversation] a reply that was trashed is gone when the replies are fetched again', () => {
  const complete = { isComplete: true };
  expect(known(page([13, 12, 11], complete), page([13, 11], complete))).toBe('13 11 of 2, complete');
  expect(known(page([13, 12, 11], complete), page([], complete))).toBe(' of 0, complete');
});

test('[open-conversation] what was searched below the newest replies stays when they are fetched again', () => {
  const older = page([21, 20], { isNewest: false, searched: 5 });
  expect(known(page([24, 23, 22]), older, page([25, 24, 22]))).toBe('25 24 22 21 20 of 5');
  expect(known(page([24, 23, 22]), older, page([24, 22, 21]))).toBe('24 22 21 20 of 4');
});

test('[open-conversation] a page that repeats what is known is the last one', () => {
  const repeated = page([24, 23, 22], { isNewest: false, searched: 6 });
  expect(known(page([24, 23, 22]), repeated)).toBe('24 23 22 of 6, complete');
});

test('[open-conversation] replies are not complete if others may be between the newest and the known ones', () => {
  expect(known(page([12, 11], { isComplete: true }), page([92, 91]))).toBe('92 91 of 2');
});

test('[open-conversation] a page that overlaps with the one before it, because of a new comment, repeats none', () => {
  expect(known(page([24, 23, 22]), page([22, 21], { isNewest: false, searched: 5 }))).toBe(
    '24 23 22 21 of 5',
  );
});

test('[open-conversation] has not failed any more when the comment that is answered is known', () => {
  const failed: Event = { type: 'conversation.failed', key: '1/10' };
  const parent: Event = { type: 'conversation.parentFetched', key: '1/10', parent: null };
  expect(stateAfter({}, page([11]), failed).conversations['1/10']?.hasFailed).toBe(true);
  expect(stateAfter({}, page([11]), failed, parent).conversations['1/10']?.hasFailed).toBe(false);
});

test('[open-conversation] a reply that was trashed here stays, above its replies, when the replies are fetched again', () => {
  const trashed = settled('trash', 12);
  const complete = { isComplete: true };
  expect(known(page([13, 12, 11], complete), trashed, page([13, 11], complete))).toBe(
    '13 12 11 of 2, complete',
  );
});

test('[open-conversation] a reply that was trashed and restored takes no older replies away, and is counted once', () => {
  const pages = [page([16, 15, 14]), page([13, 12, 11], { isNewest: false, searched: 6, isComplete: true })];
  const trashed = [...pages, settled('trash', 15), page([16, 14, 13])];
  expect(known(...trashed)).toBe('16 15 14 13 12 11 of 5, complete');
  expect(known(...trashed, settled('restore', 15), page([16, 15, 14]))).toBe(
    '16 15 14 13 12 11 of 6, complete',
  );
});
