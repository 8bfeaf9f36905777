import { current } from 'immer';
import { replaceSelected, selectLeftNote } from '../list/selection';
import { neighbour } from '../list/neighbour';
import type { NoteId } from '../notes/note';
import { noteOverlay } from '../outbox/note-records';
import type { UndoBar } from '../outbox/overlay';
import { markAsRead } from '../reading/reducer';
import type { HandlersOf } from '../state/handlers';
import type { State } from '../state/state';
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
    const bar = undoBarOf(state, id);
    // Undo of a batch opens no other note than the one that was open.
    const again = bar?.batch === undefined ? id : selectLeftNote(state);
    if (!bar || undoBarOf(state, again)?.batch !== bar.batch) return;
    state.selectedNoteId = again;
    // The note that had opened in its place stays unread.
    state.autoOpenedNoteId = null;
    markAsRead(state, again);
  },
};

function undoBarOf(state: State, id: NoteId): UndoBar | undefined {
  const note = state.allNotes[id];
  return note && noteOverlay(state, note).undoBar;
}
