import type { Figure } from '../figures';
import type { Chromium } from './chromium';
import { heapGrowth } from './heap-growth';
import { loading } from './loading';
import { checking } from './checking';
import { conversing } from './conversing';
import { finding } from './finding';
import { pushes } from './pushes';
import { approving } from './approving';
import { scrolling } from './scrolling';
import { startHarness } from './harness';
import { typing } from './typing';

/** The costs of a panel in use with a hundred notes. Each part has a page of its own. */
export async function* work(browser: Chromium): AsyncGenerator<Figure> {
  const harness = await startHarness(browser, '--notes', '100');
  try {
    for (const part of [
      approving,
      checking,
      finding,
      conversing,
      typing,
      scrolling,
      loading,
      pushes,
      heapGrowth,
    ]) {
      await harness.sandbox.reset();
      yield* await part(harness);
    }
  } finally {
    await harness.stop();
  }
}
