import type { HandlersOf } from '../state/handlers';
import { requestCheck } from '../state/touch';

/** Sets the phase of the push channel, and the connection status that the header shows. */
export const pushHandlers: HandlersOf<'push' | 'connection'> = {
  'push.subscribing': (state) => {
    state.push = 'subscribing';
  },
  'push.subscribed': (state) => {
    state.push = 'subscribed';
    // News that came before the channel opened was not pushed.
    requestCheck(state);
  },
  'push.lost': (state) => {
    state.push = 'failed';
  },
  'connection.changed': (state, { connection }) => {
    state.connection = connection;
  },
};
