import { __ } from '../i18n';
import type { Trouble } from './trouble';

interface TroubleText {
  /** In place of the list. */
  readonly page: string;
  /** Above notes that can be read all the same. */
  readonly line: string;
}

/** Why there is no list, or no news, in a blogger's words. */
export function troubleTexts(trouble: Trouble): TroubleText {
  switch (trouble) {
    case 'offline':
      return {
        page: __("You're offline. Your notifications will be here when you're back."),
        line: __("You're offline. New notifications will come when you're back."),
      };
    case 'unreachable':
      return {
        page: __("We can't reach your notifications right now. We'll keep trying."),
        line: __("We can't reach new notifications right now."),
      };
    case 'forbidden':
      return {
        page: __('Your notifications are refused. Sign in again, or with another account.'),
        line: __('New notifications are refused. Sign in again, or with another account.'),
      };
    case 'platform':
      return {
        page: __("Something went wrong on our side. We'll keep trying to get your notifications."),
        line: __("New notifications can't be loaded right now."),
      };
  }
}
