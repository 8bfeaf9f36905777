import { followSite, noteActions } from '../../../src/streams/notes/action-flags';
import { note } from '../../support/notes';
import { replyTarget } from '../../../src/streams/notes/reply-target';

test('[no-roles] a note offers the actions of its blocks, except follow, which belongs to a user block', () => {
  const body = [
    { actions: { follow: false, 'like-post': true } },
    {},
    { actions: { 'approve-comment': false, 'like-post': false } },
  ];
  expect(noteActions(note(1, { body }))).toEqual({ 'like-post': false, 'approve-comment': false });
  expect(noteActions(note(1, { body: [] }))).toEqual({});
});

test.each([
  ['the site of its block', { actions: { follow: false }, meta: { ids: { site: 5 } } }, 5],
  ['nothing if the block has no actions', { meta: { ids: { site: 5 } } }, undefined],
  [
    'nothing if the block has no follow flag',
    { actions: { 'like-post': true }, meta: { ids: { site: 5 } } },
    undefined,
  ],
  ['nothing if the block names no site', { actions: { follow: true } }, undefined],
  [
    'nothing if the site is 0, which does not exist',
    { actions: { follow: true }, meta: { ids: { site: 0 } } },
    undefined,
  ],
])('[follow-by-actions] a follow button follows %s', (_name, block, site) => {
  expect(note(1, { body: [block] }).body.map(followSite)).toEqual([site]);
});

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
