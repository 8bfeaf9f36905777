import type { State } from './state';

/**
 * Whether this tab shows new notes as system notifications: it leads, its page is hidden, and its
 * host page has the permission.
 */
export const isNotifying = ({ isVisible, isNotifyWanted, tabRole }: State): boolean =>
  isNotifyWanted && !isVisible && tabRole === 'leader';

/** Whether the blogger can notice new notes, on the page or as a notification. */
export const isAwake = (state: State): boolean => state.isVisible || isNotifying(state);
