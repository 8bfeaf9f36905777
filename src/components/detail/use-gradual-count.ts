import { startTransition, useEffect, useState } from 'react';
import type { Part } from './body-parts';

/**
 * The maximum number of characters that are drawn in one frame: drawing them takes 15 ms on a slow processor. A
 * part is never split.
 */
const BATCH_CHARS = 12_000;
/** The cost of drawing a part and a range, as the number of characters that take the same time. */
const PART_CHARS = 1000;
const RANGE_CHARS = 50;

/** Returns the number of parts to draw. The number grows from frame to frame, so that no frame takes long. */
export function useGradualCount(parts: readonly Part[]): number {
  const [count, setCount] = useState(() => firstCount(parts));
  useEffect(() => {
    if (count >= parts.length) return;
    const next = requestAnimationFrame(() => startTransition(() => setCount(nextCount(parts, count))));
    return () => cancelAnimationFrame(next);
  }, [count, parts]);
  return count;
}

/** The number of parts that are drawn in the first frame: all, or none if they exceed one batch. */
export function firstCount(parts: readonly Part[]): number {
  const count = nextCount(parts, 0);
  return count < parts.length || costOf(parts[0]) > BATCH_CHARS ? 0 : count;
}

/** Returns the index of the part after the batch that starts at `count`. */
export function nextCount(parts: readonly Part[], count: number): number {
  let chars = 0;
  let end = count;
  for (const part of parts.slice(count)) {
    chars += costOf(part);
    if (end > count && chars > BATCH_CHARS) break;
    end += 1;
  }
  return end;
}

const costOf = (part: Part | undefined): number =>
  part ? PART_CHARS + part.block.text.length + RANGE_CHARS * part.block.ranges.length : 0;
