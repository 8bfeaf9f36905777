import { defineConfig } from '@playwright/test';
import browserSpecs from './playwright.config';

/** Clients of the real platform that others wrote, on the sandbox. */
export default defineConfig({ ...browserSpecs, testDir: 'spec/foreign', retries: 0, timeout: 60_000 });
