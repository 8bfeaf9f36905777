import type { Block, Media, Range } from '../../../src/streams/notes/note';

export const range = (start: number, end: number, changes: Partial<Range> = {}): Range => ({
  start,
  end,
  type: 'b',
  url: '',
  id: '',
  parent: '',
  value: '',
  siteId: undefined,
  postId: undefined,
  ...changes,
});

export const image = (start: number, end: number, changes: Partial<Media> = {}): Media => ({
  start,
  end,
  type: 'image',
  url: 'https://images.example/1.png',
  width: undefined,
  height: undefined,
  ...changes,
});

export const block = (text: string, changes: Partial<Block> = {}): Block => ({
  type: '',
  text,
  ranges: [],
  media: [],
  actions: undefined,
  ids: {},
  homeUrl: '',
  homeTitle: '',
  homeTagline: '',
  nestLevel: 0,
  editCommentLink: '',
  ...changes,
});

/** Random integers in [0, below), the same for the same seed (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const WORDS = [
  'a',
  ' ',
  '\n',
  '\n\n\t',
  'word',
  '🎉',
  '• item\n',
  'שלום',
  '漢字',
  '<b>',
  '&amp;',
  '\u200d',
  'longer words ',
];
const TYPES = [
  'user',
  'post',
  'site',
  'comment',
  'b',
  'i',
  'match',
  'code',
  'list',
  'blockquote',
  'p',
  'a',
  'h3',
  'button',
  'noticon',
  'stat',
  '',
];
const URLS = ['', 'https://blog.example/', 'mailto:a@blog.example', 'javascript:alert(1)'];

/** A random block, with ranges that are unsorted, nested, identical, empty or overlapping. */
export function randomBlock(random: (below: number) => number): Block {
  const pick = <T>(items: readonly [T, ...T[]] | readonly T[], other: T): T =>
    items[random(items.length)] ?? other;
  const text = Array.from({ length: random(12) }, () => pick(WORDS, '')).join('');
  const span = (): { start: number; end: number } => {
    const [a, b] = [random(text.length + 1), random(text.length + 1)];
    return { start: Math.min(a, b), end: Math.max(a, b) };
  };
  const ranges = Array.from({ length: random(10) }, () => {
    const { start, end } = span();
    return range(start, end, {
      type: pick(TYPES, ''),
      url: pick(URLS, ''),
      id: `${random(3)}`,
      siteId: random(3),
    });
  });
  const repeated =
    random(3) === 0 ? ranges.slice(0, 2).map((each) => ({ ...each, type: pick(TYPES, '') })) : [];
  const media = Array.from({ length: random(4) }, () => {
    const { start, end } = span();
    return image(start, end, { type: random(2) === 0 ? 'image' : 'badge' });
  });
  return block(text, { ranges: [...ranges, ...repeated], media });
}
