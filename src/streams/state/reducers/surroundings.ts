import { type HandlersOf, unchanged } from '../handlers';

/** The clock, the host page, the document, the network, the push channel, storage. */
export const surroundings: HandlersOf<
  | 'clock'
  | 'session'
  | 'signIn'
  | 'signOut'
  | 'push'
  | 'host'
  | 'panel'
  | 'visibility'
  | 'network'
  | 'width'
  | 'connection'
  | 'seen'
  | 'status'
> = {
  'clock.ticked': (state, { now }) => {
    state.now = now;
  },
  'session.ended': (state) => {
    state.isSignedIn = false;
  },
  'signIn.requested': unchanged,
  'signOut.requested': unchanged,
  'push.subscribing': (state) => {
    state.push = 'subscribing';
  },
  'push.subscribed': (state) => {
    state.push = 'subscribed';
    // What came before the channel opened was told to nobody.
    state.list.checkDue = state.tick;
  },
  'push.lost': (state) => {
    state.push = 'failed';
  },
  'push.received': unchanged,
  'host.opensLinks': (state) => {
    state.hostOpensLinks = true;
  },
  'panel.toggled': (state, { isOpen }) => {
    state.isPanelOpen = isOpen;
    if (isOpen) return;
    state.selectedNoteId = null;
    state.isHelpOpen = false;
  },
  'panel.closeRequested': (state) => {
    // With a host page it is for that page to close the panel; by itself the panel goes back to its list.
    if (!state.hasHost) state.selectedNoteId = null;
  },
  'visibility.changed': (state, { isVisible }) => {
    state.isVisible = isVisible;
  },
  'network.changed': (state, { isOnline }) => {
    state.isOnline = isOnline;
  },
  'width.changed': (state, { isWide }) => {
    state.isWide = isWide;
  },
  'connection.changed': (state, { connection }) => {
    state.connection = connection;
  },
  'seen.advanced': (state, { time }) => {
    state.lastSeenTime = Math.max(state.lastSeenTime, time);
  },
  'status.shown': (state, { status }) => {
    state.status = status;
  },
  'status.dismissed': (state) => {
    state.status = null;
  },
};
