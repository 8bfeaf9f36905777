import { isLiked } from '../../../src/streams/outbox/selectors';
import { like } from '../../../src/streams/reactions/like';
import type { Event } from '../../../src/streams/state/events';
import { likeLegend } from '../../support/legend';
import { holding, note } from '../../support/notes';
import { reactionCases } from './reaction-cases';

const values: Record<string, Event> = {
  ...likeLegend,
  8: { type: 'like.requested', id: 8, isLiked: true },
  U: { type: 'like.requested', id: 8, isLiked: false },
  Y: { type: 'like.confirmed', id: 8, isLiked: true },
  Z: { type: 'like.confirmed', id: 8, isLiked: false },
  9: { type: 'like.requested', id: 9, isLiked: true },
  0: { type: 'like.requested', id: 10, isLiked: true },
  E: { type: 'like.confirmed', id: 10, isLiked: true },
  1: { type: 'like.requested', id: 11, isLiked: true },
};
const seven = note(7);
const ofPost = { body: [{ type: 'post', actions: { 'like-post': false } }] };

// Approve, like and follow share the rules of `reactions-spec.ts`.
reactionCases(
  'a like',
  {
    rule: like,
    values,
    requests: {
      a: 'POST /sites/1/comments/70/likes/new keepalive',
      8: 'PUT /sites/1/posts/2/likes/new keepalive',
      U: 'DELETE /sites/1/posts/2/likes/mine/delete keepalive',
      0: 'PUT /sites/1/posts/5/likes/new keepalive',
    },
    state: holding(
      seven,
      note(8, ofPost),
      note(9, { meta: { ids: { comment: 90 } } }),
      note(10, { meta: { ids: { site: 1, post: 5 } } }),
    ),
    answer: () => ({ success: true }),
    isShown: (state) => isLiked(state, state.allNotes[7] ?? seven),
  },
  [
    {
      name: '[like-and-unlike] goes to the post if the note offers no like of a comment',
      events: '  -8 9ms U',
      sent: '    -8 9ms U',
      expected: '6ms Y 9ms Z',
      shows: '   0',
    },
    {
      name: 'goes to the post if the note offers a like of a comment but does not name the comment',
      events: '  -0',
      sent: '    -0',
      expected: '6ms E',
      shows: '   0',
    },
    {
      name: 'does not wait for the like of another note',
      events: '  -a8',
      sent: '    -a8',
      expected: '6ms yY',
      shows: '   01',
    },
    { name: 'is not made of a note without a site', events: '-9', sent: '', expected: '', shows: '0' },
    { name: 'is not made of a note that is missing', events: '-1', sent: '', expected: '', shows: '0' },
  ],
);
