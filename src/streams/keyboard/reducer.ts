import type { HandlersOf } from '../state/handlers';

/** Opens and closes the overview of the shortcuts, and switches single-key shortcuts (WCAG 2.1.4). */
export const keyboardHandlers: HandlersOf<'help' | 'shortcuts'> = {
  'help.toggled': (state, { isOpen }) => {
    state.isHelpOpen = isOpen;
  },
  'shortcuts.switched': (state, { isOn }) => {
    state.areShortcutsOn = isOn;
  },
};
