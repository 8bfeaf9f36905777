import '../support/production';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { setLocaleData } from '../../src/i18n';
import { readTexts } from '../../src/i18n/read-texts';
import { assertProperty } from '../support/generated/assert-property';
import { shownNote } from '../support/generated/shown-notes';
import { note } from '../support/notes';
import { markupOf, readMarkup } from './support/markup';

/** How programs print missing values; Arabic has its own words for NaN. */
const PROGRAM_WORDS = /undefined|\bnull\b|NaN|Invalid|\[object|ليس.?رقم/i;

/** The content of a note's row and detail. */
function contentOf(changes: Readonly<Record<string, unknown>>) {
  const { row, detail } = markupOf(note(1, changes));
  return { row: readMarkup(row), detail: readMarkup(detail) };
}

const url = 'https://blog.example/';
const image = (start: number, end: number) => ({ type: 'image', url: `${url}a.png`, indices: [start, end] });

test('a row without a headline shows the title, or "Notification" without a title', () => {
  expect(contentOf({ subject: [] }).row.all).toContain('Comment');
  expect(contentOf({ subject: [{ text: ' \u200b\n' }] }).row.all).toContain('Comment');
  expect(contentOf({ subject: [{ ranges: [] }], title: ' ', body: [{ text: 'Hi' }] }).row.all).toContain(
    'Notification',
  );
});

test('the detail of a note without a title is titled "Notification"', () => {
  expect(contentOf({ title: '\u200e ' }).detail.all).toMatch(/^Notification$/m);
});

test('a note without a visible body shows its headline', () => {
  const subject = [{ text: 'Your blog is one year old' }];
  expect(contentOf({ subject, body: [] }).detail.blocks).toEqual(['Your blog is one year old']);
  expect(contentOf({ subject, body: [{ text: '\n' }] }).detail.blocks).toEqual(['Your blog is one year old']);
  expect(contentOf({ subject, body: [{ media: [image(0, 0)] }] }).detail.blocks).toEqual([
    'Your blog is one year old',
    '',
  ]);
});

test('a person without a name is "Someone", and a site without a title is named by its host', () => {
  const meta = { ids: { site: 7 }, links: { home: url }, titles: { home: ' ' } };
  const { detail } = contentOf({ body: [{ type: 'user', text: '', meta, actions: { follow: false } }] });
  expect(detail.all).toMatch(/^Someone$/m);
  expect(detail.all).toMatch(/^Follow Someone$/m);
  expect(detail.links).toEqual([expect.objectContaining({ href: url, name: 'blog.example' })]);
});

test('a link around an image is named by its address, and a link around a space is not a link', () => {
  const link = (indices: readonly number[], to: string) => ({ type: 'a', url: to, indices });
  const around = (text: string, ranges: unknown, media: unknown = []) =>
    contentOf({ body: [{ text, ranges, media }] }).detail.links.map(({ name }) => name);
  expect(around('ab', [link([1, 1], url)], [image(1, 1)])).toEqual(['blog.example']);
  expect(around('a b', [link([1, 2], 'mailto:a@b.example')], [image(1, 2)])).toEqual(['a@b.example']);
  expect(around('a b', [link([1, 2], url)])).toEqual([]);
  expect(around('a b', [link([0, 3], url)], [image(1, 2)])).toEqual(['a b']);
});

test.each(['en', 'ar'])('random notes never show "undefined", "null" or "NaN" (%s)', (locale) => {
  if (locale !== 'en') {
    const { texts, formOf } = readTexts(JSON.parse(readFileSync(`languages/${locale}.json`, 'utf8')));
    setLocaleData(texts, formOf);
  }
  assertProperty(
    fc.property(shownNote, (shown) => {
      const { row, detail } = markupOf(shown, locale);
      expect(row + detail).not.toMatch(PROGRAM_WORDS);
    }),
    300,
  );
});
