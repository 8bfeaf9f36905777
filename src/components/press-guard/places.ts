import { type Box, isNear, overlaps } from './boxes';

/** Maximum gap between the events of one scrolling gesture. */
const SCROLL_GAP_MS = 200;

/** In pixels of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const pointOf = ({ screenX: x, screenY: y }: MouseEvent): Point => ({ x, y });
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a control is, since when, and where the pointer was when it came there. Times are like `Event.timeStamp`. */
export interface Place extends Box {
  readonly since: number;
  readonly pointer?: Point | undefined;
  /** Whether it is not drawn, such as a row of a list that an open note covers. */
  readonly isCovered?: boolean;
}

export type Places = ReadonlyMap<Element, Place>;

/** What is known about a panel, and how that changes. */
export interface Sight {
  /** The places of its controls, as the browser last drew them. */
  readonly places: Places;
  /** Taken from pointer events, because a click has no `pointerType` in some browsers. */
  readonly isMouse: boolean;
  /** Of a finger, only until the browser has drawn what its tap has changed. */
  readonly pointer: Point | undefined;
  /** When the blogger has scrolled. Scrolling by the panel counts as a move. */
  readonly scrolledAt: number;
  /** Whether that was since the last report: the next change of places is none. */
  readonly isScrolled: boolean;
  /** Whether nothing has changed or moves since the browser drew it. */
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
 * The browser has drawn the controls in these places. A control that is not covered any more has appeared,
 * too. A finger has seen it in its place, and aims at it unless its tap was there; it has not seen what else
 * comes with its tap.
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
 * The place of a control that is pressed at a point of the window, if it stands where it was drawn, or was
 * scrolled from there. A control at rest is measured only if it was not at that point: the browser may have
 * scrolled it, and reports that with the next frame.
 */
export function keptPlace(sight: Sight, control: Element, at: Point): Place | undefined {
  const place = sight.places.get(control);
  if (!place || place.isCovered) return undefined;
  const isKept = sight.isScrolled || (sight.isCurrent && isAt(place, at));
  return isKept || isNear(place, control.getBoundingClientRect()) ? place : undefined;
}
