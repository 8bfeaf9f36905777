import { _n, sprintf } from '../i18n';
import { countText } from './count-text';

/** The number of new notes above the visible part of the list, in words such as "2 new notifications". */
export const arrivalText = (count: number, locale: string): string =>
  sprintf(
    // translators: %s: how many notifications have come.
    _n('%s new notification', '%s new notifications', count),
    countText(count, locale),
  );
