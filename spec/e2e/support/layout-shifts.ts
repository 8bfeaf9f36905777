import type { Page } from '@playwright/test';

/** A shift of content that was visible before, as the browser scores it. */
export interface Shift {
  readonly value: number;
  /** Class names or tag names of what moved. */
  readonly moved: readonly string[];
}

declare global {
  // The panel's frame, with the log of this module.
  var layoutShifts: Shift[] | undefined;
}

/** Logs all layout shifts of the frames of a page, those after an input included. */
export const logLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (self.parent === self) return;
    const shifts: Shift[] = (globalThis.layoutShifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        const sources: unknown = Reflect.get(entry, 'sources');
        const nodes: unknown[] = Array.isArray(sources)
          ? sources.map((source: object): unknown => Reflect.get(source, 'node'))
          : [];
        const moved = nodes.map((node) =>
          node instanceof Element ? node.className || node.tagName : '#text',
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts of the panel's frame since the last call. */
export async function takeShifts(page: Page): Promise<readonly Shift[]> {
  // The browser reports a shift after the frame in which it happened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.frames()[1]?.evaluate(() => globalThis.layoutShifts?.splice(0) ?? []) ?? [];
}
