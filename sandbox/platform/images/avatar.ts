import { createRandom } from '../model/random';
import type { User } from '../model/types';
import { hashOf, pixelColourOf, type Rgb } from './colours';
import { png } from './png';

/** The size in pixels that the panel requests. */
const SIZE = 128;
const CELLS = 5;
const MARGIN = 24;
const CELL = (SIZE - 2 * MARGIN) / CELLS;
const WHITE: Rgb = [255, 255, 255];

/**
 * Draws a user's avatar: a symmetric pattern and a colour derived from the login. It is a PNG, as
 * on the platform; browsers render an SVG image ten times slower.
 */
export function avatarPng(user: User): Buffer<ArrayBuffer> {
  const random = createRandom(hashOf(user.login));
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
