import type { Note } from '../notes/note';
import type { State } from '../state/state';
import { noteActions } from './action-flags';
import type { Follow } from './state';

/**
 * Whether a comment is approved: the override, otherwise the note's approve-comment flag (section
 * 4).
 */
export const isApproved = (state: State, note: Note): boolean =>
  state.noteApprovals[note.id]?.value ?? noteActions(note)['approve-comment'] ?? false;

/** Whether a comment can be approved (section 6), and is not. */
export const isUnapproved = (state: State, note: Note): boolean =>
  'approve-comment' in noteActions(note) && !isApproved(state, note);

/** Whether a note is liked: the override, otherwise the like flag of its comment or post. */
export function isLiked(state: State, note: Note): boolean {
  const actions = noteActions(note);
  return state.noteLikes[note.id]?.value ?? actions['like-comment'] ?? actions['like-post'] ?? false;
}

/** Whether a site is followed: the last action here or its response, otherwise the block's flag. */
export const isFollowing = (follow: Follow | undefined, flag: boolean): boolean =>
  follow?.isFollowing ?? flag;
