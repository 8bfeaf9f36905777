import type { HandlersOf } from '../state/handlers';

/** Handles clicks on notifications. */
export const notifyHandlers: HandlersOf<'notified'> = {
  'notified.clicked': (state, { id }) => {
    state.noteToOpen = { id };
  },
};
