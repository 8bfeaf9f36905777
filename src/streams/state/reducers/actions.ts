import type { Draft } from 'immer';
import type { ActionFlag, NoteId } from '../../notes/note';
import type { HandlersOf } from '../handlers';
import { remove } from '../remove';
import type { State } from '../state';

/** Approve, like and follow: at once here; confirmed or taken back when the platform has answered (section 4). */
export const actions: HandlersOf<'approval' | 'like' | 'override' | 'follow'> = {
  'approval.requested': (state, { id, isApproved }) => {
    approve(state, id, isApproved);
  },
  'approval.confirmed': (state, { id, isApproved }) => {
    setFlags(state, id, ['approve-comment'], isApproved);
    touch(state, id);
  },
  'approval.failed': (state, { id, isApproved }) => {
    takeBack(state.noteApprovals, id, isApproved);
  },
  'like.requested': (state, { id, isLiked }) => {
    if (!(id in state.allNotes)) return;
    state.noteLikes[id] = isLiked;
    touch(state, id);
  },
  'like.confirmed': (state, { id, isLiked }) => {
    setFlags(state, id, ['like-comment', 'like-post'], isLiked);
    touch(state, id);
  },
  'like.failed': (state, { id, isLiked }) => {
    takeBack(state.noteLikes, id, isLiked);
  },
  'override.ended': (state, { id }) => {
    remove(state.noteApprovals, id);
    remove(state.noteLikes, id);
  },
  'follow.requested': (state, { siteId, isFollowing }) => {
    state.follows[siteId] = { isFollowing, tick: state.tick };
  },
  'follow.confirmed': (state, { siteId, isFollowing }) => {
    state.follows[siteId] = { isFollowing, tick: state.tick };
  },
  'follow.failed': (state, { siteId, isFollowing }) => {
    if (state.follows[siteId]?.isFollowing === isFollowing) remove(state.follows, siteId);
  },
};

/** Answers asked for before now no longer touch the note (decision 5). */
export function touch(state: Draft<State>, id: NoteId): void {
  state.touched[id] = state.tick;
}

/** Shown as approved or not at once, whatever the note's own flag says. */
export function approve(state: Draft<State>, id: NoteId, isApproved: boolean): void {
  if (!(id in state.allNotes)) return;
  state.noteApprovals[id] = isApproved;
  touch(state, id);
}

/** Only the action that failed is taken back, not one that followed it. */
function takeBack(overrides: Record<NoteId, boolean>, id: NoteId, failed: boolean): void {
  if (overrides[id] === failed) remove(overrides, id);
}

/** The note itself says so from now on: the end of the override shows no past. It is no longer the one of its hash. */
function setFlags(state: Draft<State>, id: NoteId, flags: readonly ActionFlag[], value: boolean): void {
  const note = state.allNotes[id];
  if (!note) return;
  note.hash = undefined;
  for (const { actions: blockActions } of note.body)
    for (const flag of flags) if (blockActions && flag in blockActions) blockActions[flag] = value;
}
