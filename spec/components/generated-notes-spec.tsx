import '../support/production';
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { isBlank } from '../../src/components/blank';
import { bodyParts } from '../../src/components/detail/body-parts';
import { firstCount } from '../../src/components/detail/use-gradual-count';
import { setLocaleData } from '../../src/i18n';
import { readTexts } from '../../src/i18n/read-texts';
import { asArray } from '../../src/lib/json';
import type { Block, Note } from '../../src/streams/notes/note';
import { parseNote } from '../../src/streams/notes/parse-note';
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

test('a note with an invalid time shows no time', () => {
  const { row, detail } = markupOf(note(1, { timestamp: 'soon' }));
  expect(row + detail).not.toMatch(/<time|1970/);
});

test('the detail of a note without a title is titled "Notification"', () => {
  expect(contentOf({ title: '\u200e ' }).detail.all).toMatch(/^Notification$/m);
});

const HEADLINE = 'Your blog is one year old';

test.each<[string, readonly object[], readonly string[]]>([
  ['without a body', [], [HEADLINE]],
  ['with a blank body', [{ text: '\n' }], [HEADLINE]],
  ['whose body is an image', [{ media: [image(0, 0)] }], [HEADLINE, '']],
  ['whose body repeats it', [{ text: HEADLINE }], [HEADLINE]],
  ['with another body', [{ text: 'One year!' }], [HEADLINE, 'One year!']],
])('[headline-and-time] a note %s shows its headline once', (_what, body, blocks) => {
  expect(contentOf({ subject: [{ text: HEADLINE }], body }).detail.blocks).toEqual(blocks);
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

const textsOf = (blocks: readonly Block[]): string[] => blocks.map(({ text }) => text);
/** The blocks of the first batch. Each further batch is drawn in a frame of its own. */
const drawnBlocks = (shown: Note): Block[] => {
  const { preface, rest } = bodyParts(shown);
  return [preface, rest].flatMap((parts) => parts.slice(0, firstCount(parts))).map(({ block }) => block);
};
/** Blank texts are replaced by texts that are not the block's. */
const notBlank = (texts: readonly string[]): string[] => texts.filter((text) => !isBlank(text));

/** Expects that a note shows all its text and only valid links. Returns its markup. */
function expectWhole(shown: Note): string {
  const { row, detail } = markupOf(shown);
  const [inRow, inDetail] = [readMarkup(row), readMarkup(detail)];
  expect(inRow.blocks).toEqual(notBlank(textsOf(shown.subject.slice(0, 2))));
  const texts = notBlank(textsOf([...shown.header, ...shown.body]));
  const headline = notBlank(textsOf(shown.subject.slice(0, 1))).filter(
    (text) => !textsOf(shown.body).includes(text),
  );
  const drawn = notBlank(textsOf([...shown.header, ...drawnBlocks(shown)]));
  // A blank body is replaced by the headline.
  if (texts.length > 0) expect(notBlank(inDetail.blocks)).toEqual([...headline, ...drawn]);
  expect([inRow.nested, inDetail.nested, inRow.links.length]).toEqual([0, 0, 0]);
  for (const { href, name, rel } of inDetail.links) {
    expect(href).toMatch(/^(https?:\/\/|mailto:)/);
    expect(isBlank(name)).toBe(false);
    expect(rel).toBe('noopener noreferrer');
  }
  return row + detail;
}

test('[comment-and-post-blocks] [range-types] random notes show all their text in order, only valid links, and no "undefined", "null" or "NaN"', () => {
  assertProperty(
    fc.property(shownNote, (shown) => {
      expect(expectWhole(shown)).not.toMatch(PROGRAM_WORDS);
    }),
    1000,
  );
});

test('random notes show no such words in Arabic', () => {
  const { texts, formOf } = readTexts(JSON.parse(readFileSync('languages/ar.json', 'utf8')));
  setLocaleData(texts, formOf);
  assertProperty(
    fc.property(shownNote, (shown) => {
      const { row, detail } = markupOf(shown, 'ar');
      expect(row + detail).not.toMatch(PROGRAM_WORDS);
    }),
    300,
  );
});

/** Real notes beside the repository, if there are any. */
const REAL = '../shared/notes/notes.json';

if (existsSync(REAL))
  test('the real notes show all their text in order', () => {
    for (const value of asArray(JSON.parse(readFileSync(REAL, 'utf8')))) {
      const parsed = parseNote(value);
      if ('problem' in parsed) throw new Error(parsed.problem);
      expectWhole(parsed.note);
    }
  });
