import type { State } from '../streams/state/state';
import { _x, sprintf } from '../i18n';
import { useSelected } from './use-selected';

const selectAreShortcutsOff = ({ preferences }: State): boolean => preferences.areShortcutsOff;

/** Returns the key; undefined if the blogger has switched single-character shortcuts off. */
export const useShortcut = (key: string): string | undefined =>
  useSelected(selectAreShortcutsOff) ? undefined : key;

/**
 * Returns a tooltip with the name of an action and its key, if there is one, such as "Undo (U)" (section 9).
 */
export const titleWithKey = (action: string, key: string | undefined): string =>
  key === undefined
    ? action
    : // translators: %1$s is the action of a button, %2$s is its key on the keyboard.
      sprintf(_x('%1$s (%2$s)', 'action and its key'), action, key);
