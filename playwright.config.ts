import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.js';

/** Browser specs: the built panel on the sandbox, in Chromium. */
export default defineConfig({
  testDir: 'spec/e2e',
  testMatch: '*-spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // Other processes may slow the machine down. A retried spec is reported as flaky.
  retries: 1,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    // Playwright clicks before an animation has ended, because it watches only the frame. Specs of
    // animations override this.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a third of the run, so only retries have one.
    trace: 'on-first-retry',
  },
});
