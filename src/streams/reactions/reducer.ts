import type { Draft } from 'immer';
import type { ActionFlag, NoteId } from '../notes/note';
import type { HandlersOf } from '../state/handlers';
import { remove } from '../../lib/remove';
import type { State } from '../state/state';
import type { Override } from './state';
import { isRemoved, requestCheck, touch } from '../state/touch';

/**
 * Approve, like and follow: optimistic updates, confirmed or rolled back by the response (section
 * 4).
 */
export const reactionsHandlers: HandlersOf<'approval' | 'like' | 'override' | 'follow'> = {
  'approval.requested': (state, { id, isApproved }) => {
    setApproval(state, id, isApproved, true);
  },
  'approval.confirmed': (state, { id, isApproved }) => {
    setFlags(state, id, state.noteApprovals, ['approve-comment'], isApproved);
    touch(state, id);
  },
  'approval.failed': (state, { id }) => {
    remove(state.noteApprovals, id);
    requestCheck(state);
  },
  'like.requested': (state, { id, isLiked }) => {
    if (!(id in state.allNotes)) return;
    state.noteLikes[id] = { value: isLiked, tick: state.tick, isPending: true };
    touch(state, id);
  },
  'like.confirmed': (state, { id, isLiked }) => {
    setFlags(state, id, state.noteLikes, ['like-comment', 'like-post'], isLiked);
    touch(state, id);
  },
  'like.failed': (state, { id }) => {
    remove(state.noteLikes, id);
    requestCheck(state);
  },
  'override.ended': (state, { id }) => {
    remove(state.noteApprovals, id);
    remove(state.noteLikes, id);
    if (!isRemoved(state, id)) return;
    remove(state.hiddenNoteIds, id);
    requestCheck(state);
  },
  'follow.requested': (state, { siteId, isFollowing }) => {
    state.follows[siteId] = { isFollowing, tick: state.tick, isConfirmed: false };
  },
  'follow.confirmed': (state, { siteId, isFollowing }) => {
    state.follows[siteId] = { isFollowing, tick: state.tick, isConfirmed: true };
  },
  'follow.failed': (state, { siteId }) => {
    remove(state.follows, siteId);
    requestCheck(state);
  },
};

/** Overrides the note's approve-comment flag. */
export function setApproval(state: Draft<State>, id: NoteId, isApproved: boolean, isPending = false): void {
  if (!(id in state.allNotes)) return;
  state.noteApprovals[id] = { value: isApproved, tick: state.tick, isPending };
  touch(state, id);
}

/**
 * The platform has answered: sets flags in the note itself, so that the end of the override does
 * not show the old state. The hash is removed, because it no longer matches the note.
 */
function setFlags(
  state: Draft<State>,
  id: NoteId,
  overrides: Record<NoteId, Draft<Override>>,
  flags: readonly ActionFlag[],
  value: boolean,
): void {
  const override = overrides[id];
  if (override) override.isPending = false;
  const note = state.allNotes[id];
  if (!note) return;
  note.hash = undefined;
  for (const { actions: blockActions } of note.body)
    for (const flag of flags) if (blockActions && flag in blockActions) blockActions[flag] = value;
}
