import type { LanguageFiles } from './language';

/** Webpack copies these files next to the panel's code, and returns their addresses. */
const files = import.meta.webpackContext('../../languages', { recursive: false, regExp: /\.json$/ });

/** The address of each file in `languages/` by its locale: './de.json' has the locale 'de'. */
export const LANGUAGE_FILES: LanguageFiles = new Map(
  files.keys().map((key) => [key.slice('./'.length, -'.json'.length), files(key)]),
);
