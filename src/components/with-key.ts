import { _x, sprintf } from './i18n';

/** What an action does and the key that does the same (section 9), for a title. */
export const withKey = (action: string, key: string): string =>
  // translators: %1$s is what a button does, %2$s the key on the keyboard that does the same.
  sprintf(_x('%1$s (%2$s)', 'action and its key'), action, key);
