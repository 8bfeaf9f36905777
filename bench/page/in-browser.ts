import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import type { Figure } from '../figures';
import type { Group } from '../group';

/** Starts Chromium for figures that need it, and ends it when they are there. */
export const inBrowser = (figures: (browser: Browser) => AsyncIterable<Figure>): Group =>
  async function* () {
    const browser = await launched();
    try {
      yield* figures(browser);
    } finally {
      await browser.close();
    }
  };

async function launched(): Promise<Browser> {
  try {
    return await chromium.launch(launchOptions());
  } catch {
    throw new Error(
      'there is no Chromium: run `npm run test:browser` once, or name one in NOTESTREAM_CHROMIUM',
    );
  }
}
