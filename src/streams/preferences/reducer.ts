import type { HandlersOf } from '../state/handlers';

/** Handles changes of the preferences. */
export const preferencesHandlers: HandlersOf<'preferences'> = {
  'preferences.changed': (state, { preferences }) => {
    state.preferences = preferences;
  },
};
