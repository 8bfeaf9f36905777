import type { Range } from '../../src/streams/notes/note';

/** Makes `count` ranges over a text of some length. */
export type Shape = (length: number, count: number) => readonly Range[];

const range = (start: number, end: number, type: string): Range => ({
  start: Math.floor(start),
  end: Math.floor(end),
  type,
  url: type === 'a' ? 'https://blog.example/' : '',
  id: '',
  parent: '',
  value: '',
  siteId: undefined,
  postId: undefined,
});

const TYPES = ['a', 'b', 'i', 'code', 'user'];
const typeOf = (index: number): string => TYPES[index % TYPES.length] ?? 'b';

const many = (count: number, make: (index: number) => Range): Range[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** One range after the other, with text between them. */
const disjoint: Shape = (length, count) => {
  const step = length / count;
  return many(count, (at) => range(at * step, at * step + step / 2, typeOf(at)));
};

/** Disjoint ranges within a quote of the whole text, which is the last range. */
const inQuote: Shape = (length, count) => [...disjoint(length, count - 1), range(0, length, 'blockquote')];

/** Each range inside the one before; 200 levels for 20,000 characters. */
const nested: Shape = (length, count) => {
  const step = length / (2 * count + 1);
  return many(count, (at) => range(at * step, length - at * step, typeOf(at)));
};

/** Each range overlaps the beginning of the next two, so that all are split. */
const overlapping: Shape = (length, count) => {
  const step = length / (count + 2);
  return many(count, (at) => range(at * step, (at + 2.5) * step, typeOf(at)));
};

/** All ranges overlap each other in the middle of the text. */
const crowded: Shape = (length, count) => {
  const step = length / (2 * count);
  return many(count, (at) => range(at * step, length / 2 + at * step, typeOf(at)));
};

/** Shapes of real texts, and the worst cases. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  disjoint,
  'in a quote': inQuote,
  'nested in each other': nested,
  'partly overlapping': overlapping,
  'all over each other': crowded,
};
