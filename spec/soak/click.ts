import type { Locator } from '@playwright/test';
import { SETTLE_MS } from '../../src/streams/timing';

/**
 * Clicks as people do, who look first. The panel ignores a press on what has just come under the
 * pointer. Times out like `Locator.click`.
 */
export async function click(target: Locator, options?: { readonly timeout?: number }): Promise<void> {
  await target.scrollIntoViewIfNeeded(options);
  await target.evaluate((_element, ms) => new Promise((done) => setTimeout(done, ms)), SETTLE_MS, options);
  await target.click(options);
}
