import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.js';

const executablePath = findBrowser();
/** Nothing but the pages under test: no calls home, and no sandbox where root could not start one. */
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // A page that a spec makes up has no address, and Chromium would ask before it loads anything from this machine.
  '--disable-features=LocalNetworkAccessChecks',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

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
  // On a machine that does other things too; what needs it is named as flaky.
  retries: 1,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args, ...(executablePath !== undefined && { executablePath }) },
    trace: 'retain-on-failure',
  },
});
