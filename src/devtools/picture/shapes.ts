/** The meanings of colours. Marbles of different tones also differ in form. */
export type Tone =
  | 'line'
  | 'axis'
  | 'text'
  | 'start'
  | 'next'
  | 'event'
  | 'error'
  | 'end'
  | 'wait'
  | 'cause'
  | 'effect'
  | 'chosen';

/** How a marble is drawn: each kind has a form of its own. */
export type Form = 'circle' | 'diamond' | 'cross' | 'bar' | 'square' | 'triangle' | 'ring';

/** A thing to draw; lengths are in pixels. */
export type Shape =
  | {
      readonly kind: 'line';
      readonly tone: Tone;
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly isDashed?: boolean;
    }
  /** A marble around its centre; `id` is that of the console's entry. */
  | {
      readonly kind: 'mark';
      readonly tone: Tone;
      readonly form: Form;
      readonly x: number;
      readonly y: number;
      readonly id: number;
    }
  /** An outlined bar: a delay. */
  | {
      readonly kind: 'box';
      readonly tone: Tone;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: 'arrow';
      readonly tone: Tone;
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
    }
  /** `y` is the baseline. */
  | {
      readonly kind: 'text';
      readonly tone: Tone;
      readonly x: number;
      readonly y: number;
      readonly text: string;
    };

/** Half the width of a marble. */
export const RADIUS = 4.5;

/** The width of a character of the labels: 10 px, monospaced. */
export const CHARACTER_PX = 6.1;

/** The corners of a form around its centre; undefined for a circle, a ring, and a cross. */
export function cornersOf(
  form: Form,
  x: number,
  y: number,
): readonly (readonly [number, number])[] | undefined {
  const r = RADIUS;
  switch (form) {
    case 'diamond':
      return [
        [x, y - r - 1],
        [x + r + 1, y],
        [x, y + r + 1],
        [x - r - 1, y],
      ];
    case 'triangle':
      return [
        [x - 2, y - r],
        [x + r, y],
        [x - 2, y + r],
      ];
    case 'square':
      return [
        [x - 3, y - 3],
        [x + 3, y - 3],
        [x + 3, y + 3],
        [x - 3, y + 3],
      ];
    case 'bar':
      return [
        [x - 1, y - r - 2],
        [x + 1, y - r - 2],
        [x + 1, y + r + 2],
        [x - 1, y + r + 2],
      ];
    default:
      return undefined;
  }
}

/** The two sides of an arrow's head, as points beside its tip. */
export function arrowHead(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): readonly (readonly [number, number])[] {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return [-0.45, 0.45].map((turn) => [x2 - 7 * Math.cos(angle + turn), y2 - 7 * Math.sin(angle + turn)]);
}
