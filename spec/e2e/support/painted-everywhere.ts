import type { Page } from '@playwright/test';
import { paintedOn } from './painted';

/**
 * Widths of the panel in px: the narrowest phone, the bell's frame, and both sides of the
 * breakpoint of the wide layout.
 */
export const WIDTHS = [320, 400, 799, 800, 1280] as const;

interface View {
  readonly width: (typeof WIDTHS)[number];
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: 'reduce' | 'no-preference';
}

/** All views: each width, in both colour schemes, with and without motion. */
export const VIEWS: readonly View[] = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['reduce', 'no-preference'] as const).map((reducedMotion) => ({ width, colorScheme, reducedMotion })),
  ),
);

/** Half of the views, in which every pair of a width, a scheme and a motion preference occurs. */
export const PAIRED_VIEWS = VIEWS.filter(
  ({ width, colorScheme, reducedMotion }) =>
    ((WIDTHS.indexOf(width) % 2 === 0) === (colorScheme === 'light')) === (reducedMotion === 'reduce'),
);

/**
 * The number of views that were checked, and the failures, each with its view and what is not
 * painted.
 */
export interface Sweep {
  readonly views: number;
  readonly failures: readonly string[];
}

/** Checks the current state of the page in each of the views. */
export async function paintedEverywhere(page: Page, sweep: readonly View[]): Promise<Sweep> {
  const failures: string[] = [];
  for (const { width, colorScheme, reducedMotion } of sweep) {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ colorScheme, reducedMotion });
    let { targets, unpainted } = await paintedOn(page);
    // The new width may still be moving things, so a failure is checked again.
    for (let looks = 1; (targets === 0 || unpainted.length > 0) && looks < 3; looks += 1)
      ({ targets, unpainted } = await paintedOn(page));
    const view = `${width} px, ${colorScheme}, motion ${reducedMotion}`;
    if (targets === 0) failures.push(`${view}: the panel is blank`);
    if (unpainted.length > 0) failures.push(`${view}: ${unpainted.slice(0, 5).join('; ')}`);
  }
  return { views: sweep.length, failures };
}
