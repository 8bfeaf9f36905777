// Knows nothing of the panel's own guard: it shares no code and no constant with it.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The controls within a few pixels of an aim, from this time on (epoch milliseconds). */
export interface Sight {
  readonly at: number;
  readonly under: readonly string[];
}

/** A position of the mouse, from this time on. */
export interface Move extends Point {
  readonly at: number;
}

/** A press on a control of the panel. */
export interface Press {
  /** When the browser got it, in epoch milliseconds. */
  readonly at: number;
  /** Names one control for as long as it stands for the same action. */
  readonly control: string;
  /** What was under the point, oldest first. Something that was gone for a moment is in it twice. */
  readonly sights: readonly Sight[];
}

/** What a blogger sees before a press. A press later than this is aimed at what is there. */
const SEEN_MS = 500;
/** The clocks of two frames, and the time from one animation frame to the next. */
const TOLERANCE_MS = 50;
/** The controls that a tap uncovers are drawn within this time. */
const DRAWN_MS = 100;
/** A mouse that has moved farther than this, in pixels, has aimed again. */
const AIMED_PX = 24;

/**
 * Whether a press acted on a control that the blogger could not have aimed at: it was not under the
 * point half a second before, and the mouse has not moved to it since it came there. A finger has no
 * moves, but what its tap on `back` has uncovered elsewhere was there before.
 */
export function isSurprise(
  { at, control, sights }: Press,
  point: Point,
  moves?: readonly Move[],
  back?: Move,
): boolean {
  const isUnder = ({ under }: Sight): boolean => under.includes(control);
  const before = sights.findLast((sight) => sight.at <= at - SEEN_MS + TOLERANCE_MS);
  if (before && isUnder(before)) return false;
  const lastWithout = sights.findLastIndex((sight) => sight.at <= at && !isUnder(sight));
  const cameAt = Math.min(sights[lastWithout + 1]?.at ?? at, at);
  if (!moves)
    return !(
      back &&
      cameAt - back.at <= DRAWN_MS &&
      cameAt >= back.at &&
      Math.hypot(back.x - point.x, back.y - point.y) > AIMED_PX
    );
  const pointer = moves.findLast((move) => move.at <= cameAt - TOLERANCE_MS);
  return !pointer || Math.hypot(pointer.x - point.x, pointer.y - point.y) <= AIMED_PX;
}
