import type { Range } from '../../streams/notes/note';

const BLOCKS = new Set(['p', 'h3', 'h4', 'list', 'blockquote']);
const MARKS = new Set(['b', 'i', 'match', 'code', 'noticon']);

/** Which of two ranges over the same text is outside: paragraphs, then links and buttons, then letter styles. */
export function rank({ type }: Range): number {
  if (BLOCKS.has(type)) return 0;
  return MARKS.has(type) ? 2 : 1;
}

/** Of ranges open at the same place, the one that reaches furthest is outside; equal ones go by their rank. */
export const outerFirst = (a: Range, b: Range): number => b.end - a.end || rank(a) - rank(b);
