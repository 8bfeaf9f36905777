/** Where something of the list stands, in px from the list's beginning. */
export interface Place {
  readonly top: number;
  /** 0 for a heading, which sticks to the upper edge of the view. */
  readonly height: number;
}

/** By what stands there: a note's id, a group's name. In the order of the list. */
export type Places = ReadonlyMap<string, Place>;

export interface Moves {
  /** How far from its new place, in px, each began that is seen to move. */
  readonly moved: ReadonlyMap<string, number>;
  /** What came between what was there. What is added at the end has not come, it was only not loaded before. */
  readonly come: readonly string[];
}

/**
 * What a blogger sees change when the list does, and when it is scrolled from one place to another, in px, to keep the reader's
 * place: everything is seen to move against that.
 */
export function movesOf(before: Places, after: Places, fromPx: number, toPx: number): Moves {
  const moved = new Map<string, number>();
  const come: string[] = [];
  let unsure: string[] = [];
  const seenAt = ({ top, height }: Place, scrollTop: number): number =>
    (height === 0 ? Math.max(top, scrollTop) : top) - scrollTop;
  for (const [id, place] of after) {
    const was = before.get(id);
    if (!was) {
      unsure.push(id);
      continue;
    }
    come.push(...unsure);
    unsure = [];
    const from = seenAt(was, fromPx) - seenAt(place, toPx);
    if (from !== 0) moved.set(id, from);
  }
  return { moved, come };
}

/**
 * How far, in px, a change has moved the reader's place. The place is the first row or heading that ends below `edgePx`, the
 * upper edge of the view, and is still in the list. 0 if there is none.
 */
export function shiftOf(before: Places, after: Places, edgePx: number): number {
  for (const [id, { top, height }] of before) {
    const is = after.get(id);
    if (is && top + height > edgePx) return is.top - top;
  }
  return 0;
}
