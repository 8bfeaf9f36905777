import { type Box, isNear, overlaps } from './boxes';

/** The maximum time in ms between two events of the same scrolling gesture. */
const SCROLL_GAP_MS = 200;

/** A point on the screen, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const pointOf = ({ screenX: x, screenY: y }: MouseEvent): Point => ({ x, y });
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The place of a control, when the control got there, and where the pointer was at that time. Times are those of
 * `Event.timeStamp`, in ms.
 */
export interface Place extends Box {
  readonly since: number;
  readonly pointer?: Point | undefined;
  /** Whether the control is not drawn, such as a row of a list that an open note covers. */
  readonly isCovered?: boolean;
}

export type Places = ReadonlyMap<Element, Place>;

/** The state of the press guard. A `Step` computes the next state. */
export interface Sight {
  /** The places of the controls, as the browser last drew them. */
  readonly places: Places;
  /** Whether the last pointer event came from a mouse. In some browsers a click has no `pointerType`. */
  readonly isMouse: boolean;
  /**
   * The position of the pointer. For a finger, it is kept only until the browser has drawn the changes after
   * its tap.
   */
  readonly pointer: Point | undefined;
  /**
   * When the blogger last scrolled, in ms. Scrolling by the panel itself is left out: the controls are then
   * treated as moved.
   */
  readonly scrolledAt: number;
  /**
   * Whether the blogger has scrolled since the last report of places. If so, the next change of places is not a
   * move.
   */
  readonly isScrolled: boolean;
  /** Whether nothing has changed or moved since the browser last reported the places. */
  readonly isCurrent: boolean;
}
export type Step = (sight: Sight) => Sight;

export const sightOf = (places: Places): Sight => ({
  places,
  isMouse: true,
  pointer: undefined,
  scrolledAt: -Infinity,
  isScrolled: false,
  isCurrent: false,
});

export const scrolled =
  (at: number): Step =>
  (sight) =>
    at - sight.scrolledAt > SCROLL_GAP_MS ? sight : { ...sight, scrolledAt: at, isScrolled: true };

/**
 * Returns a step that updates the places to those that the browser has drawn. A control that is uncovered again
 * is treated as one that has just appeared. After a tap, presses on an uncovered control are early only near that
 * tap, because the control's place was known. Presses on other new controls are early everywhere.
 */
export const drawnAt =
  (since: number, boxes: ReadonlyMap<Element, Box>, isCurrent: boolean): Step =>
  (sight) => {
    const { places, pointer, isMouse, isScrolled } = sight;
    const hidden = [...places].filter(([element]) => !boxes.has(element));
    const gone = hidden.flatMap(([, place]) => (place.isCovered ? [] : [place]));
    const next = new Map<Element, Place>();
    for (const [element, place] of hidden)
      if (element.isConnected) next.set(element, { ...place, isCovered: true });
    for (const [element, box] of boxes) {
      const before = places.get(element);
      const isSame = before && (isScrolled || isNear(before, box));
      const isAtRest = isSame && !before.isCovered && !gone.some((each) => overlaps(each, box));
      const known = isAtRest ? before : { since, pointer: isMouse || isSame ? pointer : undefined };
      next.set(element, { ...known, ...box });
    }
    return {
      ...sight,
      places: next,
      pointer: isMouse ? pointer : undefined,
      isScrolled: false,
      isCurrent,
    };
  };

const isAt = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/**
 * Returns the place of a control that is pressed at a point of the window, if the control is where it was
 * drawn, or was scrolled from there. A control at rest is measured only if it was not drawn at that point: the
 * browser may have scrolled it, and reports that only with the next frame.
 */
export function keptPlace(sight: Sight, control: Element, at: Point): Place | undefined {
  const place = sight.places.get(control);
  if (!place || place.isCovered) return undefined;
  const isKept = sight.isScrolled || (sight.isCurrent && isAt(place, at));
  return isKept || isNear(place, control.getBoundingClientRect()) ? place : undefined;
}
