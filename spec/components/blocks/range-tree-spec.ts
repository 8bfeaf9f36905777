import { MAX_DEPTH, MAX_ELEMENTS, type Piece, rangeTree } from '../../../src/components/blocks/range-tree';
import { randomBlock, image, range, seeded } from '../support/blocks';

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

const cases: [name: string, tree: readonly Piece[], expected: string][] = [
  ['a text without ranges', rangeTree('abc', [], []), 'abc'],
  ['an empty text', rangeTree('', [], []), ''],
  [
    'nested ranges with the child before its parent',
    rangeTree('abcd', [range(1, 2), range(0, 4, { type: 'p' })], []),
    'p(ab(b)cd)',
  ],
  ['ranges side by side', rangeTree('abcd', [range(2, 4), range(0, 2, { type: 'i' })], []), 'i(ab)b(cd)'],
  [
    'identical ranges: the link is outside the mark',
    rangeTree('ab', [range(0, 2, { type: 'match' }), range(0, 2, { type: 'a' })], []),
    'a(match(ab))',
  ],
  [
    'identical ranges: the paragraph is outside the link',
    rangeTree('ab', [range(0, 2, { type: 'a' }), range(0, 2, { type: 'p' })], []),
    'p(a(ab))',
  ],
  [
    'identical ranges of the same rank: the first is outside',
    rangeTree('ab', [range(0, 2, { type: 'i' }), range(0, 2)], []),
    'i(b(ab))',
  ],
  [
    'partly overlapping ranges: the inner range is split',
    rangeTree('abcdef', [range(0, 4, { type: 'p' }), range(2, 6)], []),
    'p(abb(cd))b(ef)',
  ],
  [
    'an icon, which adds no text',
    rangeTree('ab', [range(0, 0, { type: 'noticon', value: '\uf467' })], []),
    'noticon()ab',
  ],
  [
    'an icon before a name, outside the name',
    rangeTree('ab', [range(0, 1, { type: 'user' }), range(0, 0, { type: 'noticon' })], []),
    'noticon()user(a)b',
  ],
  [
    'an empty link around an image',
    rangeTree('ab', [range(1, 1, { type: 'a' })], [image(1, 1)]),
    'aa([image])b',
  ],
  ['an empty link around nothing', rangeTree('ab', [range(1, 1, { type: 'a' })], []), 'ab'],
  [
    'an image over its text, which stays',
    rangeTree('5 Likes', [], [image(0, 7, { type: 'badge' })]),
    '[badge]5 Likes',
  ],
  [
    'an image in a range',
    rangeTree('abcd', [range(0, 4, { type: 'list' })], [image(2, 3)]),
    'list(ab[image]cd)',
  ],
  ['an image after the text', rangeTree('ab', [range(0, 2)], [image(2, 2)]), 'b(ab)[image]'],
];

test.each(cases)('builds the tree of %s', (_name, tree, expected) => {
  expect(written(tree)).toBe(expected);
});

test('2,000 random blocks keep their text and contain each image once', () => {
  const random = seeded(1);
  for (let count = 0; count < 2000; count += 1) {
    const { text, ranges, media } = randomBlock(random);
    const tree = rangeTree(text, ranges, media);
    expect(textOf(tree)).toBe(text);
    expect(written(tree).split(/\[(?:image|badge)\]/)).toHaveLength(media.length + 1);
  }
});

test('a range covers the same characters in the tree as in the block', () => {
  const random = seeded(2);
  for (let count = 0; count < 500; count += 1) {
    const { text, ranges } = randomBlock(random);
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
