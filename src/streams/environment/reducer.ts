import type { HandlersOf } from '../state/handlers';
import type { Draft } from 'immer';
import type { State } from '../state/state';
import { requestCheck } from '../state/touch';
import { CLOCK_JUMP_MS } from '../timing';

/** Handles changes of the clock, the document's visibility, the network and the panel's width. */
export const environmentHandlers: HandlersOf<'clock' | 'visibility' | 'network' | 'width'> = {
  'clock.ticked': (state, { now }) => {
    if (Math.abs(now - state.now) > CLOCK_JUMP_MS) requestCheck(state);
    state.now = now;
  },
  'visibility.changed': (state, { isVisible }) => {
    set(state, 'isVisible', isVisible);
  },
  'network.changed': (state, { isOnline }) => {
    set(state, 'isOnline', isOnline);
  },
  'width.changed': (state, { isWide }) => {
    state.isWide = isWide;
  },
};

/**
 * Makes a light poll due if the panel is visible or online again. An open push channel has missed nothing, unless the
 * last request has failed.
 */
function set(state: Draft<State>, name: 'isVisible' | 'isOnline', is: boolean): void {
  if (is && !state[name] && (state.push !== 'subscribed' || state.list.failure)) requestCheck(state);
  state[name] = is;
}
