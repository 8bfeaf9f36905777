import { createGettext, sprintf } from '../gettext';

const gettext = createGettext();

/** The texts of the panel in its language, as gettext knows them: by their English, with context, in number. */
export const { __, _x, _n, setLocaleData } = gettext;

/** Whether the language runs from right to left, said as gettext's users do. */
export const isRTL = (): boolean => gettext._x('ltr', 'text direction') === 'rtl';

export { sprintf };
