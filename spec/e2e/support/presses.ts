import type { Locator, Page } from '@playwright/test';
import { SETTLE_MS } from '../../../src/streams/timing';

/** The middle of an element, in pixels of the page. */
export async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the controls of a still panel take presses: that long after they have been drawn. */
export const untilSettled = (page: Page): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, ms)));
      }),
    SETTLE_MS,
  );

/**
 * Stops the clock of the events of an element's window: whatever appears from now on has just appeared when
 * it is pressed, however slow the machine is. Returns a function that lets the clock go on.
 */
export async function stopClock(inside: Locator): Promise<() => Promise<void>> {
  await inside.evaluate(() => {
    const real = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
    const stoppedAt = performance.now();
    let isStopped = true;
    Object.defineProperty(Event.prototype, 'timeStamp', {
      configurable: true,
      get(this: Event): number {
        const at = Number(real?.get?.call(this));
        return isStopped ? Math.min(at, stoppedAt) : at;
      },
    });
    addEventListener('clockgoeson', () => (isStopped = false), { once: true });
  });
  return () =>
    inside.evaluate(() => {
      dispatchEvent(new Event('clockgoeson'));
    });
}
