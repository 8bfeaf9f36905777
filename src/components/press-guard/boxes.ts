/** Selector for the controls that can be pressed. */
const CONTROLS = 'button, a[href], [role="option"], [role="menuitem"], summary';
/**
 * Selectors for controls and for elements that can cover controls. They are queried one by one, because one query
 * for all takes ten times as long.
 */
const MEASURED =
  'button;a[href];summary;dialog;.header-menu-backdrop;[role=option];[role=menuitem];[role=menu];[role=listbox];.status-region>*';

/** A control counts as moved only if it has moved further than this, in px. */
const SAME_PLACE_PX = 8;

/** Returns the control that an event was dispatched to or inside of; null if there is none. */
export const controlOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

/** A rectangle in the window, in px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the running animations inside an element that move something and will end. A spinner's animation
 * never ends.
 */
export const movesIn = (root: Element): Animation[] =>
  root
    .getAnimations({ subtree: true })
    .filter(
      (animation) =>
        animation.playState === 'running' &&
        animation.effect?.getComputedTiming().iterations !== Infinity &&
        !(animation instanceof CSSTransition && /color|opacity/.test(animation.transitionProperty)),
    );

/**
 * Returns the controls that can be pressed, and the elements that can cover controls. Those in a covered list
 * are left out, because reading their position would force a layout.
 */
export function controlsAndCovers(root: Element): ReadonlySet<Element> {
  const hidden = root.querySelector('.pane[inert]');
  const found = MEASURED.split(';').flatMap((selector) => [...root.querySelectorAll(selector)]);
  return new Set(found.filter((element) => !hidden?.contains(element)));
}

/**
 * Whether two boxes of a control are at the same place. One side may differ, because another label may be
 * longer.
 */
export const isNear = (a: Box, b: Box): boolean =>
  Math.abs(a.top - b.top) <= SAME_PLACE_PX &&
  Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right)) <= SAME_PLACE_PX;

/** Whether two boxes overlap by more than a pixel. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/**
 * Returns the boxes of the elements that are drawn. Elements without width are left out, because they cannot be
 * pressed. Fields are copied one by one, because a spread would leave out the getters of the browser's
 * rectangles.
 */
export const boxesOf = (drawn: readonly (readonly [Element, Box])[]): ReadonlyMap<Element, Box> =>
  new Map(
    drawn.flatMap(([element, { left, right, top, bottom }]) =>
      left === right ? [] : [[element, { left, right, top, bottom }]],
    ),
  );
