import { castDraft, type Draft } from 'immer';
import { remove } from '../../lib/remove';
import { openInstead } from '../list/selection';
import { markAsRead, markAsUnread } from '../reading/reducer';
import type { HandlersOf } from '../state/handlers';
import type { State } from '../state/state';
import type { Place } from './events';

/** Handles notes that are set aside, comments that the blogger has answered, and recent actions. */
export const doneHandlers: Omit<HandlersOf<'done' | 'answers' | 'blogger' | 'recent'>, 'done.restored'> = {
  'done.marked': (state, { doneNotes, ...place }) => {
    for (const id of Object.keys(doneNotes).map(Number)) {
      markAsRead(state, id);
      remove(state.checkedNoteIds, id);
    }
    Object.assign(state.doneNotes, doneNotes);
    state.leftNoteId = null;
    moveTo(state, place);
  },
  'done.unmarked': (state, { ids, unreadIds, ...place }) => {
    for (const id of unreadIds) {
      const { [id]: { timestamp } = {} } = state.doneNotes;
      // If the list does not contain the note yet, the mark is kept until it does.
      if (id in state.allNotes) markAsUnread(state, id);
      else if (timestamp !== undefined) state.noteReads[id] = { isRead: false, timestamp };
    }
    for (const id of ids) remove(state.doneNotes, id);
    moveTo(state, place);
    state.leftNoteId = null;
  },
  'recent.looked': (state, { records }) => {
    state.recentRecords = castDraft(records);
  },
  'answers.noted': (state, { answeredNotes }) => {
    state.answeredNotes = answeredNotes;
  },
  'blogger.known': (state, { id }) => {
    state.bloggerId = id;
  },
};

/**
 * Opens and highlights the notes of a place. The note is not marked as read at once, because the blogger has
 * not chosen it.
 */
function moveTo(state: Draft<State>, { selectedNoteId: id, highlightedNoteId }: Place): void {
  if (state.selectedNoteId !== id) openInstead(state, id);
  state.highlightedNoteId = highlightedNoteId;
}
