import type { HandlersOf } from '../state/handlers';

/** The host page opens and closes the panel; links lead out of it. */
export const hostHandlers: HandlersOf<'panel' | 'host' | 'site' | 'post' | 'comment' | 'edit'> = {
  'panel.toggled': (state, { isOpen }) => {
    state.isPanelOpen = isOpen;
    if (isOpen) return;
    state.selectedNoteId = null;
    state.isHelpOpen = false;
  },
  'panel.closeRequested': (state) => {
    // A host page closes the panel itself. Without one, the panel returns to its list.
    if (!state.hasHost) state.selectedNoteId = null;
  },
  'host.opensLinks': (state) => {
    state.hostOpensLinks = true;
  },
};
