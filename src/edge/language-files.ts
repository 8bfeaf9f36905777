import type { LanguageFiles } from './language';

/** Files beside the panel, none of them in it: webpack copies them and knows their addresses. */
const files = import.meta.webpackContext('../../languages', { recursive: false, regExp: /\.json$/ });

/** Every file of `languages/` by its locale: './de.json' is 'de'. */
export const LANGUAGE_FILES: LanguageFiles = new Map(
  files.keys().map((key) => [key.slice('./'.length, -'.json'.length), files(key)]),
);
