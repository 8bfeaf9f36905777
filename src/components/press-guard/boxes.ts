/** What can be pressed. */
export const CONTROLS = 'button, a[href], [role="option"], [role="menuitem"], summary';
/** What lies over controls for a while: messages and menus. */
const COVERS = '[role="status"] > *, [role="menu"], [role="listbox"], .header-menu-backdrop';

/** A control that is farther away than this, in pixels, is in another place. */
const SAME_PLACE_PX = 8;

/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** None in jsdom, which has no animations. */
export const animationsIn = (root: Element): Animation[] =>
  'getAnimations' in root ? root.getAnimations({ subtree: true }) : [];

/** Whether an animation is on its way to an end; a spinner's never ends. */
export const isRunning = ({ effect, playState }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;

/**
 * The controls that can be pressed, and what covers them. Those of a covered list are left out: asking
 * would lay it out.
 */
export const thingsOf = (root: Element): Element[] =>
  [...root.querySelectorAll(`${CONTROLS}, ${COVERS}`)].filter((thing) => !thing.closest('[inert]'));

/** Whether a control is where it was. One whose label has changed may have grown to one side. */
export const isNear = (a: Box, b: Box): boolean =>
  Math.abs(a.top - b.top) <= SAME_PLACE_PX &&
  Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right)) <= SAME_PLACE_PX;

/** Whether two boxes share more than an edge. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
