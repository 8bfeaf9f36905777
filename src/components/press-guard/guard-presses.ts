import { SETTLE_MS } from '../../streams/timing';
import { CONTROLS } from './boxes';
import { followPlaces, type Place } from './places';

/** Distance, in screen pixels, after which a moved pointer counts as aimed again. */
const AIMED_AGAIN_PX = 24;

/** Maximum gap between the events of one scrolling gesture. */
const SCROLL_GAP_MS = 200;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Ignores presses on controls of `root` that have just appeared or moved under the pointer, and the
 * second click of a double click if it hits another control than the first. Touch has no pointer
 * position before the tap, so every control counts as under it. `before` has
 * the controls that were there before the guard. Returns a function that removes the guard.
 */
export function guardPresses(root: HTMLElement, before: ReadonlyMap<Element, Place>): () => void {
  const view = root.ownerDocument.defaultView;
  // Without a layout, as in jsdom, nothing has a place.
  if (!view || !('IntersectionObserver' in view)) return () => undefined;
  /** The last position of a mouse, in pixels of the screen, and its position at the last change. */
  let pointer: Point | undefined;
  let pointerAtChange: Point | undefined;
  // Taken from pointer events, because a click has no `pointerType` in some browsers.
  let isMouse = true;
  /** Time of the blogger's last wheel, touch or scroll event. Scrolling by the panel counts as a move. */
  let scrolledAt = -Infinity;
  let lastPressed: Element | null = null;
  const places = followPlaces(
    root,
    view,
    before,
    () => pointer,
    (pointerBefore) => (pointerAtChange = pointerBefore),
  );
  const { measureSoon } = places;
  const onScrollStart = ({ timeStamp }: Event): void => {
    scrolledAt = timeStamp;
  };
  const onScroll = ({ timeStamp }: Event): void => {
    measureSoon();
    if (timeStamp - scrolledAt > SCROLL_GAP_MS) return;
    scrolledAt = timeStamp;
    places.scrolled();
  };
  const onPointer = ({ screenX, screenY, pointerType }: PointerEvent): void => {
    isMouse = pointerType === 'mouse';
    if (isMouse) pointer = { x: screenX, y: screenY };
  };
  const onPress = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    // Keys and assistive technologies click without a press.
    if (event.detail === 0) return;
    const isStrayDoubleClick = event.detail > 1 && lastPressed !== null && control !== lastPressed;
    if (event.type === 'click') lastPressed = control;
    if (!isStrayDoubleClick && !(control && isTooNew(event, control))) return;
    // Otherwise an ignored press would still move the focus or select a word.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** Whether the blogger cannot have aimed at the control: it has just appeared or moved. */
  const isTooNew = (event: MouseEvent, control: Element): boolean => {
    // The panel may have changed since the last frame.
    const { clientX, clientY } = event;
    if (!places.isThere(control, clientX, clientY) || places.wasCovered(clientX, clientY)) return true;
    const place = places.of(control);
    if (place && event.timeStamp - place.since >= SETTLE_MS) return false;
    if (!isMouse) return true;
    const at = pointerAtChange;
    return at !== undefined && Math.hypot(event.screenX - at.x, event.screenY - at.y) <= AIMED_AGAIN_PX;
  };

  const observer = new MutationObserver(measureSoon);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  root.addEventListener('pointermove', onPointer, options);
  root.addEventListener('pointerdown', onPointer, options);
  root.addEventListener('mousedown', onPress, options);
  root.addEventListener('click', onPress, options);
  root.addEventListener('scroll', onScroll, options);
  root.addEventListener('wheel', onScrollStart, { ...options, passive: true });
  root.addEventListener('touchmove', onScrollStart, { ...options, passive: true });
  // Images that load or fail move the elements below them.
  root.addEventListener('load', measureSoon, options);
  root.addEventListener('error', measureSoon, options);
  view.addEventListener('resize', places.resized, options);
  measureSoon();
  return () => {
    stop.abort();
    observer.disconnect();
    places.stop();
  };
}
