import type { HandlersOf } from '../state/handlers';

/** Handles the host page's opening and closing of the panel, and clicks on links. */
export const hostHandlers: HandlersOf<'panel' | 'host' | 'site' | 'post' | 'comment' | 'edit'> = {
  'panel.toggled': (state, { isOpen }) => {
    state.isPanelOpen = isOpen;
    // Before the first list, `lastSeenTime` of the platform is not known.
    state.seenBefore = isOpen && !state.isLoading ? state.lastSeenTime : null;
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
  'host.wantsNews': (state, { isWanted }) => {
    state.isNotifyWanted = isWanted;
  },
};
