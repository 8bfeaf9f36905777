import type { Draft } from 'immer';
import type { HandlersOf } from '../state/handlers';
import { isHidden } from '../outbox/note-records';
import type { State } from '../state/state';

/** Stores the records of the outbox; the screen derives the results of actions from them. */
export const outboxHandlers: HandlersOf<'outbox'> = {
  'outbox.looked': (state, { records, at, isKept }) => {
    state.outbox = { records, at, isKept };
    closeIfHidden(state);
  },
};

/**
 * Closes the open note if another tab has trashed it or set it aside: keys and clicks would act on it. A note
 * with a draft stays open.
 */
export function closeIfHidden(state: Draft<State>): void {
  const { selectedNoteId: id } = state;
  if (id !== null && isHidden(state, id) && !(id in state.drafts)) state.selectedNoteId = null;
}
