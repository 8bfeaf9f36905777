import { SETTLE_MS } from '../../streams/timing';
import { animationsIn, type Box, CONTROLS, isNear, isRunning, overlaps, thingsOf } from './boxes';

/** A pointer that has moved farther than this, in pixels of the screen, has aimed again. */
const AIMED_AGAIN_PX = 24;

/** The blogger's scrolling goes on for as long as its events are not farther apart than this. */
const SCROLL_GAP_MS = 200;

/** Where a control is, and since when (milliseconds, like `Event.timeStamp`). */
interface Place extends Box {
  readonly since: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Ignores presses on controls of `root` that have appeared or moved under the pointer, and the second
 * click of a double click on another control than the first. A finger has no place before it taps,
 * so for touch every control counts as under it. Returns a function that stops this.
 */
export function guardPresses(root: HTMLElement): () => void {
  const view = root.ownerDocument.defaultView;
  if (!view) return () => undefined;
  let places: ReadonlyMap<Element, Place> = new Map();
  /** The last position of a mouse, in pixels of the screen, and its position at the last change. */
  let pointer: Point | undefined;
  let pointerAtChange: Point | undefined;
  // Not from the click, which has no `pointerType` in some browsers.
  let isMouse = true;
  let frame = 0;
  let isScrolled = false;
  /** The last wheel, touch or scrolling of the blogger. The panel's own scrolling is a move. */
  let scrolledAt = -Infinity;
  let width = view.innerWidth;
  let lastPressed: Element | null = null;

  /** Notes where the controls are, once the browser has laid them out. */
  const look = (now: number): void => {
    view.cancelAnimationFrame(frame);
    frame = 0;
    const isResized = view.innerWidth !== width;
    width = view.innerWidth;
    let hasChanged = false;
    const next = new Map<Element, Place>();
    for (const thing of thingsOf(root)) {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      // Without a box it is in no place, and no pointer can press it.
      if (left === right) continue;
      const before = places.get(thing);
      const box = { left, right, top, bottom };
      const isSettled = before && !isResized && (isScrolled || isNear(before, box));
      if (!isSettled) hasChanged = true;
      next.set(thing, { ...box, since: isSettled ? before.since : now });
    }
    // What was under something that has gone has come to the pointer, too.
    const gone = [...places].flatMap(([thing, box]) => (next.has(thing) ? [] : [box]));
    if (gone.length > 0) {
      hasChanged = true;
      for (const [thing, place] of next)
        if (gone.some((box) => overlaps(box, place))) next.set(thing, { ...place, since: now });
    }
    places = next;
    isScrolled = false;
    if (hasChanged) pointerAtChange = pointer;
    if (animationsIn(root).some(isRunning)) lookSoon();
  };
  const lookSoon = (): void => {
    frame ||= view.requestAnimationFrame(look);
  };
  const onScrollStart = ({ timeStamp }: Event): void => {
    scrolledAt = timeStamp;
  };
  const onScroll = ({ timeStamp }: Event): void => {
    lookSoon();
    if (timeStamp - scrolledAt > SCROLL_GAP_MS) return;
    scrolledAt = timeStamp;
    isScrolled = true;
  };
  const onPointer = ({ screenX, screenY, pointerType }: PointerEvent): void => {
    isMouse = pointerType === 'mouse';
    if (isMouse) pointer = { x: screenX, y: screenY };
  };
  const onPress = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    // Keys and assistive technologies click without a press.
    if (event.detail === 0) return;
    // The panel may have changed since the last animation frame.
    look(event.timeStamp);
    const isSecond = event.detail > 1 && lastPressed !== null && control !== lastPressed;
    if (event.type === 'click') lastPressed = control;
    if (!isSecond && !(control && isFresh(event, control))) return;
    // An ignored press would otherwise move the focus or select a word.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isFresh = (event: MouseEvent, control: Element): boolean => {
    const place = places.get(control);
    if (place && event.timeStamp - place.since >= SETTLE_MS) return false;
    if (!isMouse) return true;
    const at = pointerAtChange;
    return at !== undefined && Math.hypot(event.screenX - at.x, event.screenY - at.y) <= AIMED_AGAIN_PX;
  };

  const observer = new MutationObserver(lookSoon);
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
  // Images that load or fail move what is below them.
  root.addEventListener('load', lookSoon, options);
  root.addEventListener('error', lookSoon, options);
  view.addEventListener('resize', lookSoon, options);
  lookSoon();
  return () => {
    stop.abort();
    observer.disconnect();
    view.cancelAnimationFrame(frame);
  };
}
