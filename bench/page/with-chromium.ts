import type { Figure } from '../figures';
import type { Group } from '../group';
import { type Chromium, launchChromium } from './chromium';

/** Starts Chromium for a group of figures and closes it afterwards. */
export const withChromium = (figures: (browser: Chromium) => AsyncIterable<Figure>): Group =>
  async function* () {
    const browser = await launchChromium();
    try {
      yield* figures(browser);
    } finally {
      await browser.close();
    }
  };
