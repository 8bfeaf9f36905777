import { createGettext, sprintf } from './gettext';

const gettext = createGettext();

/** The gettext functions with the texts of the panel's language. */
export const { __, _x, _n, setLocaleData } = gettext;

/**
 * Whether the language is written from right to left. As usual with gettext, the direction is stored as a text.
 */
export const isRTL = (): boolean => gettext._x('ltr', 'text direction') === 'rtl';

export { sprintf };
