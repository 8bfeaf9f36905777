import { PNG } from 'pngjs';
import type { Box, Target } from './targets';

/**
 * A smaller difference of a colour channel is anti-aliasing of a neighbour, which readers cannot
 * see.
 */
const SEEN_DIFFERENCE = 24;
/** The part of the area that must change. Text is mostly background; an avatar fills its box. */
const LEAST_TEXT = 0.015;
const LEAST_MARK = 0.02;
const LEAST_RING = 0.3;
/** CSS px by which an engine may move an outline to whole pixels. */
const SNAP = 1;

/**
 * The pixels that differ between two screenshots of the same size. Boxes are in CSS px; `scale` is
 * the device pixel ratio.
 */
export class Difference {
  private readonly first: PNG;
  private readonly second: PNG;

  constructor(
    first: Buffer,
    second: Buffer,
    private readonly scale: number,
  ) {
    this.first = PNG.sync.read(first);
    this.second = PNG.sync.read(second);
  }

  /** Whether a colour channel of the pixel at this index differs. */
  private isChanged(index: number): boolean {
    for (let channel = index; channel < index + 3; channel += 1)
      if (Math.abs((this.first.data[channel] ?? 0) - (this.second.data[channel] ?? 0)) > SEEN_DIFFERENCE)
        return true;
    return false;
  }

  /** The number of pixels in the box, and how many of them differ. */
  in(box: Box): { readonly all: number; readonly changed: number } {
    const { width, height } = this.first;
    const clamp = (value: number, most: number): number =>
      Math.max(0, Math.min(most, Math.round(value * this.scale)));
    const [left, right] = [clamp(box.left, width), clamp(box.right, width)];
    const [top, bottom] = [clamp(box.top, height), clamp(box.bottom, height)];
    let changed = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) if (this.isChanged((y * width + x) * 4)) changed += 1;
    return { all: Math.max(0, right - left) * Math.max(0, bottom - top), changed };
  }
}

/** Whether the target has pixels that change when it becomes transparent. */
export function isPainted(target: Target, difference: Difference): boolean {
  const { box, edge, kind, name } = target;
  if (box.right <= box.left || box.bottom <= box.top) return false;
  if (kind === 'ring')
    return sidesOf(box, edge).every((side) =>
      hasChanged(difference, side, (LEAST_RING * edge) / (edge + 2 * SNAP)),
    );
  // A single letter has few pixels, and so has a text in a wide field.
  if (kind === 'field' || (kind === 'text' && name.length <= 2)) return difference.in(box).changed >= 2;
  return hasChanged(difference, box, kind === 'text' ? LEAST_TEXT : LEAST_MARK);
}

function hasChanged(difference: Difference, box: Box, least: number): boolean {
  const { all, changed } = difference.in(box);
  return all === 0 || changed >= Math.max(1, least * all);
}

/** The four sides of a ring, each widened by `SNAP`. */
function sidesOf({ left, top, right, bottom }: Box, edge: number): readonly Box[] {
  return [
    { left, top: top - SNAP, right, bottom: top + edge + SNAP },
    { left, top: bottom - edge - SNAP, right, bottom: bottom + SNAP },
    { left: left - SNAP, top, right: left + edge + SNAP, bottom },
    { left: right - edge - SNAP, top, right: right + SNAP, bottom },
  ];
}
