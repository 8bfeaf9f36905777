import type { HandlersOf } from '../state/handlers';
import { isHidden } from '../outbox/note-records';

/** The records of the outbox, from which the screen derives what the blogger did. */
export const outboxHandlers: HandlersOf<'outbox'> = {
  'outbox.looked': (state, { records, at, isKept }) => {
    state.outbox = { records, at, isKept };
    const { selectedNoteId: id } = state;
    // Another tab has trashed the open note: keys and clicks would act on it. A text stays.
    if (id !== null && isHidden(state, id) && !(id in state.drafts)) state.selectedNoteId = null;
  },
};
