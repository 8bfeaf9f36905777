import { _x, sprintf } from '../i18n';

/** A title that names an action and its key, such as "Undo (U)" (section 9). */
export const titleWithKey = (action: string, key: string): string =>
  // translators: %1$s is what a button does, %2$s the key on the keyboard that does the same.
  sprintf(_x('%1$s (%2$s)', 'action and its key'), action, key);
