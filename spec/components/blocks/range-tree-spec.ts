import fc from 'fast-check';
import { MAX_DEPTH, MAX_ELEMENTS, type Piece, rangeTree } from '../../../src/components/blocks/range-tree';
import type { Media, Range } from '../../../src/streams/notes/note';
import { shownNote } from '../../support/generated/shown-notes';
import { image, range } from '../support/blocks';

/** A tree as one line, such as `b(text [image])`. */
const written = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'media') return `[${piece.media.type}]`;
      return `${piece.range.type}(${written(piece.children)})`;
    })
    .join('');

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) =>
      piece.kind === 'text' ? piece.text : piece.kind === 'range' ? textOf(piece.children) : '',
    )
    .join('');

const depthOf = (pieces: readonly Piece[]): number =>
  Math.max(0, ...pieces.map((piece) => (piece.kind === 'range' ? 1 + depthOf(piece.children) : 0)));

const [all, link, icon] = [range(0, 2), range(1, 1, { type: 'a' }), range(0, 0, { type: 'noticon' })];
const of = (start: number, end: number, type: string): Range => range(start, end, { type });

test.each<[string, string, readonly Range[], readonly Media[], string]>([
  ['a text without ranges', 'abc', [], [], 'abc'],
  ['an empty text', '', [], [], ''],
  ['nested ranges, the child before its parent', 'abcd', [range(1, 2), of(0, 4, 'p')], [], 'p(ab(b)cd)'],
  ['ranges side by side', 'abcd', [range(2, 4), of(0, 2, 'i')], [], 'i(ab)b(cd)'],
  ['identical ranges: the link is outside', 'ab', [of(0, 2, 'match'), of(0, 2, 'a')], [], 'a(match(ab))'],
  ['identical ranges: the paragraph is outside', 'ab', [of(0, 2, 'a'), of(0, 2, 'p')], [], 'p(a(ab))'],
  ['identical ranges of a rank: the first is outside', 'ab', [of(0, 2, 'i'), all], [], 'i(b(ab))'],
  [
    'overlapping ranges: the inner one is split',
    'abcdef',
    [of(0, 4, 'p'), range(2, 6)],
    [],
    'p(abb(cd))b(ef)',
  ],
  ['an icon, which adds no text', 'ab', [icon], [], 'noticon()ab'],
  ['an icon before a name, outside the name', 'ab', [of(0, 1, 'user'), icon], [], 'noticon()user(a)b'],
  ['an empty link around an image', 'ab', [link], [image(1, 1)], 'aa([image])b'],
  ['an empty link around nothing', 'ab', [link], [], 'ab'],
  ['an image over its text, which stays', '5 Likes', [], [image(0, 7, { type: 'badge' })], '[badge]5 Likes'],
  ['an image in a range', 'abcd', [of(0, 4, 'list')], [image(2, 3)], 'list(ab[image]cd)'],
  ['an image after the text', 'ab', [all], [image(2, 2)], 'b(ab)[image]'],
])('builds the tree of %s', (_name, text, ranges, media, expected) => {
  expect(written(rangeTree(text, ranges, media))).toBe(expected);
});

/** The blocks of random notes, without those that are nested deeper than the panel draws. */
const randomBlocks = fc
  .sample(shownNote, { seed: 1, numRuns: 400 })
  .flatMap(({ subject, header, body }) => [...subject, ...header, ...body])
  .filter(({ ranges }) => ranges.length < 12);

test('random blocks keep their text and contain each image once', () => {
  for (const { text, ranges, media } of randomBlocks) {
    const tree = rangeTree(text, ranges, media);
    expect(textOf(tree)).toBe(text);
    expect(written(tree).split(/\[(?:image|badge)\]/)).toHaveLength(media.length + 1);
  }
});

test('a range covers the same characters in the tree as in the block', () => {
  for (const { text, ranges } of randomBlocks) {
    const covered = new Map<object, string>();
    const walk = (pieces: readonly Piece[]): void => {
      for (const piece of pieces) {
        if (piece.kind !== 'range') continue;
        covered.set(piece.range, (covered.get(piece.range) ?? '') + textOf(piece.children));
        walk(piece.children);
      }
    };
    walk(rangeTree(text, ranges, []));
    for (const each of ranges) expect(covered.get(each) ?? '').toBe(text.slice(each.start, each.end));
  }
});

test('10,000 nested ranges are limited to the maximum depth, and the text stays', () => {
  const text = 'x'.repeat(20_000);
  const ranges = Array.from({ length: 10_000 }, (_, at) => range(at, at % 2 ? 20_000 - at : 10_000 + at));
  const tree = rangeTree(text, ranges, []);
  expect(depthOf(tree)).toBe(MAX_DEPTH);
  expect(textOf(tree)).toBe(text);
});

test('splits overlapping ranges into at most 500 elements, and keeps all of the text', () => {
  const text = 'a'.repeat(2000);
  const ranges = Array.from({ length: 1000 }, (_, at) => range(at, at + 9));
  const count = (pieces: readonly Piece[]): number =>
    pieces.reduce((sum, piece) => sum + (piece.kind === 'range' ? 1 + count(piece.children) : 0), 0);
  const pieces = rangeTree(text, ranges, []);
  expect(count(pieces)).toBe(MAX_ELEMENTS);
  expect(textOf(pieces)).toBe(text);
});
