import { current } from 'immer';
import { replaceSelected } from '../list/selection';
import { neighbour } from '../list/neighbour';
import { noteOverlay } from '../outbox/note-records';
import { markAsRead } from '../reading/reducer';
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
  // The outbox shows the note again in the same frame.
  'moderation.undone': (state, { id }) => {
    const note = state.allNotes[id];
    const bar = note && noteOverlay(state, note).undoBar;
    // The notes of a batch return to the list; the blogger had opened none of them.
    if (!bar || bar.batch !== undefined) return;
    state.selectedNoteId = id;
    // The note that had opened in its place stays unread.
    state.autoOpenedNoteId = null;
    markAsRead(state, id);
  },
};
