/** Where something of the list stands, in px from the list's beginning. */
export interface Place {
  readonly top: number;
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
 * What a blogger sees change when the list does. Scrolled down, the browser keeps what is at the top of the view in its
 * place: all else moves against that, and what changes above is not seen.
 */
export function movesOf(before: Places, after: Places, scrollTop: number): Moves {
  const anchor = scrollTop > 0 ? anchorOf(before, after, scrollTop) : 0;
  const moved = new Map<string, number>();
  const come: string[] = [];
  let unsure: string[] = [];
  for (const [id, { top }] of after) {
    const was = before.get(id);
    if (!was) {
      unsure.push(id);
      continue;
    }
    come.push(...unsure);
    unsure = [];
    const from = was.top - top + anchor;
    if (from !== 0) moved.set(id, from);
  }
  return { moved, come };
}

/** How far, in px, what is first in the view has been moved by the change: the browser scrolls by as much. */
function anchorOf(before: Places, after: Places, scrollTop: number): number {
  for (const [id, { top, height }] of before) {
    const is = after.get(id);
    if (is && top + height > scrollTop) return is.top - top;
  }
  return 0;
}
