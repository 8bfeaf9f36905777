import { answersTo, threadOf } from '../../../src/streams/conversation/selectors';
import { note } from '../../support/notes';
import { threadComment } from '../../support/conversation';

/** The answers as '2(3 4|5)': 3 and 4 answer 2, and 5 is below them. */
const tree = (
  root: number,
  ...pairs: readonly (readonly [id: number, parent: number | undefined])[]
): string =>
  answersTo(
    pairs.map(([id, parent]) => threadComment(id, parent)),
    root,
  )
    .map(({ comment, answers, deeper }) => {
      const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id).join(' ');
      return `${comment.id}(${ids(answers)}|${ids(deeper)})`;
    })
    .join(' ');

test('[open-conversation] answers are in two levels, oldest first, and deeper ones apart', () => {
  expect(tree(1, [6, 1], [9, 3], [3, 2], [4, 2], [2, 1], [8, 6], [7, undefined], [10, 9])).toBe(
    '2(3 4|9 10) 6(8|)',
  );
});

test('[answer-actions] a removed answer is listed only if somebody has answered it', () => {
  const removed = { removal: 'trash' } as const;
  const comments = [
    threadComment(2, 1, removed),
    threadComment(3, 1, removed),
    threadComment(4, 3, removed),
    threadComment(5, 4),
    threadComment(6, 2, removed),
  ];
  expect(answersTo(comments, 1)).toMatchObject([
    { comment: { id: 3 }, answers: [{ id: 4 }], deeper: [{ id: 5 }] },
  ]);
});

test('[open-conversation] comments that answer themselves or each other end', () => {
  expect(tree(1, [2, 2], [3, 4], [4, 3], [5, 1], [1, 5])).toBe('5(|)');
});

test('[open-conversation] a conversation of 10,000 answers is sorted at once', () => {
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

test('[answer-actions] a comment that the note quotes whole is needed, too: its actions depend on it', () => {
  const ids = { site: 1, post: 2, comment: 3, parent_comment: 9 };
  const header = [{ text: 'Joan' }, { text: 'Short.' }];
  expect(threadOf(note(1, { meta: { ids }, header }))?.parent).toBe(9);
});
