import { current } from 'immer';
import { reopen, replaceSelected, selectLeftNote } from '../list/selection';
import { neighbour } from '../list/neighbour';
import { noteOverlay } from '../outbox/note-records';
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
    if (!bar) return;
    // Of a batch, only the note that was open.
    const left = selectLeftNote(state);
    const leftNote = left === null ? undefined : state.allNotes[left];
    if (bar.batch === undefined) reopen(state, id);
    else if (leftNote && noteOverlay(state, leftNote).undoBar?.batch === bar.batch)
      reopen(state, leftNote.id);
  },
};
