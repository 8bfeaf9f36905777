import { _n, sprintf } from './i18n';

/** How many notes have come since one looked. */
export const arrivalText = (count: number, locale: string): string =>
  sprintf(
    // translators: %s: how many notifications have come.
    _n('%s new notification', '%s new notifications', count),
    count.toLocaleString(locale),
  );
