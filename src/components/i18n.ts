import { createI18n, sprintf } from '@wordpress/i18n';

const i18n = createI18n();

/** The texts of the panel in its language, as gettext knows them: by their English, with context, in number. */
export const { __, _x, _n, isRTL, setLocaleData } = i18n;
export { sprintf };
