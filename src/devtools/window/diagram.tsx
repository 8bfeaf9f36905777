import { type ReactElement, useEffect, useRef } from 'react';
import { AXIS_PX, markAt, type Picture, type Place } from '../picture/picture';
import { sceneIn, spanIn } from '../picture/scene';
import type { Span } from '../picture/span';
import { axisShapes } from '../picture/time-axis';
import { connectGestures } from './gestures';
import { onKey } from './keys';
import { type Colours, coloursIn, paint } from './paint';
import { useView } from './view-context';

/** The marbles on a canvas. `onPlaces` is called when lanes appear, disappear or change their heights. */
export function Diagram({
  onPlaces,
}: {
  readonly onPlaces: (places: readonly Place[]) => void;
}): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const axis = useRef<HTMLCanvasElement>(null);
  const parts = useView();
  useEffect(() => {
    const layers = [canvas.current, axis.current].map((element) => {
      const context = element?.getContext('2d');
      return element && context && { element, context };
    });
    const [marbles, times] = layers;
    if (!marbles || !times) return undefined;
    return connect(parts, marbles, times, onPlaces);
  }, [parts, onPlaces]);
  return (
    <>
      <canvas ref={axis} className="axis" aria-hidden="true" />
      <canvas
        ref={canvas}
        className="diagram"
        tabIndex={0}
        role="application"
        aria-label="Marble diagram. Left and right choose a marble, up its cause, down its effect; plus and minus zoom, shift and arrows pan, space pauses."
        onKeyDown={(event) => onKey(parts.model, event)}
      />
    </>
  );
}

interface Layer {
  readonly element: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** The interval in milliseconds at which the picture advances if the blogger prefers reduced motion. */
const STILL_MS = 1000;

/** Redraws the picture in each frame with a change. Returns a function that stops the drawing. */
function connect(
  { model, window }: ReturnType<typeof useView>,
  marbles: Layer,
  times: Layer,
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
    const frameElement = marbles.element.parentElement;
    const width = frameElement?.clientWidth ?? 0;
    // The canvas fills the pane, so that the whole pane can be dragged, even below the last lane.
    const leastHeight = frameElement?.parentElement?.clientHeight ?? 0;
    const { devicePixelRatio: scale } = window;
    const keys = [model.state$.value, model.shown().trace.version(), width, leastHeight, scale, now];
    if (width === 0 || keys.every((key, index) => key === drawn[index])) return;
    drawn = keys;
    const span = spanIn(model, width, now);
    const picture = sceneIn(model, span);
    last = { picture, span };
    fill(marbles, { ...picture, height: Math.max(picture.height, leastHeight) }, scale, colours);
    // The times stay in view when the lanes are scrolled.
    fill(times, { ...picture, height: AXIS_PX, shapes: axisShapes(span, AXIS_PX) }, scale, colours);
    const next = picture.places.map(({ lane, height }) => `${lane.name} ${height}`).join();
    if (next !== lanes) onPlaces(picture.places);
    lanes = next;
  };
  draw();
  const choose = (x: number, y: number): void => {
    if (last && y > AXIS_PX) model.choose(markAt(last.picture, model.filtered(), last.span, x, y));
  };
  const disconnect = connectGestures(model, marbles.element, choose, () => last?.span.now ?? model.now());
  return () => {
    window.cancelAnimationFrame(frame);
    disconnect();
  };
}

function fill({ element, context }: Layer, picture: Picture, scale: number, colours: Colours): void {
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  // Setting a size clears the canvas, so it is set only if it has changed.
  if (element.width !== width) element.width = width;
  if (element.height !== height) element.height = height;
  element.style.height = `${picture.height}px`;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paint(context, picture, colours);
}
