import { noteActions } from '../notes/action-flags';
import type { Note } from '../notes/note';
import type { Value } from '../outbox/aspects';
import { isApproved } from '../outbox/note-records';
import { noteTargets } from '../outbox/note-targets';
import { isLiked } from '../outbox/selectors';
import { isRead } from '../reading/selectors';
import type { State } from '../state/state';
import { ACTIONS, type NoteAction, type RowAction } from './table';

/** Whether a note has a flag that allows the action (section 6), or the action needs no flag. */
export const isOffered = (note: Note, action: RowAction): boolean =>
  ACTIONS[action].flags?.some((flag) => flag in noteActions(note)) ?? true;

/** Whether the action would change the note, and the note has the ids for the request. */
export function wouldChange(state: State, note: Note, action: RowAction): boolean {
  const { aspect, wanted } = ACTIONS[action];
  const isKnown = aspect === 'read' || aspect === 'done' || noteTargets(note)[aspect] !== undefined;
  return isKnown && isOffered(note, action) && shownValue(state, note, action) !== wanted;
}

/** Whether a button is shown as on: the note has the value that the button's action sets. */
export const isOn = (state: State, note: Note, button: NoteAction): boolean =>
  shownValue(state, note, button) === ACTIONS[button].wanted;

/** The value that the screen shows for the aspect that the action sets; undefined for `done`, which sets none. */
export function shownValue(state: State, note: Note, action: RowAction): Value | undefined {
  switch (ACTIONS[action].aspect) {
    case 'status':
      return isApproved(state, note) ? 'approved' : 'unapproved';
    case 'like':
      return isLiked(state, note);
    case 'read':
      return isRead(state, note);
    case 'done':
      return undefined;
  }
}
