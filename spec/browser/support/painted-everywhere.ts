import type { Page } from '@playwright/test';
import { paintedOn } from './painted';

/** Widths of the panel in px: the narrowest phone, the bell's frame, and both sides of the wide layout's edge. */
export const WIDTHS = [320, 400, 799, 800, 1280] as const;

/** A way to look at a page. */
interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: 'reduce' | 'no-preference';
}

const VIEWS: readonly View[] = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['reduce', 'no-preference'] as const).map((reducedMotion) => ({ width, colorScheme, reducedMotion })),
  ),
);

/** How many views of a state were looked at, and those in which something visible has no pixels, each with what it is. */
export interface Sweep {
  readonly views: number;
  readonly failures: readonly string[];
}

/** Looks at the page's present state at every width, in both colour schemes, with and without motion. */
export async function paintedEverywhere(page: Page): Promise<Sweep> {
  const failures: string[] = [];
  for (const { width, colorScheme, reducedMotion } of VIEWS) {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ colorScheme, reducedMotion });
    const { targets, unpainted } = await paintedOn(page);
    const view = `${width} px, ${colorScheme}, motion ${reducedMotion}`;
    if (targets === 0) failures.push(`${view}: the panel is blank`);
    if (unpainted.length > 0) failures.push(`${view}: ${unpainted.slice(0, 5).join('; ')}`);
  }
  return { views: VIEWS.length, failures };
}
