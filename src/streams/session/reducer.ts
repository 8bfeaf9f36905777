import { type HandlersOf, unchanged } from '../state/handlers';

/** The session ends; signing in and out leave the page. */
export const sessionHandlers: HandlersOf<'session' | 'signIn' | 'signOut'> = {
  'session.ended': (state) => {
    state.isSignedIn = false;
  },
  'signIn.requested': unchanged,
  'signOut.requested': (state) => {
    // The host page makes the panel narrow again.
    state.selectedNoteId = null;
  },
};
