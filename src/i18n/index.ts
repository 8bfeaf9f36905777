import { createGettext, sprintf } from './gettext';

const gettext = createGettext();

/** The panel's texts in its language: by their English text, with a context, and in the plural. */
export const { __, _x, _n, setLocaleData } = gettext;

/** Whether the language is written from right to left, by gettext's usual pseudo-text. */
export const isRTL = (): boolean => gettext._x('ltr', 'text direction') === 'rtl';

export { sprintf };
