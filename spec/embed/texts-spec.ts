import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../../src/embed/texts';

const folder = path.join(import.meta.dirname, '..', '..', 'languages');
const locales = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'en-XA.json')
  .map((file) => file.slice(0, -'.json'.length));

const [name, , close, failed, retry] = wordsOf('en');

test.each(locales)('the bell says in %s what the panel says', (locale) => {
  const texts: unknown = JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8'));
  const [ownName, news, ownClose, ownFailed, ownRetry] = wordsOf(locale);
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
])('%j is told in %s', (locale, language) => {
  expect(wordsOf(locale)).toBe(wordsOf(language));
});
