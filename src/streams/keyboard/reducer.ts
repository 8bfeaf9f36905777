import type { HandlersOf } from '../state/handlers';

/** Opens and closes the overview of the shortcuts. */
export const keyboardHandlers: HandlersOf<'help'> = {
  'help.toggled': (state, { isOpen }) => {
    state.isHelpOpen = isOpen;
  },
};
