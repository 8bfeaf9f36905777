import type { Media, Range } from '../../streams/notes/note';

/** A node of a block's content: text, an image, or a range with the nodes inside. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'media'; readonly media: Media }
  | RangePiece;

export interface RangePiece {
  readonly kind: 'range';
  readonly range: Range;
  readonly children: readonly Piece[];
}

interface Open {
  readonly range: Range;
  readonly children: Piece[];
}

/** The maximum nesting depth, which limits the work and React's recursion. Deeper ranges are ignored. */
export const MAX_DEPTH = 24;

/**
 * The maximum number of range elements. There can be more than ranges, because overlapping ranges are split.
 * Text after the last one has no ranges.
 */
export const MAX_ELEMENTS = 500;

/**
 * Splits a block's text into pieces along its ranges. The ranges may be unsorted, nested, identical, empty or
 * partially overlapping. Each character appears exactly once and in order. If two ranges partially overlap, the
 * one that starts later is split. The loop visits each position where a range or an image starts or ends, and
 * keeps a stack of open ranges. The depth of the stack is limited, so sorting takes most of the time.
 */
export function rangeTree(text: string, ranges: readonly Range[], media: readonly Media[]): readonly Piece[] {
  const starting = byStart(ranges);
  const images = byStart(media);
  const root: Piece[] = [];
  const open: Open[] = [];
  let entered = 0;
  const add = (piece: Piece): void => void (open.at(-1)?.children ?? root).push(piece);
  const enter = (range: Range): void => {
    if (open.length >= MAX_DEPTH || entered >= MAX_ELEMENTS) return;
    entered += 1;
    const children: Piece[] = [];
    add({ kind: 'range', range, children });
    open.push({ range, children });
  };

  let from = 0;
  for (const at of boundaries(text, ranges, media)) {
    if (at > from) add({ kind: 'text', text: text.slice(from, at) });
    from = at;
    const here = starting.get(at) ?? [];
    const cut = close(open, at);
    const empty = here.filter(({ end }) => end === at);
    // An icon before a name has the direction of the sentence, so it is outside the name.
    empty.filter(isNoticon).forEach((range) => add({ kind: 'range', range, children: [] }));
    [...cut, ...here.filter(({ end }) => end > at)].sort(outerFirst).forEach(enter);
    const depth = open.length;
    const shown = images.get(at) ?? [];
    // An empty range wraps the image at its position. If there is no image, the range is ignored.
    if (shown.length > 0)
      empty
        .filter((range) => !isNoticon(range))
        .sort(outerFirst)
        .forEach(enter);
    shown.forEach((image) => add({ kind: 'media', media: image }));
    open.length = depth;
  }
  return root;
}

const BLOCKS = new Set(['p', 'h3', 'h4', 'list', 'blockquote']);
const MARKS = new Set(['b', 'i', 'match', 'code', 'noticon']);

/**
 * The nesting order of ranges over the same text: paragraphs, then links and buttons, then text
 * styles.
 */
function rank({ type }: Range): number {
  if (BLOCKS.has(type)) return 0;
  return MARKS.has(type) ? 2 : 1;
}

/** Compares ranges with the same start: the longer one is outside; equal ones go by rank. */
const outerFirst = (a: Range, b: Range): number => b.end - a.end || rank(a) - rank(b);

function byStart<T extends { readonly start: number }>(
  items: readonly T[],
): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(item.start);
    if (group) group.push(item);
    else groups.set(item.start, [item]);
  }
  return groups;
}

const isNoticon = ({ type }: Range): boolean => type === 'noticon';

/** Returns the sorted positions where ranges start or end or images are placed, and the end of the text. */
function boundaries(text: string, ranges: readonly Range[], media: readonly Media[]): number[] {
  const all = new Set([text.length]);
  for (const { start, end } of ranges) all.add(start).add(end);
  for (const { start } of media) all.add(start);
  return [...all].sort((a, b) => a - b);
}

/**
 * Closes the open ranges that end at or before `at`, and all ranges inside them. Returns those that must be
 * opened again, because they end later.
 */
function close(open: Open[], at: number): Range[] {
  const outermost = open.findIndex(({ range }) => range.end <= at);
  if (outermost === -1) return [];
  return open
    .splice(outermost)
    .map(({ range }) => range)
    .filter(({ end }) => end > at);
}
