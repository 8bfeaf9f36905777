import type { Draft } from 'immer';
import { noteActions } from '../../notes/actions';
import type { NoteId } from '../../notes/note';
import type { HandlersOf } from '../handlers';
import { remove } from '../remove';
import type { State } from '../state';
import { approve, doubt } from './actions';
import { select } from './selection';

/** Replies and their drafts: the text stays until the platform has accepted it (decision 8). */
export const replies: HandlersOf<'reply' | 'draft' | 'drafts'> = {
  'drafts.restored': (state, { drafts }) => {
    // What is being typed here is newer than what was stored.
    state.drafts = { ...drafts, ...state.drafts };
  },
  'reply.focused': (state) => {
    state.replyFocus = state.tick;
  },
  'reply.typed': (state, { id, text }) => {
    if (id in state.replying) return;
    setDraft(state, id, text);
    state.ownDrafts[id] = true;
  },
  'draft.changedElsewhere': (state, { id, text }) => {
    // What is being typed here is not taken from under the hands.
    if (!(id in state.ownDrafts) && !(id in state.replying)) setDraft(state, id, text);
  },
  'reply.submitted': (state, { id, text }) => {
    if (text.trim() === '' || id in state.replying) return;
    setDraft(state, id, text);
    state.replying[id] = true;
    const note = state.allNotes[id];
    if (note?.ids.comment !== undefined && 'approve-comment' in noteActions(note)) approve(state, id, true);
  },
  'reply.sent': (state, { id }) => {
    remove(state.replying, id);
    setDraft(state, id, '');
    remove(state.ownDrafts, id);
    // It may have been approved by that, or gone meanwhile.
    doubt(state);
    // A blogger who has gone on to another note, and may be writing there, stays there.
    if (state.isPanelOpen && state.selectedNoteId === null) select(state, id);
  },
  'reply.failed': (state, { id, isDuplicate }) => {
    remove(state.replying, id);
    doubt(state);
    if (isDuplicate && state.selectedNoteId === id) state.selectedNoteId = null;
  },
};

function setDraft(state: Draft<State>, id: NoteId, text: string): void {
  if (text !== '') state.drafts[id] = text;
  else remove(state.drafts, id);
}
