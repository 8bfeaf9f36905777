import { current, type Draft } from 'immer';
import { commentOf } from '../notes/comment-ref';
import type { NoteId } from '../notes/note';
import { type HandlersOf, unchanged } from '../state/handlers';
import { remove } from '../../lib/remove';
import { neighbour } from '../list/selectors';
import type { State } from '../state/state';
import { requestCheck, touch } from '../state/touch';
import { removeNote } from '../list/merge-notes';
import { replaceSelected, setSelectedNote } from '../list/selection';

/**
 * Spam and trash: the note is hidden at once, and shown again on undo or failure (section 4,
 * decision undo-outlives-the-page).
 */
export const moderationHandlers: HandlersOf<'moderation'> = {
  'moderation.requested': (state, { id, kind }) => {
    const note = state.allNotes[id];
    if (!note || id in state.moderations) return;
    hideNote(state, id);
    state.moderations[id] = { kind, phase: 'pending', comment: commentOf(note) };
  },
  // The note itself may arrive later; it is hidden from the start.
  'moderation.restored': (state, { id, kind, phase, site, comment }) => {
    if (id in state.moderations) return;
    hideNote(state, id);
    state.moderations[id] = { kind, phase, comment: { site, comment } };
  },
  'moderation.undone': (state, { id }) => {
    if (state.moderations[id]?.phase !== 'pending') return;
    remove(state.moderations, id);
    remove(state.hiddenNoteIds, id);
    setSelectedNote(state, id);
  },
  'moderation.closed': unchanged,
  'moderation.started': (state, { id }) => {
    const moderated = state.moderations[id];
    if (moderated) moderated.phase = 'running';
  },
  'moderation.confirmed': (state, { id }) => {
    removeNote(state, id);
    // A list that lags behind does not bring it back until `override.ended`.
    state.hiddenNoteIds[id] = true;
    touch(state, id);
  },
  'moderation.failed': (state, { id }) => {
    remove(state.moderations, id);
    remove(state.hiddenNoteIds, id);
    requestCheck(state);
  },
};

/**
 * Hides a note from the list and the detail. In a wide window, the detail then shows the next note
 * (section 4), which is not marked as read at once: the blogger has not chosen it.
 */
function hideNote(state: Draft<State>, id: NoteId): void {
  if (state.selectedNoteId === id) {
    const next = state.isWide ? neighbour(current(state), id, 1) : undefined;
    replaceSelected(state, id, next?.id);
  }
  state.hiddenNoteIds[id] = true;
  touch(state, id);
}
