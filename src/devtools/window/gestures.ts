import { type Camera, hold, pan, release, zoom } from '../picture/camera';
import type { ViewModel } from '../picture/view-model';

/** The maximum distance in pixels that a click may move. */
const CLICK_PX = 4;

/**
 * Zooms on pinch or Ctrl+wheel, pans on drag or sideways wheel, and calls `onClick` on a click. A
 * plain wheel scrolls the lanes. A pointer that moves or presses holds the picture at the drawn
 * time `now` until the pointer leaves. Returns a function that removes the listeners.
 */
export function connectGestures(
  model: ViewModel,
  canvas: HTMLCanvasElement,
  onClick: (x: number, y: number) => void,
  now: () => number,
): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  const camera = () => model.state$.value.camera;
  const show = (next: Camera): void => {
    if (next !== camera()) model.update({ camera: next });
  };
  const partOf = (px: number): number => px / Math.max(1, canvas.clientWidth);
  const spread = (): number => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.max(20, Math.abs(a.x - b.x)) : 0;
  };
  const onWheel = (event: WheelEvent): void => {
    const { deltaX, deltaY, ctrlKey, metaKey, shiftKey, offsetX } = event;
    if (ctrlKey || metaKey) {
      event.preventDefault();
      show(zoom(camera(), Math.exp(deltaY / 200), partOf(offsetX)));
    } else if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) {
      event.preventDefault();
      show(pan(camera(), partOf(deltaX || deltaY), model.now()));
    }
  };
  const onDown = (event: PointerEvent): void => {
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    if (pointers.size === 1) moved = 0;
    show(hold(camera(), now()));
  };
  const onMove = (event: PointerEvent): void => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) {
      show(hold(camera(), now()));
      return;
    }
    const before = spread();
    const dx = event.offsetX - pointer.x;
    moved += Math.abs(dx) + Math.abs(event.offsetY - pointer.y);
    pointer.x = event.offsetX;
    pointer.y = event.offsetY;
    if (pointers.size > 1) show(zoom(camera(), before / spread(), partOf(event.offsetX)));
    else if (moved >= CLICK_PX) show(pan(camera(), -partOf(dx), model.now()));
  };
  const onUp = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    if (moved < CLICK_PX && event.type === 'pointerup') onClick(event.offsetX, event.offsetY);
  };
  const onLeave = (): void => show(release(camera()));
  const ending = new AbortController();
  const { signal } = ending;
  // Not passive, because the browser would zoom the page or go back in its history.
  canvas.addEventListener('wheel', onWheel, { passive: false, signal });
  canvas.addEventListener('pointerdown', onDown, { signal });
  canvas.addEventListener('pointermove', onMove, { signal });
  canvas.addEventListener('pointerup', onUp, { signal });
  canvas.addEventListener('pointercancel', onUp, { signal });
  canvas.addEventListener('pointerleave', onLeave, { signal });
  return () => ending.abort();
}
