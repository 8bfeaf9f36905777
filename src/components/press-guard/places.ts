import { type Box, isNear, overlaps } from './boxes';

/** Maximum gap between the events of one scrolling gesture. */
const SCROLL_GAP_MS = 200;

/** A point of the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const pointOf = ({ screenX: x, screenY: y }: MouseEvent): Point => ({ x, y });
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A control's place, since when it is there, and where the pointer was then. Times are like `Event.timeStamp`. */
export interface Place extends Box {
  readonly since: number;
  readonly pointer?: Point | undefined;
  /** Whether the control is not drawn, such as a row of a list that an open note covers. */
  readonly isCovered?: boolean;
}

export type Places = ReadonlyMap<Element, Place>;

/** The state of the guard. A `Step` computes the next state. */
export interface Sight {
  /** The places of the controls, as the browser last drew them. */
  readonly places: Places;
  /** Whether the pointer is a mouse. From pointer events: a click has no `pointerType` in some browsers. */
  readonly isMouse: boolean;
  /** The position of the pointer; of a finger, only until the browser has drawn the changes after its tap. */
  readonly pointer: Point | undefined;
  /** When the blogger last scrolled. Scrolling by the panel counts as a move of the controls. */
  readonly scrolledAt: number;
  /** Whether the blogger has scrolled since the last report; then the next change of places is not a move. */
  readonly isScrolled: boolean;
  /** Whether nothing has changed or moved since the browser drew the panel. */
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
 * Updates the places to those that the browser has drawn. A control that is no longer covered has appeared,
 * too. After a tap, presses on it are early only near that tap, because its place was known; presses on other
 * new controls are early anywhere.
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
 * The place of a control that is pressed at a point of the window, if the control is where it was drawn, or
 * was scrolled from there. A control at rest is measured only if it was not at that point: the browser may
 * have scrolled it, and reports that with the next frame.
 */
export function keptPlace(sight: Sight, control: Element, at: Point): Place | undefined {
  const place = sight.places.get(control);
  if (!place || place.isCovered) return undefined;
  const isKept = sight.isScrolled || (sight.isCurrent && isAt(place, at));
  return isKept || isNear(place, control.getBoundingClientRect()) ? place : undefined;
}
