import { type ReactElement, useEffect, useRef } from 'react';
import { AXIS_PX, markAt, type Picture, type Place } from '../streams/view/picture';
import { sceneIn, spanIn } from '../streams/view/scene';
import type { Span } from '../streams/view/span';
import { connectGestures } from './gestures';
import { onKey } from './keys';
import { coloursIn, paint } from './paint';
import { useView } from './view-context';

/** The marbles on a canvas. `onPlaces` is called when lanes appear, go or change their heights. */
export function Diagram({
  onPlaces,
}: {
  readonly onPlaces: (places: readonly Place[]) => void;
}): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const parts = useView();
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    return connect(parts, element, context, onPlaces);
  }, [parts, onPlaces]);
  return (
    <canvas
      ref={canvas}
      className="diagram"
      tabIndex={0}
      role="application"
      aria-label="Marble diagram. Left and right choose a marble, up its cause, down its effect; plus and minus zoom, shift and arrows pan, space pauses."
      onKeyDown={(event) => onKey(parts.model, event)}
    />
  );
}

/** Time advances in these steps if the blogger prefers reduced motion, in milliseconds. */
const STILL_MS = 1000;

/** Draws in each frame in which something has changed; returns a function that ends it. */
function connect(
  { model, window }: ReturnType<typeof useView>,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  onPlaces: (places: readonly Place[]) => void,
): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)');
  const colours = coloursIn(window, window.document.body);
  let drawn: readonly unknown[] = [];
  let lanes = '';
  let last: { readonly picture: Picture; readonly span: Span } | undefined;
  let frame = 0;
  const draw = (): void => {
    frame = window.requestAnimationFrame(draw);
    const step = isStill.matches ? STILL_MS : 1;
    const now = Math.ceil(model.now() / step) * step;
    const width = canvas.parentElement?.clientWidth ?? 0;
    const { devicePixelRatio: scale } = window;
    const keys = [model.state$.value, model.shown().trace.version(), width, scale, now];
    if (width === 0 || keys.every((key, index) => key === drawn[index])) return;
    drawn = keys;
    const span = spanIn(model, width, now);
    const picture = sceneIn(model, span);
    last = { picture, span };
    resize(canvas, picture, scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paint(context, picture, colours);
    const next = picture.places.map(({ lane, height }) => `${lane.name} ${height}`).join();
    if (next !== lanes) onPlaces(picture.places);
    lanes = next;
  };
  draw();
  const disconnect = connectGestures(model, canvas, (x, y) => {
    if (last && y > AXIS_PX) model.choose(markAt(last.picture, model.filtered(), last.span, x, y));
  });
  return () => {
    window.cancelAnimationFrame(frame);
    disconnect();
  };
}

/** Setting a size clears the canvas, so it is set only if it differs. */
function resize(canvas: HTMLCanvasElement, { width, height }: Picture, scale: number): void {
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  canvas.style.height = `${height}px`;
}
