import { startTransition, useEffect, useState } from 'react';
import type { Part } from './body-parts';

/** What is drawn at once, in characters. One part is always drawn whole. */
const BATCH_CHARS = 6000;
/** The elements around a part, and each element in its text, take as long as so many characters. */
const PART_CHARS = 500;
const RANGE_CHARS = 50;

/** The number of parts that are drawn. It grows from frame to frame, so that none takes long. */
export function useGradualCount(parts: readonly Part[]): number {
  const [count, setCount] = useState(() => nextCount(parts, 0));
  useEffect(() => {
    if (count < parts.length) startTransition(() => setCount(nextCount(parts, count)));
  }, [count, parts]);
  return count;
}

/** The end of the batch that starts at `count`. */
export function nextCount(parts: readonly Part[], count: number): number {
  let chars = 0;
  let end = count;
  for (const { block } of parts.slice(count)) {
    chars += PART_CHARS + block.text.length + RANGE_CHARS * block.ranges.length;
    if (end > count && chars > BATCH_CHARS) break;
    end += 1;
  }
  return end;
}
