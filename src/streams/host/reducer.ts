import type { HandlersOf } from '../state/handlers';

/** Handles the events about the host page and the closing of the panel. */
export const hostHandlers: HandlersOf<'panel' | 'host' | 'site' | 'post' | 'comment' | 'edit'> = {
  'panel.toggled': (state, { isOpen }) => {
    state.isPanelOpen = isOpen;
    // Before the first list, the platform's `lastSeenTime` is not known.
    state.seenBefore = isOpen && !state.isLoading ? state.lastSeenTime : null;
    if (isOpen) return;
    state.selectedNoteId = null;
    state.isHelpOpen = false;
  },
  'panel.closeRequested': (state) => {
    // A host page closes the panel itself. Without a host page, the panel returns to its list.
    if (!state.hasHost) state.selectedNoteId = null;
  },
  'host.opensLinks': (state) => {
    state.hostOpensLinks = true;
  },
  'host.wantsNews': (state, { isWanted }) => {
    state.isNotifyWanted = isWanted;
  },
};
