import type { Draft } from 'immer';
import { noteActions } from '../reactions/action-flags';
import type { NoteId } from '../notes/note';
import type { HandlersOf } from '../state/handlers';
import { remove } from '../../lib/remove';
import type { State } from '../state/state';
import { setApproval } from '../reactions/reducer';
import { requestCheck } from '../state/touch';
import { setSelectedNote } from '../list/selection';

/**
 * Replies and drafts. A text is kept until the platform has accepted it (decision reply-retries).
 */
export const replyHandlers: HandlersOf<'reply' | 'draft' | 'drafts'> = {
  'drafts.restored': (state, { drafts }) => {
    // A text that is being typed is newer than the stored one.
    state.drafts = { ...drafts, ...state.drafts };
  },
  'drafts.stored': (state) => {
    state.areDraftsStored = true;
  },
  'drafts.refused': (state) => {
    state.areDraftsStored = false;
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
    // The blogger has typed there last. A text that is being sent here is not replaced.
    if (id in state.replying) return;
    setDraft(state, id, text);
  },
  'reply.submitted': (state, { id, text }) => {
    if (text.trim() === '' || id in state.replying) return;
    setDraft(state, id, text);
    if (!state.isSignedIn || !state.isOnline) {
      // Without a session it is not sent later, either: the blogger may come back as someone else.
      state.unsentReplies[id] = state.isSignedIn ? 'waiting' : 'failed';
      return;
    }
    state.replying[id] = true;
    const note = state.allNotes[id];
    if (note?.ids.comment !== undefined && 'approve-comment' in noteActions(note))
      setApproval(state, id, true);
  },
  'reply.sent': (state, { id }) => {
    remove(state.replying, id);
    setDraft(state, id, '');
    remove(state.ownDrafts, id);
    // The reply may have approved the comment, or the comment may be gone.
    requestCheck(state);
    // If the blogger has opened another note meanwhile, it stays open.
    if (state.isPanelOpen && state.selectedNoteId === null) setSelectedNote(state, id);
  },
  'reply.linked': (state, { key, url }) => {
    state.replyUrls[key] = url;
  },
  'reply.failed': (state, { id, isDuplicate }) => {
    remove(state.replying, id);
    if (id in state.drafts) state.unsentReplies[id] = 'failed';
    requestCheck(state);
    if (isDuplicate && state.selectedNoteId === id) state.selectedNoteId = null;
  },
};

/** Sets the text of a draft; what is known of an earlier text does not hold for it. */
function setDraft(state: Draft<State>, id: NoteId, text: string): void {
  if (text !== '') state.drafts[id] = text;
  else remove(state.drafts, id);
  remove(state.unsentReplies, id);
}
