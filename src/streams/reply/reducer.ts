import type { Draft } from 'immer';
import { remove } from '../../lib/remove';
import { setSelectedNote } from '../list/selection';
import type { ActedOn } from '../notes/acted-on';
import type { HandlersOf } from '../state/handlers';
import type { State } from '../state/state';
import { REPLY_URLS_MAX_COUNT } from '../timing';

/**
 * Handles events about replies and drafts. A text is kept until the platform has accepted it (decision
 * reply-retries).
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
    setDraft(state, id, text);
  },
  'draft.changedElsewhere': (state, { id, text }) => {
    // The text of the other tab is newer.
    setDraft(state, id, text);
  },
  'draft.sent': (state, { id, text }) => {
    // The box may contain another text by now, which stays.
    if (state.drafts[id] === text) setDraft(state, id, '');
  },
  'reply.submitted': (state, { id, text }) => {
    if (text.trim() !== '') setDraft(state, id, text);
  },
  'reply.sent': (state, { id }) => {
    // Opens the note, unless the blogger has opened another one meanwhile.
    if (typeof id === 'number' && state.isPanelOpen && state.selectedNoteId === null)
      setSelectedNote(state, id);
  },
  'reply.linked': (state, { key, url }) => {
    const urls = Object.entries({ ...state.replyUrls, [key]: url });
    state.replyUrls = Object.fromEntries(urls.slice(-REPLY_URLS_MAX_COUNT));
  },
  'reply.failed': (state, { id, isDuplicate }) => {
    if (isDuplicate && state.selectedNoteId === id) state.selectedNoteId = null;
  },
};

function setDraft(state: Draft<State>, id: ActedOn, text: string): void {
  if (text !== '') state.drafts[id] = text;
  else remove(state.drafts, id);
}
