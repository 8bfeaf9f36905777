import type { Hidden } from './hide';
import { Difference, isPainted } from './pixels';
import type { Box, Target } from './targets';

/** A document whose pixels can be checked: a page or a frame. Any browser driver can provide it. */
export interface Surface {
  /** Runs `paintTargets` in the document. */
  readonly targets: () => Promise<readonly Target[]>;
  /** Runs `hide` in the document. */
  readonly hide: (hidden: Hidden) => Promise<void>;
  /** Runs `unhide` in the document. */
  readonly unhide: () => Promise<void>;
  /** A PNG of the page's viewport. */
  readonly screenshot: () => Promise<Buffer>;
  /**
   * Where the document's viewport begins in the screenshot, in CSS px; `scale` is the device pixel
   * ratio.
   */
  readonly origin: () => Promise<{ readonly left: number; readonly top: number; readonly scale: number }>;
}

/** The number of targets, and the names of those that have no pixels. */
export interface Painted {
  readonly targets: number;
  readonly unpainted: readonly string[];
}

const keyOf = (target: Target): string => JSON.stringify(target);
const moved = ({ left, top, right, bottom }: Box, by: { left: number; top: number }): Box => ({
  left: left + by.left,
  top: top + by.top,
  right: right + by.left,
  bottom: bottom + by.top,
});

/**
 * Compares a screenshot with two others in which all texts, or all marks, are transparent. Every
 * text and mark that the page calls visible must have pixels that change. Targets that appear,
 * disappear or move meanwhile do not count. Does not depend on fonts.
 */
export async function painted(surface: Surface): Promise<Painted> {
  try {
    await surface.hide('caret');
    const before = await surface.targets();
    const base = await surface.screenshot();
    await surface.hide('caret and text');
    const withoutText = await surface.screenshot();
    await surface.hide('caret and marks');
    const withoutMarks = await surface.screenshot();
    await surface.hide('caret');
    const after = new Set((await surface.targets()).map(keyOf));
    const { scale, ...offset } = await surface.origin();
    const texts = new Difference(base, withoutText, scale);
    const marks = new Difference(base, withoutMarks, scale);
    const lasting = before.filter((target) => after.has(keyOf(target)));
    const unpainted = lasting
      .map((target) => ({ ...target, box: moved(target.box, offset) }))
      .filter(
        (target) => !isPainted(target, target.kind === 'mark' || target.kind === 'ring' ? marks : texts),
      )
      .map(({ kind, name, box }) => `${kind} "${name}" at ${Math.round(box.left)},${Math.round(box.top)}`);
    return { targets: lasting.length, unpainted };
  } finally {
    await surface.unhide();
  }
}
