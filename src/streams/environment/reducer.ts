import type { HandlersOf } from '../state/handlers';
import type { Draft } from 'immer';
import type { State } from '../state/state';

/** Handles changes of the time, the visibility, the network and the window's width. */
export const environmentHandlers: HandlersOf<'clock' | 'visibility' | 'network' | 'width'> = {
  'clock.ticked': (state, { now }) => {
    state.now = now;
  },
  'visibility.changed': (state, { isVisible }) => {
    checkAgain(state, isVisible && !state.isVisible);
    state.isVisible = isVisible;
  },
  'network.changed': (state, { isOnline }) => {
    checkAgain(state, isOnline && !state.isOnline);
    state.isOnline = isOnline;
  },
  'width.changed': (state, { isWide }) => {
    state.isWide = isWide;
  },
};

/**
 * Makes a light poll due when the panel is visible or online again. None is needed while the push channel is
 * open, unless a poll or list request is still due.
 */
function checkAgain({ push, list, tick }: Draft<State>, isBack: boolean): void {
  const isDue = list.checkDue > list.checked || list.listDue > list.listed;
  if (isBack && (push !== 'subscribed' || isDue)) list.checkDue = tick;
}
