import { castDraft } from 'immer';
import type { HandlersOf } from '../state/handlers';

/** Sets and clears the message of the status bar. */
export const statusHandlers: HandlersOf<'status'> = {
  'status.shown': (state, { status }) => {
    state.status = castDraft(status);
  },
  'status.dismissed': (state) => {
    state.status = null;
  },
};
