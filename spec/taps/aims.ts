import type { Frame, Page } from '@playwright/test';
import type { Random } from '../support/random';
import { FAVOUR } from './kinds';
import type { Point } from './oracle';
import type { Target } from './page-types';

const NO_AREA = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Where the user is about to tap, in pixels of the page: mostly on controls, else anywhere in the
 * panel.
 */
export async function aimsAt(
  page: Page,
  frame: Frame | undefined,
  random: Random,
  favourite?: string,
): Promise<readonly Point[]> {
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const isOpen = (await bell.getAttribute('aria-expanded')) === 'true';
  const area = await page.locator('iframe[title="Notifications"]').boundingBox();
  const targets = isOpen ? await frame?.evaluate(() => window.tapsTargets?.()) : undefined;
  const pick = pickerOf(targets ?? [], area ?? NO_AREA, random, favourite);
  if (!isOpen || !area) {
    const box = await bell.boundingBox();
    if (!box) throw new Error('the page has no bell');
    const onBell = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // The panel will open under the second one.
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    return [onBell, { x: random.whole(size.width - 380, size.width - 10), y: random.whole(60, 500) }];
  }
  return random.chance(0.35) ? [pick(), pick()] : [pick()];
}

/** An area of the page, in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a function that picks a point in the area of the panel: mostly on one of the targets. */
export function pickerOf(
  targets: readonly Target[],
  { x, y, width, height }: Area,
  random: Random,
  favourite?: string,
): () => Point {
  const weighed = targets.map((target) => ({
    target,
    weight: (FAVOUR[target.kind] ?? 1) * (target.kind === favourite ? 100 : 1),
  }));
  return () => {
    if (weighed.length === 0 || random.chance(0.15))
      return { x: x + random.whole(1, width - 2), y: y + random.whole(1, height - 2) };
    const { left, top, width: w, height: h } = random.weighed(weighed).target;
    // Within the middle half of a small control, and anywhere in a large one.
    return {
      x: Math.round(x + left + w / 2 + (random.whole(-35, 35) / 100) * w),
      y: Math.round(y + top + h / 2 + (random.whole(-35, 35) / 100) * h),
    };
  };
}
