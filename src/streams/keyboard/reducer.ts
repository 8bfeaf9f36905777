import type { HandlersOf } from '../state/handlers';

/**
 * Whether the overview of the shortcuts is open, and whether single-key shortcuts are on (WCAG
 * 2.1.4).
 */
export const keyboardHandlers: HandlersOf<'help' | 'shortcuts'> = {
  'help.toggled': (state, { isOpen }) => {
    state.isHelpOpen = isOpen;
  },
  'shortcuts.switched': (state, { isOn }) => {
    state.areShortcutsOn = isOn;
  },
};
