import { defineConfig } from '@playwright/test';
import browserSpecs from './browser.config';

/** Specs of the servers that docs/deploying.md has recipes for. */
export default defineConfig({
  ...browserSpecs,
  testDir: '../../spec/deploy',
  outputDir: '../../test-results/deploy',
  // The first run downloads the servers.
  timeout: 120_000,
});
