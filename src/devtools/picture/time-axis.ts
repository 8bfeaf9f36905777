import { formatTime } from '../monitor/format';
import type { Shape } from './shapes';
import { type Span, xOf } from './span';

/** The minimum distance between two ticks in pixels. */
const TICK_PX = 90;

/** Returns the step between ticks in milliseconds: 1, 2 or 5 times a power of ten. */
function stepOf({ from, to, width }: Span): number {
  const least = ((to - from) * TICK_PX) / width;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power * 10;
}

/** Draws ticks with times, which count from `since`. */
export function axisShapes(span: Span, height: number): readonly Shape[] {
  const step = stepOf(span);
  const shapes: Shape[] = [];
  const first = Math.max(0, Math.ceil((span.from - span.since) / step)) * step;
  for (let time = first; time <= span.to - span.since; time += step) {
    const x = xOf(span, span.since + time);
    shapes.push({ kind: 'line', tone: 'axis', x1: x, y1: 16, x2: x, y2: height });
    shapes.push({ kind: 'text', tone: 'text', x: x + 3, y: 12, text: formatTime(time) });
  }
  return shapes;
}
