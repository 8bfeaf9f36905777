import { startTransition, useEffect, useState } from 'react';
import type { Part } from './body-parts';

/**
 * What is drawn in a frame: a text of so many characters, which take 15 ms on a slow processor. A part
 * is always drawn whole.
 */
const BATCH_CHARS = 12_000;
/** What is drawn in the frame of the click, with the header and the actions of the note. */
const FIRST_CHARS = 6000;
/** The elements around a part, and each element in its text, take as long as so many characters. */
const PART_CHARS = 1000;
const RANGE_CHARS = 50;

/** The number of parts that are drawn. It grows from frame to frame, so that none takes long. */
export function useGradualCount(parts: readonly Part[]): number {
  const [count, setCount] = useState(() => firstCount(parts));
  useEffect(() => {
    if (count >= parts.length) return;
    const next = requestAnimationFrame(() => startTransition(() => setCount(nextCount(parts, count))));
    return () => cancelAnimationFrame(next);
  }, [count, parts]);
  return count;
}

/** What is drawn with the note's header. A first part that is larger comes after it. */
export const firstCount = (parts: readonly Part[]): number =>
  costOf(parts[0]) > FIRST_CHARS ? 0 : nextCount(parts, 0, FIRST_CHARS);

/** The end of the batch that starts at `count`. */
export function nextCount(parts: readonly Part[], count: number, maxChars = BATCH_CHARS): number {
  let chars = 0;
  let end = count;
  for (const part of parts.slice(count)) {
    chars += costOf(part);
    if (end > count && chars > maxChars) break;
    end += 1;
  }
  return end;
}

const costOf = (part: Part | undefined): number =>
  part ? PART_CHARS + part.block.text.length + RANGE_CHARS * part.block.ranges.length : 0;
