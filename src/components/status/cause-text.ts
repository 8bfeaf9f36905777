import type { Cause } from '../../lib/cause';
import { __, sprintf } from '../../i18n';

/**
 * Returns the cause of a failed action and the remedy (section 8), to be appended to the text of the failure.
 * `until` is when the platform's rate limit ends, in epoch milliseconds; 0 if unknown.
 */
export function causeText(cause: Cause, until = 0, locale = 'en'): string {
  switch (cause) {
    case 'forbidden':
      return __("Your account isn't allowed to do this. Use another one, or ask the site's owner.");
    case 'tooMany':
      return until > 0
        ? // translators: %s is a time of day.
          sprintf(__('There were too many requests. Wait until %s.'), timeText(until, locale))
        : __('There were too many requests. Wait a moment first.');
    case 'platform':
      return __('Something went wrong on our side.');
    case 'unreachable':
      return __("The platform can't be reached. Check your network.");
    case 'signedOut':
      return __("You're signed out. Sign in first.");
  }
}

/** Formats a time of day with seconds, such as "2:05:30 PM". */
export const timeText = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(time);
