import type { HandlersOf } from '../state/handlers';

/** Handles changes of the clock, the document's visibility, the network and the panel's width. */
export const environmentHandlers: HandlersOf<'clock' | 'visibility' | 'network' | 'width'> = {
  'clock.ticked': (state, { now }) => {
    state.now = now;
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
};
