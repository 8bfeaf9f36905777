import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.js';

/** Browser specs: the built panel on the real sandbox, in a real Chromium. */
export default defineConfig({
  testDir: 'spec/browser',
  testMatch: '*-spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // On a machine that does other things too; what needs it is named as flaky.
  retries: 1,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    // What glides is not where Playwright, which looks at the frame alone, would click. Specs of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test costs a third of the run; what fails is run once more, and then with one.
    trace: 'on-first-retry',
  },
});
