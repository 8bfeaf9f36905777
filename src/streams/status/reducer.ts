import type { HandlersOf } from '../state/handlers';

/** The message in the status bar. */
export const statusHandlers: HandlersOf<'status'> = {
  'status.shown': (state, { status }) => {
    state.status = status;
  },
  'status.dismissed': (state) => {
    state.status = null;
  },
};
