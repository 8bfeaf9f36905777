import type { HandlersOf } from '../state/handlers';
import { isHidden } from '../outbox/note-records';

/** Stores the records of the outbox; the screen derives the results of actions from them. */
export const outboxHandlers: HandlersOf<'outbox'> = {
  'outbox.looked': (state, { records, at, isKept }) => {
    state.outbox = { records, at, isKept };
    const { selectedNoteId: id } = state;
    // Another tab has trashed the open note, so it closes: keys and clicks would act on it. A note
    // with a draft stays open.
    if (id !== null && isHidden(state, id) && !(id in state.drafts)) state.selectedNoteId = null;
  },
};
