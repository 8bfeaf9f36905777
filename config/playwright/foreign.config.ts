import { defineConfig } from '@playwright/test';
import browserSpecs from './browser.config';

/** Specs of other clients of the real platform, on the sandbox. */
export default defineConfig({
  ...browserSpecs,
  testDir: '../../spec/foreign',
  outputDir: '../../test-results/foreign',
  timeout: 60_000,
});
