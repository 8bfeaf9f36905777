import type { NoteId } from '../notes/note';
import { singleEvent } from '../outbox/single-event';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { foldedIds } from './folds';
import type { BatchAction } from './state';

/** The event of an action on the row of a note; undefined if the note is not listed any more. */
export const actionEvent = (state: State, action: BatchAction, id: NoteId): Event | undefined =>
  action === 'done' ? { type: 'aside.requested', ids: foldedIds(state, id) } : singleEvent(action, id);
