import { followSite, noteActions, replyTarget } from '../../../src/streams/notes/actions';
import { note } from '../../support/notes';

const replyable = { body: [{ actions: { 'replyto-comment': true } }] };

test('a note offers what any of its blocks offers, but follow, which is a user block’s own', () => {
  const body = [
    { actions: { follow: false, 'like-post': true } },
    {},
    { actions: { 'approve-comment': false, 'like-post': false } },
  ];
  expect(noteActions(note(1, { body }))).toEqual({ 'like-post': false, 'approve-comment': false });
  expect(noteActions(note(1, { body: [] }))).toEqual({});
});

test.each([
  ['to its comment', { site: 1, post: 2, comment: 3 }, { site: 1, comment: 3 }],
  ['else to its post', { site: 1, post: 2 }, { site: 1, post: 2 }],
  ['else nowhere', { site: 1 }, undefined],
  ['nowhere without a site', { post: 2, comment: 3 }, undefined],
])('a reply goes %s', (_name, ids, target) => {
  expect(replyTarget(note(1, { ...replyable, meta: { ids } }))).toEqual(target);
});

test('a reply goes nowhere where the note offers none', () => {
  expect(replyTarget(note(1, { body: [{ actions: { 'like-comment': true } }] }))).toBeUndefined();
});

test.each([
  ['the block’s site', { actions: { follow: false }, meta: { ids: { site: 5 } } }, 5],
  ['none without actions', { meta: { ids: { site: 5 } } }, undefined],
  ['none without the flag', { actions: { 'like-post': true }, meta: { ids: { site: 5 } } }, undefined],
  ['none without a site', { actions: { follow: true } }, undefined],
  [
    'none for site 0, which the platform does not know',
    { actions: { follow: true }, meta: { ids: { site: 0 } } },
    undefined,
  ],
])('a follow button follows %s', (_name, block, site) => {
  expect(note(1, { body: [block] }).body.map(followSite)).toEqual([site]);
});
