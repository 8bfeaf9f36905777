import { replyTarget } from '../../../src/streams/notes/reply-target';
import { note } from '../../support/notes';

const body = [{ actions: { 'replyto-comment': true } }];

test.each([
  ['to the comment of its note', { site: 1, post: 2, comment: 3 }, { site: 1, comment: 3 }],
  ['to the post if the note names no comment', { site: 1, post: 2 }, { site: 1, post: 2 }],
  ['nowhere if the note names neither comment nor post', { site: 1 }, undefined],
  ['nowhere if the note names no site', { post: 2, comment: 3 }, undefined],
])('a reply goes %s', (_name, ids, target) => {
  expect(replyTarget(note(1, { body, meta: { ids } }))).toEqual(target);
});

test('a reply goes nowhere if the note does not offer replies', () => {
  expect(replyTarget(note(1, { body: [{ actions: { 'like-comment': true } }] }))).toBeUndefined();
});
