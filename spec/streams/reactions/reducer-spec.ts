import type { Event } from '../../../src/streams/state/events';
import { isApproved, isFollowing, isLiked } from '../../../src/streams/reactions/selectors';
import type { State } from '../../../src/streams/state/state';
import { stateAfter, pick } from '../../support/behaviour';
import { actionsOf, holding, note } from '../../support/notes';

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

test('approval and like show the note’s own flags at first', () => {
  const actions = { 'approve-comment': true, 'like-post': true };
  expect(shows(stateAfter(holding(note(7, { body: [{ actions }] }))))).toEqual({
    isApproved: true,
    isLiked: true,
  });
  expect(shows(stateAfter(holding(note(7, { body: [] }))))).toEqual({ isApproved: false, isLiked: false });
  const both = { 'like-comment': false, 'like-post': true };
  expect(shows(stateAfter(holding(note(7, { body: [{ actions: both }] })))).isLiked).toBe(false);
});

test('the local override shows at once, and after its end the last confirmed value shows', () => {
  const state = stateAfter(held, approve(true), like(true));
  expect(shows(state)).toEqual({ isApproved: true, isLiked: true });
  expect(shows(stateAfter(state, ended))).toEqual({ isApproved: false, isLiked: false });
  expect(shows(stateAfter(state, approved(true), liked(true), ended))).toEqual({
    isApproved: true,
    isLiked: true,
  });
});

test('a confirmation sets only flags that the note has', () => {
  const state = stateAfter(held, approve(true), approved(true), like(true), liked(true));
  expect(actionsOf(state.allNotes[7] ?? note(7))).toEqual({
    'approve-comment': true,
    'spam-comment': false,
    'trash-comment': false,
    'like-comment': true,
    'replyto-comment': true,
  });
  const bare = stateAfter(
    holding(note(7, { body: [{ actions: { 'edit-comment': true } }] })),
    approved(true),
    liked(true),
  );
  expect(actionsOf(bare.allNotes[7] ?? note(7))).toEqual({ 'edit-comment': true });
});

test('actions on a missing note are ignored', () => {
  const state = stateAfter({}, approve(true), approved(true), like(true), liked(true), ended);
  expect(pick(state, 'noteApprovals', 'noteLikes', 'allNotes')).toEqual({
    noteApprovals: {},
    noteLikes: {},
    allNotes: {},
  });
});

test('a follow shows in every block of its site, and the block’s own flag shows again if it fails', () => {
  const follow: Event = { type: 'follow.requested', siteId: 1, isFollowing: true };
  const state = stateAfter({}, follow);
  expect([isFollowing(state.follows[1], false), isFollowing(state.follows[2], false)]).toEqual([true, false]);
  const failed = stateAfter(state, { type: 'follow.failed', siteId: 1, isFollowing: true });
  expect([isFollowing(failed.follows[1], false), isFollowing(failed.follows[1], true)]).toEqual([
    false,
    true,
  ]);
});

test.each(['like-comment', 'like-post'])('a confirmed like sets the flag %s of the note', (flag) => {
  const offering = (isLiked: boolean) => note(7, { body: [{ actions: { [flag]: isLiked } }] });
  const state = stateAfter(holding(offering(false)), { type: 'like.confirmed', id: 7, isLiked: true });
  expect(state.allNotes[7]?.body).toEqual(offering(true).body);
});
