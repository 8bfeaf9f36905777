import type { Picture } from '../picture/picture';
import { arrowHead, cornersOf, RADIUS, type Shape, type Tone } from '../picture/shapes';

export type Colours = (tone: Tone) => string;

/**
 * Resolves the colours of the style sheet (`--view-next` and so on), and caches them until theme or
 * contrast change. A canvas cannot use CSS variables, so a hidden element resolves them.
 */
export function coloursIn(window: Window, parent: HTMLElement): Colours {
  const probe = window.document.createElement('i');
  probe.hidden = true;
  parent.append(probe);
  const known = new Map<Tone, string>();
  const schemes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    window.matchMedia(query),
  );
  let scheme = '';
  return (tone) => {
    const now = schemes.map(({ matches }) => matches).join();
    if (now !== scheme) known.clear();
    scheme = now;
    const colour = known.get(tone);
    if (colour !== undefined) return colour;
    probe.style.color = `var(--view-${tone})`;
    const resolved = window.getComputedStyle(probe).color;
    known.set(tone, resolved);
    return resolved;
  };
}

/** Paints a picture on a canvas of the same size. */
export function paint(
  context: CanvasRenderingContext2D,
  { width, height, shapes }: Picture,
  colours: Colours,
): void {
  context.clearRect(0, 0, width, height);
  context.font = '10px ui-monospace, monospace';
  context.lineWidth = 1;
  for (const shape of shapes) {
    context.fillStyle = context.strokeStyle = colours(shape.tone);
    paintShape(context, shape);
  }
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape): void {
  switch (shape.kind) {
    case 'line':
      context.fillRect(
        shape.x1,
        shape.y1,
        Math.max(1, shape.x2 - shape.x1),
        Math.max(1, shape.y2 - shape.y1),
      );
      return;
    case 'box':
      context.strokeRect(shape.x + 0.5, shape.y + 0.5, Math.max(0, shape.width), shape.height);
      return;
    case 'text':
      context.fillText(shape.text, shape.x, shape.y);
      return;
    case 'arrow': {
      const { x1, y1, x2, y2 } = shape;
      const [left = [x2, y2], right = [x2, y2]] = arrowHead(x1, y1, x2, y2);
      stroke(context, [
        [x1, y1],
        [x2, y2],
      ]);
      stroke(context, [left, [x2, y2], right]);
      return;
    }
    case 'mark':
      paintMark(context, shape);
  }
}

function paintMark(
  context: CanvasRenderingContext2D,
  { form, x, y }: Extract<Shape, { kind: 'mark' }>,
): void {
  const corners = cornersOf(form, x, y);
  if (form === 'cross') {
    const r = RADIUS;
    context.lineWidth = 2;
    stroke(context, [
      [x - r, y - r],
      [x + r, y + r],
    ]);
    stroke(context, [
      [x - r, y + r],
      [x + r, y - r],
    ]);
    context.lineWidth = 1;
  } else if (form === 'square' && corners) {
    stroke(context, [...corners, ...corners.slice(0, 1)]);
  } else if (corners) {
    path(context, corners);
    context.fill();
  } else {
    context.beginPath();
    context.arc(x, y, form === 'ring' ? RADIUS + 3 : RADIUS, 0, 2 * Math.PI);
    if (form === 'ring') {
      context.lineWidth = 2;
      context.stroke();
      context.lineWidth = 1;
    } else context.fill();
  }
}

type Points = readonly (readonly [number, number])[];

function path(context: CanvasRenderingContext2D, points: Points): void {
  context.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
}

function stroke(context: CanvasRenderingContext2D, points: Points): void {
  path(context, points);
  context.stroke();
}
