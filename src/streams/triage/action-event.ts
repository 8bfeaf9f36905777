import { isSent, type RowAction } from '../actions/table';
import type { NoteId } from '../notes/note';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { foldedIds } from './select-folds';

/**
 * Returns the event for an action on a note's row. If the row is folded, "set aside" applies to all of its notes.
 */
export function actionEvent(state: State, action: RowAction, id: NoteId): Event {
  if (isSent(action)) return { type: 'action.requested', action, id };
  if (action === 'done') return { type: 'aside.requested', ids: foldedIds(state, id) };
  return { type: action === 'read' ? 'reads.due' : 'unread.requested', id };
}
