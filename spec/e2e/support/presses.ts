import type { Locator, Page } from '@playwright/test';
import { SETTLE_MS } from '../../../src/streams/timing';

/** The middle of an element, in pixels of the page. */
export async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the controls of a still panel take presses. */
export const untilSettled = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SETTLE_MS);
