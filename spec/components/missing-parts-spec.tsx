import '../support/production';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { setLocaleData } from '../../src/components/i18n';
import { parseTexts } from '../../src/edge/language';
import { holds } from '../support/generated/holds';
import { shownNote } from '../support/generated/shown-notes';
import { note } from '../support/notes';
import { markupOf, readMarkup } from './markup';

/** What a program says where there is nothing; Arabic has words of its own for what is no number. */
const NOTHING = /undefined|\bnull\b|NaN|Invalid|\[object|ليس.?رقم/i;

/** What a note's row and detail say. */
function said(changes: Readonly<Record<string, unknown>>) {
  const { row, detail } = markupOf(note(1, changes));
  return { row: readMarkup(row), detail: readMarkup(detail) };
}

const url = 'https://blog.example/';
const image = (start: number, end: number) => ({ type: 'image', url: `${url}a.png`, indices: [start, end] });

test('without a headline a row says the title, and without that what it is', () => {
  expect(said({ subject: [] }).row.all).toContain('Comment');
  expect(said({ subject: [{ text: ' \u200b\n' }] }).row.all).toContain('Comment');
  expect(said({ subject: [{ ranges: [] }], title: ' ', body: [{ text: 'Hi' }] }).row.all).toContain(
    'Notification',
  );
});

test('without a title the detail says what it is', () => {
  expect(said({ title: '\u200e ' }).detail.all).toMatch(/^Notification$/m);
});

test('with nothing in its body a note says its headline', () => {
  const subject = [{ text: 'Your blog is one year old' }];
  expect(said({ subject, body: [] }).detail.blocks).toEqual(['Your blog is one year old']);
  expect(said({ subject, body: [{ text: '\n' }] }).detail.blocks).toEqual(['Your blog is one year old']);
  expect(said({ subject, body: [{ media: [image(0, 0)] }] }).detail.blocks).toEqual(['']);
});

test('a person without a name is someone, at a site that is called as its address', () => {
  const meta = { ids: { site: 7 }, links: { home: url }, titles: { home: ' ' } };
  const { detail } = said({ body: [{ type: 'user', text: '', meta, actions: { follow: false } }] });
  expect(detail.all).toMatch(/^Someone$/m);
  expect(detail.all).toMatch(/^Follow Someone$/m);
  expect(detail.links).toEqual([expect.objectContaining({ href: url, name: 'blog.example' })]);
});

test('a link around an image is called as where it leads to, one around a space is none', () => {
  const link = (indices: readonly number[], to: string) => ({ type: 'a', url: to, indices });
  const around = (text: string, ranges: unknown, media: unknown = []) =>
    said({ body: [{ text, ranges, media }] }).detail.links.map(({ name }) => name);
  expect(around('ab', [link([1, 1], url)], [image(1, 1)])).toEqual(['blog.example']);
  expect(around('a b', [link([1, 2], 'mailto:a@b.example')], [image(1, 2)])).toEqual(['a@b.example']);
  expect(around('a b', [link([1, 2], url)])).toEqual([]);
  expect(around('a b', [link([0, 3], url)], [image(1, 2)])).toEqual(['a b']);
});

test.each(['en', 'ar'])('whatever is missing, no program’s word for nothing is shown (%s)', (locale) => {
  if (locale !== 'en')
    setLocaleData(parseTexts(JSON.parse(readFileSync(`languages/${locale}.json`, 'utf8'))));
  holds(
    fc.property(shownNote, (shown) => {
      const { row, detail } = markupOf(shown, locale);
      expect(row + detail).not.toMatch(NOTHING);
    }),
    1500,
  );
});
