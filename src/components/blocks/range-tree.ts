import type { Media, Range } from '../../streams/notes/note';
import { outerFirst } from './range-order';

/** A block's content as a tree: text, images beside it, and ranges around both. */
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

/** Deeper nesting is no longer drawn: it bounds the work, whatever the network sends, and React's recursion. */
export const MAX_DEPTH = 24;

/**
 * A block's text cut along its ranges, which may come unsorted, nested, identical, empty or partly overlapping. Every
 * character comes out exactly once and in order. Of two ranges that overlap in part, the inner one is split. We walk
 * over the places where something begins or ends, with the ranges open there; their number is bounded, so the time is
 * that of sorting.
 */
export function rangeTree(text: string, ranges: readonly Range[], media: readonly Media[]): readonly Piece[] {
  const beginning = byStart(ranges);
  const images = byStart(media);
  const root: Piece[] = [];
  const open: Open[] = [];
  const add = (piece: Piece): void => void (open.at(-1)?.children ?? root).push(piece);
  const enter = (range: Range): void => {
    if (open.length >= MAX_DEPTH) return;
    const children: Piece[] = [];
    add({ kind: 'range', range, children });
    open.push({ range, children });
  };

  let from = 0;
  for (const at of places(text, ranges, media)) {
    if (at > from) add({ kind: 'text', text: text.slice(from, at) });
    from = at;
    const here = beginning.get(at) ?? [];
    const cut = close(open, at);
    [...cut, ...here.filter(({ end }) => end > at)].sort(outerFirst).forEach(enter);
    const depth = open.length;
    const empty = here.filter(({ end }) => end === at);
    empty.filter(isNoticon).forEach((range) => add({ kind: 'range', range, children: [] }));
    const shown = images.get(at) ?? [];
    // An empty link is there for the image it wraps; without one it would be a link of nothing.
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

/** Where anything begins or ends, in order; the text's own end is always one of them. */
function places(text: string, ranges: readonly Range[], media: readonly Media[]): number[] {
  const all = new Set([text.length]);
  for (const { start, end } of ranges) all.add(start).add(end);
  for (const { start } of media) all.add(start);
  return [...all].sort((a, b) => a - b);
}

/** Closes what ends here, and with it all that is inside; what reaches further is to be opened again. */
function close(open: Open[], at: number): Range[] {
  const outermost = open.findIndex(({ range }) => range.end <= at);
  if (outermost === -1) return [];
  return open
    .splice(outermost)
    .map(({ range }) => range)
    .filter(({ end }) => end > at);
}
