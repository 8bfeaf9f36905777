import type { HandlersOf } from '../state/handlers';

/** Handles what the blogger prefers in this browser. */
export const preferencesHandlers: HandlersOf<'preferences'> = {
  'preferences.changed': (state, { preferences }) => {
    state.preferences = preferences;
  },
};
