import type { HandlersOf } from '../state/handlers';
import { requestCheck } from '../state/touch';

/** Handles the end and the renewal of the session. Sign-in and sign-out leave the page. */
export const sessionHandlers: HandlersOf<'session' | 'signIn' | 'signOut'> = {
  'session.ended': (state) => {
    state.isSignedIn = false;
  },
  'session.renewed': (state) => {
    state.isSignedIn = true;
    // A poll proves the token, and fetches the news since the session ended.
    requestCheck(state);
  },
  'signOut.requested': (state) => {
    // Closes the note, so that the host page makes the panel narrow again.
    state.selectedNoteId = null;
  },
};
