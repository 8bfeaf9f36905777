import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';

/** A worker waits for the panel most of its time, so one more than processors is busy. */
const WORKERS = availableParallelism() + 1;

/**
 * Browser specs: the built panel on the sandbox, in Chromium. `npm run test:browser` runs those
 * without the tag `@matrix`, and `npm run test:matrix` those with it. Each command has a folder of
 * results of its own, because Playwright clears the folder first.
 */
export default defineConfig({
  testDir: '../../spec/e2e',
  testMatch: '*-spec.ts',
  outputDir: '../../test-results/browser',
  workers: Number(process.env.PLAYWRIGHT_WORKERS) || WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], [path.join(import.meta.dirname, '../../scripts/failed-names.js')]],
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // A spec that fails now and then is a defect, of the spec or of the product. The report names it as
  // flaky; a busy machine must not fail a whole run.
  retries: 1,
  use: {
    ...devices['Desktop Chrome'],
    // On Linux, the same fonts on every machine.
    launchOptions: {
      ...launchOptions(),
      env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
    },
    // Playwright clicks before an animation has ended, because it watches only the frame. Specs of
    // animations override this.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a third of the run. `-- --trace on` records them.
    trace: 'off',
  },
});
