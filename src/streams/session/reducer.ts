import type { HandlersOf } from '../state/handlers';
import { requestCheck } from '../state/touch';

/** The session ends; signing in and out leave the page. */
export const sessionHandlers: HandlersOf<'session' | 'signIn' | 'signOut'> = {
  'session.ended': (state) => {
    state.isSignedIn = false;
  },
  'session.renewed': (state) => {
    state.isSignedIn = true;
    // The answer proves the token, and shows what was missed.
    requestCheck(state);
  },
  'signOut.requested': (state) => {
    // The host page makes the panel narrow again.
    state.selectedNoteId = null;
  },
};
