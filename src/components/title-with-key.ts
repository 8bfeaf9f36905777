import { _x, sprintf } from '../i18n';

/** A title that names an action and its key, such as "Undo (U)" (section 9). */
export const titleWithKey = (action: string, key: string): string =>
  // translators: %1$s is the action of a button, %2$s is its key on the keyboard.
  sprintf(_x('%1$s (%2$s)', 'action and its key'), action, key);
