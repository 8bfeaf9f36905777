import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Scrolls down until the list has at least this many notes, then scrolls up again. */
export async function loadNotes(panel: Page | FrameLocator, count: number): Promise<void> {
  const scroller = panel.locator('.pane-list .pane-scroller');
  const rows = scroller.locator('[data-note]');
  await expect(async () => {
    // Scroll only if needed: one scroll too many would load ten more notes later.
    const loaded = await rows.count();
    if (loaded < count) await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    expect(loaded).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 30_000 });
  await scroller.evaluate((box) => box.scrollTo(0, 0));
}
