import type { Range } from '../../streams/notes/note';

const BLOCKS = new Set(['p', 'h3', 'h4', 'list', 'blockquote']);
const MARKS = new Set(['b', 'i', 'match', 'code', 'noticon']);

/**
 * The nesting order of ranges over the same text: paragraphs, then links and buttons, then text
 * styles.
 */
export function rank({ type }: Range): number {
  if (BLOCKS.has(type)) return 0;
  return MARKS.has(type) ? 2 : 1;
}

/** Compares ranges with the same start: the longer one is outside; equal ones go by rank. */
export const outerFirst = (a: Range, b: Range): number => b.end - a.end || rank(a) - rank(b);
