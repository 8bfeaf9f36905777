import type { Figure } from '../figures';
import type { Group } from '../group';
import { type Chromium, launchChromium } from './chromium';

/** Starts Chromium for figures that need it, and ends it when they are there. */
export const inBrowser = (figures: (browser: Chromium) => AsyncIterable<Figure>): Group =>
  async function* () {
    const browser = await launchChromium();
    try {
      yield* figures(browser);
    } finally {
      await browser.close();
    }
  };
