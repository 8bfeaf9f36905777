import {
  type Box,
  controlBoxes,
  controlsAndCovers,
  copyOf,
  hasBox,
  isNear,
  movesIn,
  overlaps,
} from './boxes';

/** Where a control is, and since when (milliseconds, like `Event.timeStamp`). */
export interface Place extends Box {
  readonly since: number;
}

/** The places of the controls of a panel, as the browser last drew them. */
export interface Places {
  readonly of: (control: Element) => Place | undefined;
  /** Whether a point was on an element that is not there any more. */
  readonly wasCovered: (x: number, y: number) => boolean;
  /** Measures in the next frame, unless that is already planned. */
  readonly measureSoon: () => void;
  /** The blogger has scrolled: the next change of places is none. */
  readonly scrolled: () => void;
  /** The window has another size. If it has another width, everything is in another place. */
  readonly resized: () => void;
  /**
   * Whether a control, pressed at a point, stands where it was at the last measurement, or was scrolled
   * from there. A control at rest is measured only if it was not at that point: the browser may have
   * scrolled it, and reports that with the next frame.
   */
  readonly isThere: (control: Element, x: number, y: number) => boolean;
  readonly stop: () => void;
}

/**
 * The controls that are still where they were `before`, since this time (milliseconds); none if it is not
 * known.
 */
export const placesAtRest = (
  root: Element,
  before: ReadonlyMap<Element, Box>,
  since: number,
): ReadonlyMap<Element, Place> =>
  new Map(
    [...(Number.isFinite(since) ? controlBoxes(root) : [])].flatMap(([element, box]) => {
      const last = before.get(element);
      return last && isNear(last, box) ? [[element, { ...box, since }]] : [];
    }),
  );

/**
 * Follows the places of the controls of `root`, of which `places` are known. The browser reports them
 * with the frame that it draws, so that no measurement forces a layout. `changed` is called for a
 * frame in which a control has appeared, moved or been uncovered, with what `before` returned when the
 * frame began.
 */
export function followPlaces<Before>(
  root: Element,
  view: Window & typeof globalThis,
  places: ReadonlyMap<Element, Place>,
  before: () => Before,
  changed: (before: Before) => void,
): Places {
  let frame = 0;
  let observer: IntersectionObserver | undefined;
  let isScrolled = false;
  let width = view.innerWidth;
  let isResized = false;
  /** Reports after which animations were running. */
  let moving = 0;
  /** Whether nothing has changed since the browser reported the places. */
  const isCurrent = (): boolean => frame === 0 && !observer && moving === 0;

  const update = (now: number, boxes: ReadonlyMap<Element, Box>): boolean => {
    let hasChanged = false;
    const next = new Map<Element, Place>();
    for (const [element, box] of boxes) {
      const place = places.get(element);
      const isSettled = place && !isResized && (isScrolled || isNear(place, box));
      if (!isSettled) hasChanged = true;
      next.set(element, { ...box, since: isSettled ? place.since : now });
    }
    // A control that was covered by a removed element has also appeared under the pointer.
    const gone = [...places].flatMap(([element, box]) => (next.has(element) ? [] : [box]));
    for (const [element, place] of gone.length > 0 ? next : [])
      if (gone.some((box) => overlaps(box, place))) next.set(element, { ...place, since: now });
    places = next;
    isScrolled = false;
    isResized = false;
    return hasChanged || gone.length > 0;
  };
  const measure = (): void => {
    frame = 0;
    // The report of an earlier frame is still on its way.
    if (observer) {
      measureSoon();
      return;
    }
    const atStart = before();
    observer = new view.IntersectionObserver((entries) => {
      observer?.disconnect();
      observer = undefined;
      const now = Math.max(...entries.map(({ time }) => time));
      const boxes = entries.map(({ target, boundingClientRect }) => [target, boundingClientRect] as const);
      if (update(now, new Map(boxes.filter(([, box]) => hasBox(box)).map(copyOf)))) changed(atStart);
      const moves = movesIn(root).map(({ finished }) => finished);
      if (moves.length > 0) measureAfter(moves);
    });
    observer.observe(root);
    for (const element of controlsAndCovers(root)) observer.observe(element);
  };
  /** In between, a pressed control is measured. */
  const measureAfter = (moves: readonly Promise<unknown>[]): void => {
    moving += 1;
    void Promise.allSettled(moves).then(() => {
      moving -= 1;
      measureSoon();
    });
  };
  const measureSoon = (): void => {
    frame ||= view.requestAnimationFrame(measure);
  };
  return {
    of: (control) => places.get(control),
    wasCovered: (x, y) =>
      !isCurrent() &&
      [...places].some(([element, place]) => isAt(place, x, y) && element.getClientRects().length === 0),
    measureSoon,
    scrolled: () => (isScrolled = true),
    resized: () => {
      isResized ||= view.innerWidth !== width;
      width = view.innerWidth;
      measureSoon();
    },
    isThere: (control, x, y) => {
      const place = places.get(control);
      if (!place || isResized) return false;
      return (
        isScrolled || (isCurrent() && isAt(place, x, y)) || isNear(place, control.getBoundingClientRect())
      );
    },
    stop: () => {
      view.cancelAnimationFrame(frame);
      observer?.disconnect();
    },
  };
}

const isAt = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;
