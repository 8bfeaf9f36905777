/**
 * A control that has just appeared or moved takes no press for this long, because the blogger aimed
 * at what was there before.
 */
export const SETTLE_MS = 500;

/** A control that is farther away than this, in pixels, is in another place. */
const SAME_PLACE_PX = 8;
/** A pointer that has moved farther than this, in pixels of the screen, has aimed again. */
const AIMED_AGAIN_PX = 24;

const CONTROLS = 'button, a[href], [role="option"], [role="menuitem"], summary';

/** Where a control is, and since when (milliseconds, like `Event.timeStamp`). */
interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
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
  let places = new WeakMap<Element, Place>();
  /** The last position of a mouse, in pixels of the screen, and its position at the last change. */
  let pointer: Point | undefined;
  let pointerAtChange: Point | undefined;
  // Not from the click, which has no `pointerType` in some browsers.
  let isMouse = true;
  let frame = 0;
  let isScrolled = false;
  let width = view.innerWidth;
  let lastPressed: Element | null = null;

  /** Notes where the controls are, once the browser has laid them out. */
  const look = (now: number): void => {
    frame = 0;
    const isResized = view.innerWidth !== width;
    width = view.innerWidth;
    let hasChanged = false;
    const next = new WeakMap<Element, Place>();
    for (const control of controlsOf(root)) {
      const { left, right, top } = control.getBoundingClientRect();
      // Without a box it is in no place, and no pointer can press it.
      if (left === right) continue;
      const before = places.get(control);
      const isSettled = before && !isResized && (isScrolled || isNear(before, { left, right, top }));
      if (!isSettled) hasChanged = true;
      next.set(control, { left, right, top, since: isSettled ? before.since : now });
    }
    places = next;
    isScrolled = false;
    if (hasChanged) pointerAtChange = pointer;
    if (animationsIn(root).some(isRunning)) lookSoon();
  };
  const lookSoon = (): void => {
    frame ||= view.requestAnimationFrame(look);
  };
  const onScroll = (): void => {
    isScrolled = true;
    lookSoon();
  };
  const onPointer = ({ screenX, screenY, pointerType }: PointerEvent): void => {
    isMouse = pointerType === 'mouse';
    if (isMouse) pointer = { x: screenX, y: screenY };
  };
  const onPress = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    // Keys and assistive technologies click without a press.
    if (event.detail === 0) return;
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

/** None in jsdom, which has no animations. */
const animationsIn = (root: Element): Animation[] =>
  'getAnimations' in root ? root.getAnimations({ subtree: true }) : [];

/** Whether an animation is on its way to an end; a spinner's never ends. */
const isRunning = ({ effect, playState }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;

/** The controls that can be pressed. Those of a covered list are left out: asking would lay it out. */
const controlsOf = (root: Element): Element[] =>
  [...root.querySelectorAll(CONTROLS)].filter((control) => !control.closest('[inert]'));

/** Whether a control is where it was. One whose label has changed may have grown to one side. */
const isNear = (a: Omit<Place, 'since'>, b: Omit<Place, 'since'>): boolean =>
  Math.abs(a.top - b.top) <= SAME_PLACE_PX &&
  Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right)) <= SAME_PLACE_PX;
