import type { HandlersOf } from '../handlers';

/** The overview of the shortcuts, and whether single characters are any (WCAG 2.1.4). */
export const shortcuts: HandlersOf<'help' | 'shortcuts'> = {
  'help.toggled': (state, { isOpen }) => {
    state.isHelpOpen = isOpen;
  },
  'shortcuts.switched': (state, { isOn }) => {
    state.areShortcutsOn = isOn;
  },
};
