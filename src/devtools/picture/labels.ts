import { CHARACTER_PX, RADIUS, type Shape } from './shapes';

type MarkShape = Extract<Shape, { kind: 'mark' }>;

const GAP_PX = RADIUS + 4;

/** Returns the labels of the marbles that have room for them before the next marble of the row. */
export function labelShapes(
  marks: readonly MarkShape[],
  labels: readonly (string | undefined)[],
  width: number,
): readonly Shape[] {
  const shapes: Shape[] = [];
  /** The left end of the next marble in each row; the loop runs from right to left. */
  const next = new Map<number, number>();
  for (let index = marks.length - 1; index >= 0; index--) {
    const mark = marks[index];
    const text = labels[index];
    if (!mark) continue;
    const room = (next.get(mark.y) ?? width) - mark.x - GAP_PX;
    if (text !== undefined && room > text.length * CHARACTER_PX)
      shapes.push({ kind: 'text', tone: 'text', x: mark.x + GAP_PX, y: mark.y - 5, text });
    next.set(mark.y, mark.x - RADIUS);
  }
  return shapes;
}
