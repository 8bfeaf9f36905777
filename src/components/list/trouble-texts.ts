import { __, sprintf } from '../../i18n';
import { countText } from '../count-text';
import type { Trouble } from './list-content';

interface TroubleText {
  /** The text in place of the list. */
  readonly page: string;
  /** The text below the list. */
  readonly line: string;
}

/** The texts for a list that is missing or out of date, in the blogger's language. */
export function troubleTexts(trouble: Trouble | 'slow'): TroubleText {
  switch (trouble) {
    case 'offline':
      return {
        page: __("You're offline. Your notifications will be here when you're back."),
        line: __("You're offline. New notifications will come when you're back."),
      };
    case 'slow': {
      const line = __('The platform is slow to answer. Your notifications will show when it does.');
      return { page: line, line };
    }
    case 'unreachable':
      return {
        page: __("We can't reach your notifications right now. We'll keep trying."),
        line: __("We can't reach new notifications right now."),
      };
    case 'forbidden':
    case 'signedOut':
      return {
        page: __('Your notifications are refused. Sign in again, or with another account.'),
        line: __('New notifications are refused. Sign in again, or with another account.'),
      };
    case 'tooMany':
      return {
        page: __("There were too many requests. We'll get your notifications a little later."),
        line: __('There were too many requests. New notifications will come a little later.'),
      };
    case 'platform':
      return {
        page: __("Something went wrong on our side. We'll keep trying to get your notifications."),
        line: __("New notifications can't be loaded right now."),
      };
  }
}

/** The wait that the platform asks for, in words. */
export function askedWaitText(ms: number, locale: string): string {
  const seconds = Math.ceil(ms / 1000);
  // translators: %s: a number of seconds.
  if (seconds <= 60) return sprintf(__('The platform asks to wait %s s.'), countText(seconds, locale));
  const minutes = Math.ceil(seconds / 60);
  // translators: %s: a number of minutes.
  if (minutes <= 60) return sprintf(__('The platform asks to wait %s min.'), countText(minutes, locale));
  const hours = countText(Math.ceil(minutes / 60), locale);
  // translators: %s: a number of hours.
  return sprintf(__('The platform asks to wait %s h.'), hours);
}

/** The text about the next try; 0 seconds while a try is running. */
export function nextTryText(seconds: number, locale: string): string {
  if (seconds === 0) return __('Trying again…');
  const rest = countText(seconds % 60, locale);
  // translators: %s: a number of seconds.
  if (seconds < 60) return sprintf(__('Trying again in %s s'), rest);
  const minutes = countText(Math.floor(seconds / 60), locale);
  // translators: 1: a number of minutes. 2: a number of seconds.
  return sprintf(__('Trying again in %1$s min %2$s s'), minutes, rest);
}
