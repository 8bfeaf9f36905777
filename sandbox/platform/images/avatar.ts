import { createRandom } from '../model/random';
import type { User } from '../model/types';
import { numberOf, pixelColourOf, type Rgb } from './colours';
import { png } from './png';

/** Pixels, as the panel asks of the platform's own pictures. */
const SIZE = 128;
const CELLS = 5;
const MARGIN = 24;
const CELL = (SIZE - 2 * MARGIN) / CELLS;
const WHITE: Rgb = [255, 255, 255];

/**
 * A user's picture: a pattern of their own that is the same on both sides, in colours of their own. A PNG, as the pictures of
 * people are on the platform: a browser draws an SVG as a page by itself, which costs it ten times as much.
 */
export function avatarPng(user: User): Buffer<ArrayBuffer> {
  const random = createRandom(numberOf(user.login));
  const half = Array.from({ length: CELLS }, () =>
    Array.from({ length: Math.ceil(CELLS / 2) }, () => random.between(0, 1)),
  );
  const isDrawn = (x: number, y: number): boolean => {
    const [column, row] = [x, y].map((place) => Math.floor((place - MARGIN) / CELL));
    if (column === undefined || row === undefined) return false;
    return half[row]?.[Math.min(column, CELLS - 1 - column)] === 1;
  };
  return png(SIZE, [pixelColourOf(user.login), WHITE], (x, y) => (isDrawn(x, y) ? 1 : 0));
}
