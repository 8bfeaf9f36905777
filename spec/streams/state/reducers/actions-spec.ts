import type { Event } from '../../../../src/streams/state/events';
import { isApproved, isFollowing, isLiked } from '../../../../src/streams/state/selectors';
import type { State } from '../../../../src/streams/state/state';
import { after, partsOf } from '../../../support/behaviour';
import { actionsOf, holding, note } from '../../../support/notes';

const held = holding(note(7));
const approve = (to: boolean): Event => ({ type: 'approval.requested', id: 7, isApproved: to });
const approved = (to: boolean): Event => ({ type: 'approval.confirmed', id: 7, isApproved: to });
const like = (to: boolean): Event => ({ type: 'like.requested', id: 7, isLiked: to });
const liked = (to: boolean): Event => ({ type: 'like.confirmed', id: 7, isLiked: to });
const ended: Event = { type: 'override.ended', id: 7 };

const shows = (state: State) => {
  const seven = state.allNotes[7] ?? note(7);
  return { isApproved: isApproved(state, seven), isLiked: isLiked(state, seven) };
};

test('the initial state comes from the flags', () => {
  const actions = { 'approve-comment': true, 'like-post': true };
  expect(shows(after(holding(note(7, { body: [{ actions }] }))))).toEqual({
    isApproved: true,
    isLiked: true,
  });
  expect(shows(after(holding(note(7, { body: [] }))))).toEqual({ isApproved: false, isLiked: false });
  const both = { 'like-comment': false, 'like-post': true };
  expect(shows(after(holding(note(7, { body: [{ actions: both }] })))).isLiked).toBe(false);
});

test('the local state shows at once, and its end shows what the platform said last', () => {
  const state = after(held, approve(true), like(true));
  expect(shows(state)).toEqual({ isApproved: true, isLiked: true });
  expect(shows(after(state, ended))).toEqual({ isApproved: false, isLiked: false });
  expect(shows(after(state, approved(true), liked(true), ended))).toEqual({
    isApproved: true,
    isLiked: true,
  });
});

test('a confirmation sets the flags that the note has, and no other', () => {
  const state = after(held, approve(true), approved(true), like(true), liked(true));
  expect(actionsOf(state.allNotes[7] ?? note(7))).toEqual({
    'approve-comment': true,
    'spam-comment': false,
    'trash-comment': false,
    'like-comment': true,
    'replyto-comment': true,
  });
  const bare = after(
    holding(note(7, { body: [{ actions: { 'edit-comment': true } }] })),
    approved(true),
    liked(true),
  );
  expect(actionsOf(bare.allNotes[7] ?? note(7))).toEqual({ 'edit-comment': true });
});

test('what is not held is not acted on', () => {
  const state = after({}, approve(true), approved(true), like(true), liked(true), ended);
  expect(partsOf(state, 'noteApprovals', 'noteLikes', 'allNotes')).toEqual({
    noteApprovals: {},
    noteLikes: {},
    allNotes: {},
  });
});

test('a follow shows in every block of its site, and falls back to the block’s own flag', () => {
  const follow: Event = { type: 'follow.requested', siteId: 1, isFollowing: true };
  const state = after({}, follow);
  expect([isFollowing(state, 1, false), isFollowing(state, 2, false)]).toEqual([true, false]);
  const failed = after(state, { type: 'follow.failed', siteId: 1, isFollowing: true });
  expect([isFollowing(failed, 1, false), isFollowing(failed, 1, true)]).toEqual([false, true]);
});
