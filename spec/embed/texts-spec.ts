import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newsTitle, notifyTexts } from '../../src/embed/notify-texts';
import { type BellTexts, languageOf, TEXTS } from '../../src/embed/texts';

const folder = path.join(import.meta.dirname, '..', '..', 'languages');
const locales = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'en-XA.json')
  .map((file) => file.slice(0, -'.json'.length));

const textsFor = (locale: string): BellTexts => TEXTS[languageOf(locale)];

const [name, , close, failed, retry] = textsFor('en');

test.each(locales)('in %s the bell has the same texts as the panel', (locale) => {
  const texts: unknown = JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8'));
  const [ownName, news, ownClose, ownFailed, ownRetry] = textsFor(locale);
  expect(texts).toMatchObject({
    [name]: [ownName],
    [close]: [ownClose],
    [failed]: [ownFailed],
    [retry]: [ownRetry],
  });
  expect(news.split('#')).toHaveLength(2);
});

test.each([
  ['de-AT', 'de'],
  ['pt_BR', 'en'],
  ['', 'en'],
  ['__proto__', 'en'],
  ['constructor', 'en'],
  // Aragonese, Jamaican and Arpitan.
  ['arg', 'en'],
  ['jam', 'en'],
  ['frp-CH', 'en'],
  ['AR', 'ar'],
])('the locale %j has the texts of %s', (locale, language) => {
  expect(textsFor(locale)).toBe(textsFor(language));
});

const KINDS = ['comment', 'like', 'follow'] as const;

test.each(locales)(
  'in %s the notifications have texts of their own, and the number of several notes',
  (locale) => {
    if (locale !== 'en') expect(notifyTexts(locale)).not.toBe(notifyTexts('en'));
    for (const kind of KINDS) {
      expect(newsTitle(locale, kind, 12)).toContain('12');
      expect(newsTitle(locale, kind, 1)).not.toMatch(/[#1]/);
    }
  },
);
