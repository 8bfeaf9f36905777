import type { LanguageFiles } from './language';

/** The addresses of the language files, which webpack copies next to the panel's code. */
const files = import.meta.webpackContext('../../languages', { recursive: false, regExp: /\.json$/ });

/** The address of each file in `languages/` by locale: './de.json' has the locale 'de'. */
export const LANGUAGE_FILES: LanguageFiles = new Map(
  files.keys().map((key) => [key.slice('./'.length, -'.json'.length), files(key)]),
);
