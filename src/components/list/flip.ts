// The arithmetic of FLIP animations (First, Last, Invert, Play) and of scroll anchoring, apart from
// the document.

/** The position of an item of the list, in px from the start of the list. */
export interface Position {
  readonly top: number;
  /** The height in px; 0 for a heading, which sticks to the upper edge of the view. */
  readonly height: number;
}

/** Positions in list order, by note id or by the id of a group's heading. */
export type Positions = ReadonlyMap<string, Position>;

export interface Moves {
  /** The distance in px from the new position to the old one, for each item that visibly moved. */
  readonly moved: ReadonlyMap<string, number>;
  /**
   * Items that were inserted. Items after the last known one do not count, because they belong to a page that
   * was loaded.
   */
  readonly entered: readonly string[];
}

/**
 * The moves that are visible when the list changes and is scrolled from `fromPx` to `toPx` at the
 * same time, which keeps the scroll anchor in place.
 */
export function visibleMoves(before: Positions, after: Positions, fromPx: number, toPx: number): Moves {
  const moved = new Map<string, number>();
  const entered: string[] = [];
  let newSinceKnown: string[] = [];
  const viewTop = ({ top, height }: Position, scrollTop: number): number =>
    (height === 0 ? Math.max(top, scrollTop) : top) - scrollTop;
  for (const [id, position] of after) {
    const last = before.get(id);
    if (!last) {
      newSinceKnown.push(id);
      continue;
    }
    entered.push(...newSinceKnown);
    newSinceKnown = [];
    const distance = viewTop(last, fromPx) - viewTop(position, toPx);
    if (distance !== 0) moved.set(id, distance);
  }
  return { moved, entered };
}

/**
 * Returns how far a change has moved the scroll anchor, in px; 0 if there is no anchor. The anchor is the
 * first row or heading that ends below `edgePx`, the upper edge of the view, and is still in the list.
 */
export function anchorShift(before: Positions, after: Positions, edgePx: number): number {
  for (const [id, { top, height }] of before) {
    const position = after.get(id);
    if (position && top + height > edgePx) return position.top - top;
  }
  return 0;
}
