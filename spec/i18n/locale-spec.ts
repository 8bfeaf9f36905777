/** @jest-environment jsdom */
import { readLocale } from '../../src/i18n/locale';

test.each([
  ['?locale=de', 'de'],
  ['?locale=pt-br', 'pt-BR'],
  ['?locale=pt_BR', 'pt-BR'],
  ['?locale=no_language!', 'en'],
  ['', 'en'],
])('[time-locale] the query "%s" selects the locale %s', (search, locale) => {
  history.replaceState(null, '', `/${search}`);
  expect(readLocale(window)).toBe(locale);
});
