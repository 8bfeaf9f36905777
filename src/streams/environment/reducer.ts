import type { HandlersOf } from '../state/handlers';
import type { Draft } from 'immer';
import type { State } from '../state/state';

/** Handles changes of the clock, the document's visibility, the network and the panel's width. */
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
 * Makes a light poll due if the panel is visible or online again. An open push channel has missed nothing,
 * unless a request is still due.
 */
function checkAgain({ push, list, tick }: Draft<State>, isBack: boolean): void {
  const isDue = list.checkDue > list.checked || list.listDue > list.listed;
  if (isBack && (push !== 'subscribed' || isDue)) list.checkDue = tick;
}
