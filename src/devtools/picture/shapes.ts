/** The meaning of a colour. Marbles of different tones also differ in form. */
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

/** The form of a marble; each kind of marble has a different one. */
export type Form = 'circle' | 'diamond' | 'cross' | 'bar' | 'square' | 'triangle' | 'ring';

/** A shape to draw; lengths are in pixels. */
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
  /** A marble around its centre; `id` is the id of the console's log entry. */
  | {
      readonly kind: 'mark';
      readonly tone: Tone;
      readonly form: Form;
      readonly x: number;
      readonly y: number;
      readonly id: number;
    }
  /** An outlined bar for a delay. */
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
  /** A text; `y` is the position of its baseline. */
  | {
      readonly kind: 'text';
      readonly tone: Tone;
      readonly x: number;
      readonly y: number;
      readonly text: string;
    };

/** Half the width of a marble in pixels. */
export const RADIUS = 4.5;

/** The width of a label's character in pixels, in a monospaced font of 10 px. */
export const CHARACTER_PX = 6.1;

/** Returns the corners of a form around its centre; undefined for a circle, a ring and a cross. */
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

/** Returns the two end points of an arrow head beside the arrow's tip. */
export function arrowHead(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): readonly (readonly [number, number])[] {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return [-0.45, 0.45].map((turn) => [x2 - 7 * Math.cos(angle + turn), y2 - 7 * Math.sin(angle + turn)]);
}
