import { current } from 'immer';
import { replaceSelected } from '../list/selection';
import { neighbour } from '../list/neighbour';
import type { HandlersOf } from '../state/handlers';
import { touch } from '../state/touch';

/** Moves the selection after spam or trash; the outbox hides the note (section 4). */
export const moderationHandlers: HandlersOf<'moderation'> = {
  'moderation.requested': (state, { id }) => {
    if (!(id in state.allNotes)) return;
    // In a wide window the next note opens. It is not marked as read at once, because the blogger
    // has not chosen it.
    if (state.selectedNoteId === id)
      replaceSelected(state, id, state.isWide ? neighbour(current(state), id, 1)?.id : undefined);
    touch(state, id);
  },
};
