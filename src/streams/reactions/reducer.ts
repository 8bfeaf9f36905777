import type { Draft } from 'immer';
import type { ActionFlag, NoteId } from '../notes/note';
import type { HandlersOf } from '../state/handlers';
import { remove } from '../../lib/remove';
import type { State } from '../state/state';
import { isRemoved, requestCheck, touch } from '../state/touch';

/**
 * Approve, like and follow: optimistic updates, confirmed or rolled back by the response (section
 * 4).
 */
export const reactionsHandlers: HandlersOf<'approval' | 'like' | 'override' | 'follow'> = {
  'approval.requested': (state, { id, isApproved }) => {
    setPending(state, 'approval', id);
    setApproval(state, id, isApproved);
  },
  'approval.confirmed': (state, { id, isApproved }) => {
    remove(state.reacting, `approval ${id}`);
    setFlags(state, id, ['approve-comment'], isApproved);
    touch(state, id);
  },
  'approval.failed': (state, { id }) => {
    remove(state.reacting, `approval ${id}`);
    remove(state.noteApprovals, id);
    requestCheck(state);
  },
  'like.requested': (state, { id, isLiked }) => {
    setPending(state, 'like', id);
    if (!(id in state.allNotes)) return;
    state.noteLikes[id] = { value: isLiked, tick: state.tick };
    touch(state, id);
  },
  'like.confirmed': (state, { id, isLiked }) => {
    remove(state.reacting, `like ${id}`);
    setFlags(state, id, ['like-comment', 'like-post'], isLiked);
    touch(state, id);
  },
  'like.failed': (state, { id }) => {
    remove(state.reacting, `like ${id}`);
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

/** Until the platform answers. A note that is not held has nothing to send to. */
function setPending(state: Draft<State>, kind: 'approval' | 'like', id: NoteId): void {
  if (id in state.allNotes) state.reacting[`${kind} ${id}`] = true;
}

/** Overrides the note's approve-comment flag. */
export function setApproval(state: Draft<State>, id: NoteId, isApproved: boolean): void {
  if (!(id in state.allNotes)) return;
  state.noteApprovals[id] = { value: isApproved, tick: state.tick };
  touch(state, id);
}

/**
 * Sets flags in the note itself, so that the end of the override does not show the old state. The
 * hash is removed, because it no longer matches the note.
 */
function setFlags(state: Draft<State>, id: NoteId, flags: readonly ActionFlag[], value: boolean): void {
  const note = state.allNotes[id];
  if (!note) return;
  note.hash = undefined;
  for (const { actions: blockActions } of note.body)
    for (const flag of flags) if (blockActions && flag in blockActions) blockActions[flag] = value;
}
