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
  'approval.failed': (state, { id }) => {
    remove(state.noteApprovals, id);
    doubt(state);
  },
  'like.requested': (state, { id, isLiked }) => {
    if (!(id in state.allNotes)) return;
    state.noteLikes[id] = { value: isLiked, tick: state.tick };
    touch(state, id);
  },
  'like.confirmed': (state, { id, isLiked }) => {
    setFlags(state, id, ['like-comment', 'like-post'], isLiked);
    touch(state, id);
  },
  'like.failed': (state, { id }) => {
    remove(state.noteLikes, id);
    doubt(state);
  },
  'override.ended': (state, { id }) => {
    remove(state.noteApprovals, id);
    remove(state.noteLikes, id);
  },
  'follow.requested': (state, { siteId, isFollowing }) => {
    state.follows[siteId] = { isFollowing, tick: state.tick, isConfirmed: false };
  },
  'follow.confirmed': (state, { siteId, isFollowing }) => {
    state.follows[siteId] = { isFollowing, tick: state.tick, isConfirmed: true };
  },
  'follow.failed': (state, { siteId }) => {
    remove(state.follows, siteId);
    doubt(state);
  },
};

/** What failed may have been done all the same, its answer lost: the platform is asked. */
export function doubt(state: Draft<State>): void {
  state.list.checkDue = state.tick;
}

/** Answers asked for before now no longer touch the note (decision 5). */
export function touch(state: Draft<State>, id: NoteId): void {
  state.touched[id] = state.tick;
}

/** Shown as approved or not at once, whatever the note's own flag says. */
export function approve(state: Draft<State>, id: NoteId, isApproved: boolean): void {
  if (!(id in state.allNotes)) return;
  state.noteApprovals[id] = { value: isApproved, tick: state.tick };
  touch(state, id);
}

/** The note itself says so from now on: the end of the override shows no past. It is no longer the one of its hash. */
function setFlags(state: Draft<State>, id: NoteId, flags: readonly ActionFlag[], value: boolean): void {
  const note = state.allNotes[id];
  if (!note) return;
  note.hash = undefined;
  for (const { actions: blockActions } of note.body)
    for (const flag of flags) if (blockActions && flag in blockActions) blockActions[flag] = value;
}
